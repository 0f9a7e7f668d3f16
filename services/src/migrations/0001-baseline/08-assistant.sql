-- The assistant.

-- Questions and tokens by person and day.
create table assistant_usage (
  business_id uuid not null,
  day date not null,
  user_id uuid not null,
  questions integer not null check (questions >= 0),
  tokens bigint not null default 0 check (tokens >= 0),
  primary key (business_id, day, user_id),
  foreign key (business_id, user_id) references users on delete cascade
);

alter table assistant_usage enable row level security, force row level security;
create policy of_business on assistant_usage
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, delete on assistant_usage to clearcoat_app;
grant update (questions, tokens) on assistant_usage to clearcoat_app;


-- Reported answers of the assistant, without the person or business.
create table assistant_feedback (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null,
  problem text not null check (problem in ('wrong', 'missing', 'misunderstood', 'other')),
  note text not null check (length(note) <= 1000),
  question text not null check (length(question) <= 1000),
  answer text not null check (length(answer) <= 8000)
);
create index assistant_feedback_by_time on assistant_feedback (created_at desc, id desc);

alter table assistant_feedback enable row level security, force row level security;
create policy of_platform on assistant_feedback to clearcoat_platform using (true);
grant select, insert, delete on assistant_feedback to clearcoat_platform;
