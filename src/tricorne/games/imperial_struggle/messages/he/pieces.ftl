# כל החלקים והיכן הם, עד כמה שצד יודע
pieces-cards = קלפי אירוע
pieces-ministries = משרדים: { $side }
pieces-advantages = יתרונות: { $region }
pieces-war-tiles = אריחי מלחמה: { $war }
piece-hand = ביד שלך
piece-played = שוחק
piece-discards = הושלך
piece-out-of-game = מחוץ למשחק
piece-unseen = עוד לא נראה
piece-in-hand = מחכה להנחה
piece-not-known = לא ידוע
piece-side = ‏{ $side }: { $words }
piece-bonus = בונוס: { $words }
