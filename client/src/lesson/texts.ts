// The texts of a lesson, fetched when it is opened: a book of their own.
import { path } from "../net/api";
import type { Language } from "../settings.svelte";
import { Book } from "../text/speech";

/** A text by its id; empty if there is none. */
export type LessonText = (id: string) => string;

export async function loadTexts(game: string, lesson: string, language: Language): Promise<LessonText> {
  const answer = await fetch(`/api${path("games", game, "lessons", lesson, "messages", language)}`);
  const book = new Book(language, [answer.ok ? await answer.text() : ""]);
  return (id) => book.format(id) ?? "";
}
