CREATE TABLE abandons (
    table_id VARCHAR(32) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    power VARCHAR(64) NOT NULL,
    agreed TEXT NOT NULL,
    PRIMARY KEY (table_id)
);
CREATE TABLE accounts (
    guest VARCHAR(32) NOT NULL,
    handle VARCHAR(64) NOT NULL,
    email VARCHAR(254),
    language VARCHAR(16) NOT NULL,
    created FLOAT NOT NULL,
    PRIMARY KEY (guest),
    UNIQUE (handle),
    UNIQUE (email)
);
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES ('0019');
CREATE TABLE audit (
    id INTEGER NOT NULL,
    at FLOAT NOT NULL,
    who VARCHAR(32) NOT NULL,
    act VARCHAR(16) NOT NULL,
    subject VARCHAR(32) NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE blocks (
    guest VARCHAR(32) NOT NULL,
    other VARCHAR(32) NOT NULL,
    name VARCHAR(80) NOT NULL,
    since FLOAT NOT NULL,
    PRIMARY KEY (guest, other)
);
CREATE TABLE choices (
    table_id VARCHAR(32) NOT NULL,
    place INTEGER NOT NULL,
    power VARCHAR(64) NOT NULL,
    player VARCHAR(80) NOT NULL,
    bot BOOLEAN NOT NULL,
    at FLOAT NOT NULL,
    PRIMARY KEY (table_id, place)
);
CREATE TABLE claims (
    table_id VARCHAR(32) NOT NULL,
    process VARCHAR(32) NOT NULL,
    PRIMARY KEY (table_id)
);
CREATE TABLE clocks (
    table_id VARCHAR(32) NOT NULL,
    kind VARCHAR(16) NOT NULL,
    due FLOAT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id)
);
CREATE TABLE entries (
    table_id VARCHAR(32) NOT NULL,
    number INTEGER NOT NULL,
    kind VARCHAR(16) NOT NULL,
    seat VARCHAR(64) NOT NULL,
    text TEXT NOT NULL,
    secret BOOLEAN NOT NULL,
    outcomes TEXT NOT NULL,
    barrier BOOLEAN NOT NULL,
    target INTEGER NOT NULL,
    led_by VARCHAR(64) NOT NULL,
    lines TEXT NOT NULL,
    scores TEXT NOT NULL,
    figures TEXT NOT NULL,
    points TEXT NOT NULL,
    at FLOAT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE event_people (
    event VARCHAR(32) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    number INTEGER NOT NULL,
    withdrawn BOOLEAN NOT NULL,
    joined FLOAT NOT NULL,
    PRIMARY KEY (event, guest)
);
CREATE TABLE event_seats (
    event VARCHAR(32) NOT NULL,
    round INTEGER NOT NULL,
    guest VARCHAR(32) NOT NULL,
    board INTEGER NOT NULL,
    place INTEGER NOT NULL,
    power VARCHAR(64) NOT NULL,
    table_id VARCHAR(32) NOT NULL,
    points FLOAT,
    forfeit BOOLEAN NOT NULL,
    PRIMARY KEY (event, round, guest)
);
CREATE TABLE events (
    id VARCHAR(32) NOT NULL,
    title TEXT NOT NULL,
    game VARCHAR(64) NOT NULL,
    format VARCHAR(16) NOT NULL,
    rounds INTEGER NOT NULL,
    size INTEGER NOT NULL,
    template TEXT NOT NULL,
    organiser VARCHAR(32) NOT NULL,
    status VARCHAR(16) NOT NULL,
    round INTEGER NOT NULL,
    created FLOAT NOT NULL,
    changed FLOAT NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE friends (
    guest VARCHAR(32) NOT NULL,
    other VARCHAR(32) NOT NULL,
    state VARCHAR(16) NOT NULL,
    since FLOAT NOT NULL,
    PRIMARY KEY (guest, other)
);
CREATE TABLE guests (
    id VARCHAR(32) NOT NULL,
    token VARCHAR(64) NOT NULL,
    name VARCHAR(80) NOT NULL,
    created FLOAT NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (token)
);
CREATE TABLE holidays (
    guest VARCHAR(32) NOT NULL,
    first FLOAT NOT NULL,
    last FLOAT NOT NULL,
    PRIMARY KEY (guest, first)
);
CREATE TABLE house_keys (
    name VARCHAR(32) NOT NULL,
    secret TEXT NOT NULL,
    created FLOAT NOT NULL,
    PRIMARY KEY (name)
);
CREATE TABLE invitations (
    table_id VARCHAR(32) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    other VARCHAR(32) NOT NULL,
    at FLOAT NOT NULL,
    PRIMARY KEY (table_id, guest)
);
CREATE TABLE left_seats (
    table_id VARCHAR(32) NOT NULL,
    power VARCHAR(64) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    PRIMARY KEY (table_id, power)
);
CREATE TABLE letters (
    table_id VARCHAR(32) NOT NULL,
    power VARCHAR(64) NOT NULL,
    seal VARCHAR(64) NOT NULL,
    text VARCHAR(64) NOT NULL,
    sealed FLOAT NOT NULL,
    opened FLOAT NOT NULL,
    PRIMARY KEY (table_id, power)
);
CREATE TABLE messages (
    id INTEGER NOT NULL,
    table_id VARCHAR(32) NOT NULL,
    channel TEXT NOT NULL,
    seat VARCHAR(64) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    name VARCHAR(80) NOT NULL,
    text TEXT NOT NULL,
    at FLOAT NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE notice_ways (
    guest VARCHAR(32) NOT NULL,
    way VARCHAR(32) NOT NULL,
    wanted BOOLEAN NOT NULL,
    target TEXT NOT NULL,
    device VARCHAR(80) NOT NULL,
    stop VARCHAR(64) NOT NULL,
    last FLOAT NOT NULL,
    language VARCHAR(8) DEFAULT '' NOT NULL,
    session VARCHAR(32) DEFAULT '' NOT NULL,
    PRIMARY KEY (guest, way),
    UNIQUE (stop)
);
CREATE TABLE notices (
    table_id VARCHAR(32) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    way VARCHAR(32) NOT NULL,
    kind VARCHAR(16) NOT NULL,
    number INTEGER NOT NULL,
    due FLOAT NOT NULL,
    tries INTEGER NOT NULL,
    state INTEGER NOT NULL,
    PRIMARY KEY (table_id, guest, way, kind)
);
CREATE TABLE orders (
    table_id VARCHAR(32) NOT NULL,
    power VARCHAR(64) NOT NULL,
    text TEXT NOT NULL,
    scope TEXT NOT NULL,
    PRIMARY KEY (table_id, power)
);
CREATE TABLE passkeys (
    id VARCHAR(64) NOT NULL,
    credential TEXT NOT NULL,
    guest VARCHAR(32) NOT NULL,
    public_key TEXT NOT NULL,
    uses INTEGER NOT NULL,
    device VARCHAR(80) NOT NULL,
    created FLOAT NOT NULL,
    used FLOAT NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE presence (
    process VARCHAR(32) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    PRIMARY KEY (process, guest)
);
CREATE TABLE processes (
    id VARCHAR(32) NOT NULL,
    drives BOOLEAN NOT NULL,
    seen FLOAT NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE profiles (
    guest VARCHAR(32) NOT NULL,
    shown VARCHAR(16) NOT NULL,
    PRIMARY KEY (guest)
);
CREATE TABLE quiet_tables (
    table_id VARCHAR(32) NOT NULL,
    PRIMARY KEY (table_id)
);
CREATE TABLE rated_tables (
    table_id VARCHAR(32) NOT NULL,
    number INTEGER NOT NULL,
    counts BOOLEAN NOT NULL,
    PRIMARY KEY (table_id),
    UNIQUE (number)
);
CREATE TABLE rating_games (
    table_id VARCHAR(32) NOT NULL,
    power VARCHAR(64) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    game VARCHAR(64) NOT NULL,
    pace VARCHAR(16) NOT NULL,
    at FLOAT NOT NULL,
    number INTEGER NOT NULL,
    place INTEGER NOT NULL,
    mu_before FLOAT NOT NULL,
    mu FLOAT NOT NULL,
    sigma FLOAT NOT NULL,
    PRIMARY KEY (table_id, power)
);
CREATE TABLE ratings (
    guest VARCHAR(32) NOT NULL,
    game VARCHAR(64) NOT NULL,
    pace VARCHAR(16) NOT NULL,
    mu FLOAT NOT NULL,
    sigma FLOAT NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    last VARCHAR(64) NOT NULL,
    changed FLOAT NOT NULL,
    PRIMARY KEY (guest, game, pace)
);
CREATE TABLE reports (
    id INTEGER NOT NULL,
    guest VARCHAR(32) NOT NULL,
    other VARCHAR(32) NOT NULL,
    table_id VARCHAR(32) NOT NULL,
    quoted TEXT NOT NULL,
    text TEXT NOT NULL,
    at FLOAT NOT NULL,
    closed FLOAT NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE roles (
    guest VARCHAR(32) NOT NULL,
    role VARCHAR(16) NOT NULL,
    since FLOAT NOT NULL,
    PRIMARY KEY (guest)
);
CREATE TABLE sanctions (
    guest VARCHAR(32) NOT NULL,
    kind VARCHAR(16) NOT NULL,
    until FLOAT NOT NULL,
    reason TEXT NOT NULL,
    at FLOAT NOT NULL,
    PRIMARY KEY (guest, kind)
);
CREATE TABLE schema_version (
    version INTEGER NOT NULL,
    PRIMARY KEY (version)
);
INSERT INTO schema_version VALUES (3);
CREATE TABLE seats (
    table_id VARCHAR(32) NOT NULL,
    place INTEGER NOT NULL,
    power VARCHAR(64) NOT NULL,
    lead VARCHAR(16) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    player VARCHAR(80) NOT NULL,
    bot VARCHAR(64) NOT NULL,
    stand_in VARCHAR(64) NOT NULL,
    resigned BOOLEAN DEFAULT 0 NOT NULL,
    PRIMARY KEY (table_id, place)
);
CREATE TABLE series (
    table_id VARCHAR(32) NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id)
);
CREATE TABLE sessions (
    id VARCHAR(32) NOT NULL,
    token VARCHAR(64) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    device VARCHAR(80) NOT NULL,
    created FLOAT NOT NULL,
    seen FLOAT NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (token)
);
CREATE TABLE snapshots (
    table_id VARCHAR(32) NOT NULL,
    number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    position TEXT NOT NULL,
    anchor TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE spent_tickets (
    id VARCHAR(64) NOT NULL,
    at FLOAT NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE studies (
    id VARCHAR(32) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    game VARCHAR(64) NOT NULL,
    title TEXT NOT NULL,
    origin VARCHAR(64) NOT NULL,
    record TEXT NOT NULL,
    tree TEXT NOT NULL,
    judged TEXT NOT NULL,
    created FLOAT NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE study_jobs (
    study VARCHAR(32) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    at FLOAT NOT NULL,
    state VARCHAR(16) NOT NULL,
    process VARCHAR(32) NOT NULL,
    tries INTEGER NOT NULL,
    done INTEGER NOT NULL,
    total INTEGER NOT NULL,
    worked TEXT NOT NULL,
    PRIMARY KEY (study)
);
CREATE TABLE tables (
    id VARCHAR(32) NOT NULL,
    title TEXT NOT NULL,
    game VARCHAR(64) NOT NULL,
    version INTEGER NOT NULL,
    preset TEXT NOT NULL,
    options TEXT NOT NULL,
    status VARCHAR(16) NOT NULL,
    host VARCHAR(32) NOT NULL,
    listed BOOLEAN NOT NULL,
    watch VARCHAR(16) NOT NULL,
    undo VARCHAR(16) NOT NULL,
    invite VARCHAR(64) NOT NULL,
    seed VARCHAR(64) NOT NULL,
    bot_seed VARCHAR(64) NOT NULL,
    number INTEGER NOT NULL,
    actor VARCHAR(64) NOT NULL,
    scores TEXT NOT NULL,
    winners TEXT NOT NULL,
    created FLOAT NOT NULL,
    changed FLOAT NOT NULL,
    began INTEGER DEFAULT '0' NOT NULL,
    choosing BOOLEAN DEFAULT 0 NOT NULL,
    revision INTEGER DEFAULT '0' NOT NULL,
    ended VARCHAR(16) DEFAULT '' NOT NULL,
    rematch VARCHAR(32) DEFAULT '' NOT NULL,
    advice BOOLEAN DEFAULT 0 NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE takebacks (
    table_id VARCHAR(32) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    power VARCHAR(64) NOT NULL,
    number INTEGER NOT NULL,
    back_to INTEGER NOT NULL,
    actions INTEGER NOT NULL,
    agreed TEXT NOT NULL,
    PRIMARY KEY (table_id)
);
CREATE TABLE tickets (
    id VARCHAR(64) NOT NULL,
    kind VARCHAR(16) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    data TEXT NOT NULL,
    expires FLOAT NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE visits (
    table_id VARCHAR(32) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    seen INTEGER NOT NULL,
    PRIMARY KEY (table_id, guest)
);
CREATE INDEX claims_process ON claims (process);
CREATE INDEX clocks_due ON clocks (due);
CREATE INDEX event_people_guest ON event_people (guest);
CREATE INDEX event_seats_table ON event_seats (table_id);
CREATE INDEX events_status ON events (status, changed);
CREATE INDEX invitations_guest ON invitations (guest);
CREATE INDEX messages_table ON messages (table_id, id);
CREATE INDEX notices_due ON notices (state, due);
CREATE INDEX passkeys_guest ON passkeys (guest);
CREATE INDEX presence_guest ON presence (guest);
CREATE INDEX rating_games_guest ON rating_games (guest, number);
CREATE INDEX ratings_board ON ratings (game, pace, mu);
CREATE INDEX seats_guest ON seats (guest);
CREATE INDEX sessions_guest ON sessions (guest);
CREATE INDEX studies_guest ON studies (guest);
CREATE INDEX tables_status ON tables (status, listed);
CREATE INDEX tickets_guest ON tickets (guest, kind);
