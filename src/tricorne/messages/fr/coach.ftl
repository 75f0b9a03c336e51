# Guide
coach = Guide
coach-off = Plus de guide
coach-close = Compris
home-coach = Première partie avec un guide
setting-coach = Un guide explique ce qui est nouveau
