"""What holds for every test."""

from tricorne.kernel import languages

# A message with a key or an argument that its English does not know fails the test that makes it.
languages.CHECKING = True
