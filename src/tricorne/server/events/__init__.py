"""Events of a club: round robin and Swiss, made and run by an organiser.

``pairing`` decides who meets whom and who sits where, ``standings`` counts; both know nothing of a server. ``keeping``
is what the database knows, ``running`` what happens: signing up, rounds, tables, results; ``desk`` answers requests.
"""
