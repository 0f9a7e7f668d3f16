alter table credentials drop column wrote, drop column wrote_at;

-- down
alter table credentials add column wrote pg_lsn, add column wrote_at timestamptz;
