### Ce qui vient de se passer : le rythme, les décomptes, les traces.

pace = Rythme
pace-slow = lent
pace-normal = normal
pace-instant = immédiat
pace-step = pas à pas
count-after = total
count-again = Revoir
count-next = Suite
count-skip = Au total
count-open = Voir le décompte
battle-open = Voir le combat
teller-now = Au présent
