### What just happened: the pace, counts, marks.

pace = Pace
pace-slow = slow
pace-normal = normal
pace-instant = at once
pace-step = step by step
count-after = total
count-again = Show again
count-next = Next
count-skip = To the sum
count-open = Show the count
battle-open = Show the battle
teller-now = To the present
