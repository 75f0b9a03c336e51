# Coach
coach = Coach
coach-off = No more coach
coach-close = I see
home-coach = First game with a coach
setting-coach = A coach explains what is new
