-- Messages to customers, with the text as it was sent or handed over.
create table messages (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  -- Order in which they were recorded, since several may share a moment.
  position bigint not null generated always as identity,
  contact_id uuid not null,
  appointment_id uuid not null,
  kind text not null check (kind in ('scheduled', 'changed', 'cancelled', 'reminder', 'on-my-way',
    'finished', 'no-show')),
  channel text not null check (channel in ('sms', 'email')),
  state text not null check (state in ('handed-over')),
  recipient text not null,
  subject text not null,
  body text not null,
  -- Start, place and service that the customer knows from this message.
  told text not null,
  -- What the customer had agreed to then; null: nothing is known.
  consent boolean,
  user_id uuid,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, contact_id) references contacts on delete cascade,
  foreign key (business_id, appointment_id) references appointments on delete cascade
);
create index messages_of_appointment on messages (business_id, appointment_id, position);
create index messages_of_contact on messages (business_id, contact_id, position);

alter table messages enable row level security, force row level security;
create policy of_business on messages
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on messages to clearcoat_app;

-- down
drop table messages;
