tile-diplomatic-service = Diplomatischer Dienst
    .effect = Als freie Aktion ein örtliches Bündnis schließen; kostet es Gold, zahlst du es.
tile-improved-agriculture = Verbesserte Landwirtschaft
    .effect = +1 Bevölkerung beim Nehmen und einmal in jedem Krieg.
tile-improved-agriculture-original = Verbesserte Landwirtschaft
    .effect = +1 Bevölkerung einmal in jedem Krieg, nichts beim Nehmen.
tile-mercenaries = Söldner
    .effect = Eine Armee in der Heimat bauen, ohne Bevölkerung auszugeben.
tile-pressgangs = Presspatrouillen
    .effect = Eine Flotte in der Heimat bauen, ohne Bevölkerung auszugeben.
tile-reserves = Reserven
    .effect = Als Angreifer oder Verteidiger die Würfel eines Kampfes verwerfen; beide Seiten würfeln neu.
tile-trained-native-militia = Einheimische Miliz
    .effect = Ohne Bevölkerung eine Armee bauen. Sie darf gleich in einer Kolonie stehen, in der du einen Kontrollmarker oder eine Einheit hast; ohne Flotte und ohne Seewürfel. Danach darf sie wie jede neue Einheit einmal ziehen.
tile-war-office = Kriegsministerium
    .effect = Ein Angriff als freie Aktion, ohne 2 Gold zu zahlen.
tile-government-reform = Staatsreform
    .effect = 2 Unruhepunkte zurückgeben.
tile-industry = Industrie
    .effect = 3 Siegpunkte und 1 weiterer für jede Verbesserte Landwirtschaft.
tile-industry-original = Industrie
    .effect = 3 Siegpunkte.
tile-army-training = Armeeausbildung
    .effect = +1 im Landkampf für den Anführer, der mehr davon hat, wenn er dort eine Armee oder ein Fort hat.
tile-banking = Bankwesen
    .effect = Jede Besteuerung bringt 3 statt 2 Gold; ein zweites Plättchen bringt nichts mehr.
tile-logistics = Logistik
    .effect = Eine Einheit mehr in jeder Bewegungsaktion.
tile-militia = Miliz
    .effect = Am Ende einer Bauaktion eine weitere Armee für 1 Bevölkerung.
tile-naval-training = Flottenausbildung
    .effect = +1 im Seekampf für den Anführer, der mehr davon hat, wenn er dort eine Flotte hat.
tile-navigation = Navigation
    .effect = +2 auf den zweiten (roten) Würfel einer Fernfahrt für jedes Plättchen.
tile-blockade = Blockade
    .effect = Seeunterstützung zählt in einem Landkampf +2 statt +1, oder lege sie unter deine Flotte in einer Kolonie: Feinde dürfen nur mit mehr Flotten als du Landeinheiten dorthin bringen.
tile-fighting-withdrawal = Rückzugsgefecht
    .effect = Als Verteidiger nach einem verlorenen Kampf: Du und deine Verbündeten verlieren keine Einheiten (2004: im ganzen Angriff); der Kontrollmarker geht trotzdem verloren.
tile-surprise-attack = Überraschungsangriff
    .effect = Kein anderer Spieler darf dem Verteidiger deines Angriffs helfen.
tile-baltic-company = Ostsee-Kompanie
tile-east-indies-company = Ostindien-Kompanie
tile-gold-coast-commerce = Goldküstenhandel
tile-gold-mines = Goldminen
tile-levant-company = Levante-Kompanie
tile-sugar-plantations = Zuckerplantagen
tile-tobacco-fields = Tabakfelder

effect-tile = { $tile-effect }
effect-token = { $token-effect }
effect-trade = { $regions-count ->
    [one] Einmal in jedem Krieg 1 Gold für jeden eigenen Kontrollmarker { $regions-in }.
   *[other] Einmal in jedem Krieg 1 Gold für jeden eigenen Kontrollmarker in einer dieser Regionen: { $regions-plain }.
  }

tiles-free-action = Freie Aktionen
tiles-improvement = Verbesserungen
tiles-immediate = Sofort
tiles-tactics = Taktik
tiles-trade = Handel
tile-price = Preis: { $price-plain }
tile-left = noch { $left } von { $copies }
tile-used = genutzt
price-gold = { $count } Gold
price-population = { $count } Bevölkerung
price-unrest = { $count ->
    [one] 1 Unruhepunkt
   *[other] { $count } Unruhepunkte
  }
price-nothing = nichts
