# What is asked
prompt-turn = { $power } has { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  } left.
prompt-turn-special = { $actions ->
    [one] { $power } has 1 action left (it may be Special).
   *[other] { $power } has { $actions } actions left (one of them may be Special).
  }
prompt-turn-no-special = { $actions ->
    [one] { $power } has 1 action left (no Special action any more).
   *[other] { $power } has { $actions } actions left (no Special action any more).
  }
prompt-free-actions = { $power } may use free actions or end the turn.
prompt-destination = Where does { $power } move the { $unit } { $region-from }?
prompt-free-move = { $power } may move the new { $unit } on { $region-from }.
prompt-next-move = { $left ->
    [one] { $power } may move 1 more unit.
   *[other] { $power } may move { $left } more units.
  }
prompt-place-unit = { $power } places a starting unit ({ $number } of { $total }).
prompt-pass-or-raise = { $standing }: { $power } passes or raises.
standing = { $bidder } bids { $bid } for red { $red }, blue { $blue }
standing-red = { $bidder } bids { $bid } for red { $red }
standing-blue = { $bidder } bids { $bid } for blue { $blue }
prompt-bid-first = { $power } opens the auction: how much gold does it bid?
prompt-bid-more = { $standing }: how much more does { $power } bid?
prompt-bid-taxes = { $question } Winning at { $bid } would take { $taxations } taxations.
prompt-propose-red = { $power } bids { $bid }: which power joins red?
prompt-propose-blue = { $power } bids { $bid } for red { $red }: which power joins blue?
prompt-propose-side = { $power } bids { $bid }: does the last power join red or blue?
prompt-commit-navies-attack = How many navies does { $power } commit to the attack of { $leader } { $region-in }?
prompt-commit-navies-defence = How many navies does { $power } commit to the defence of { $leader } { $region-in }?
prompt-commit-armies-attack = How many armies does { $power } commit to the attack of { $leader } { $region-in }?
prompt-commit-armies-defence = How many armies does { $power } commit to the defence of { $leader } { $region-in }?
prompt-accept-help = Does { $power } accept { $forces } of { $ally }?
prompt-surprise-attack = Does { $power } play Surprise Attack, so that no other player may join { $enemy }?
prompt-fight-at-sea = Does { $power } fight at sea for { $region-the }? Declining leaves naval support to the other side.
prompt-alliances-at-sea = Which local alliances does { $power } use at sea? They are then spent for the land combat.
prompt-surrender = Does { $power } surrender its control marker { $region-in } without a fight?
prompt-blockade-support = Does { $power } return Blockade so that its naval support counts { $worth }?
prompt-reserves = { $score } Does { $power } use Reserves to roll again?
prompt-fighting-withdrawal = { $score } Does { $power } play Fighting Withdrawal and lose no units?
score-sea = At sea the attackers have { $strength } + { $more } (dice { $dice-plain }), the defenders { $strength2 } + { $more2 } (dice { $dice2-plain }).
score-land = On land the attackers have { $strength } + { $more } (dice { $dice-plain }), the defenders { $strength2 } + { $more2 } (dice { $dice2-plain }).
prompt-lose-own-unit = Which unit does { $power } lose?
prompt-lose-ally-unit = Which ally loses a unit? { $power } chooses.
prompt-militia = { $power } may build one more army by Militia for 1 population.
prompt-militia-any = { $power } may build one more army, navy or fort by Militia for 1 population.
prompt-relief = { $points ->
    [one] { $power } passed and may give back 1 point of unrest.
   *[other] { $power } passed and may give back { $points } points of unrest.
  }
prompt-sea-stay = Stay: the { $unit } of { $power } remains, or reaches { $region-the } for { $arrive } gold.
prompt-sea-sink = Sink: the { $unit } of { $power } is lost, remains for { $remain } gold, or reaches { $region-the } for { $arrive }.
prompt-put-back-duplicates = { $power } must put a marker back that repeats a region.
prompt-may-put-back = { $power } may put back a marker that repeats a region.
prompt-may-put-back-more = { $power } may put back another marker that repeats a region, or draw again.
prompt-draft-pick = { $power } keeps one marker and passes on the rest.
prompt-diplomatic-service = Which local alliance does { $power } form by Diplomatic Service?
prompt-native-militia = Where does { $power } raise its Trained Native Militia?
prompt-blockade = Which colony does { $power } blockade?
prompt-war-office = Whom does { $power } attack by War Office?
prompt-trade-region = In which region does { $power } collect for { $tile }?

# How many units of each kind
forces = { $navies ->
    [0] { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
    [one] { $armies ->
        [0] 1 navy
        [one] 1 navy and 1 army
       *[other] 1 navy and { $armies } armies
    }
   *[other] { $armies ->
        [0] { $navies } navies
        [one] { $navies } navies and 1 army
       *[other] { $navies } navies and { $armies } armies
    }
  }

# The chance that is awaited
chance-map-marker = The next marker for the map is drawn.
chance-sea = A die is rolled at sea for the { $unit } of { $power }, bound for { $region-the }.
chance-unrest = { $power } draws an unrest counter.
chance-letter = { $power } gets a set of markers by lot.
chance-hand-marker = { $power } draws a marker.
chance-nonplayer-control = { $power } gets a control marker in one of its regions by lot.
chance-nonplayer-navy = A die is rolled whether an army of { $power } is a navy.
chance-attack-die = { $power } attacks: die { $number } of 2 of the attackers.
chance-defence-die = { $power } attacks: die { $number } of 2 of the defenders.
