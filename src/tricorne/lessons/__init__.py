"""Lessons on the real rules: a game's folder has them as data (``lessons/*.toml`` and, for their texts,
``messages/LANGUAGE/lessons/*.ftl``), and ``LessonRun`` plays one. How a lesson is written: docs/lessons.md."""

from tricorne.lessons.lesson import BadLesson, Lesson, Step, WrongTry, lesson, lessons
from tricorne.lessons.run import LessonRun, Reply

__all__ = ["BadLesson", "Lesson", "LessonRun", "Reply", "Step", "WrongTry", "lesson", "lessons"]
