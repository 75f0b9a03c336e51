# What keeps the house standing: games that are set aside, names that could be mistaken, limits
aside-title = This game is set aside
aside-words = It could not be opened: what is stored does not fit this version of Tricorne. Nothing was thrown away. Take the record home, and tell the owner of this server, who finds out more with “tricorne doctor”.
aside-record = Save the record
card-aside = Set aside
why-set-aside = this game is set aside because it cannot be opened; its record can be saved
why-no-moment = this moment cannot be rebuilt from the record
why-mixed-scripts = a name is written in one script: Latin, Greek or Cyrillic letters, not several
why-name-alike = somebody at this table is called { $name }: choose a name that nobody takes for it
why-other-name = this server does not go by that name
