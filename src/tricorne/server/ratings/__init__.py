"""Ratings: for each game and pace one scale, on which people move and bots stand fast (docs/ratings.md).

``scale``     points, intervals, marks of the bots, paces; OpenSkill behind it
``judging``   whether a finished table counts, and who came where
``counting``  every finished table once, in the order of their ends; all of them anew
``boards``    the best of a game, and what stands beside names
"""
