-- What customers agreed to, by channel and purpose. Rows are only added; the last one counts.
create table consents (
  business_id uuid not null references businesses on delete cascade,
  contact_id uuid not null,
  position bigint not null generated always as identity,
  channel text not null check (channel in ('sms', 'email')),
  purpose text not null check (purpose in ('service', 'marketing')),
  -- null: nothing is known any more.
  allowed boolean,
  since timestamptz,
  source text check (source in ('import', 'typed')),
  user_id uuid,
  -- Words that the customer agreed to, or said.
  words text not null default '',
  primary key (business_id, contact_id, channel, purpose, position),
  foreign key (business_id, contact_id) references contacts on delete cascade
);
alter table consents enable row level security, force row level security;
create policy of_business on consents
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, delete on consents to clearcoat_app;

-- A yes was for messages about appointments. A no is for all.
insert into consents (business_id, contact_id, channel, purpose, allowed, since, source)
  select c.business_id, c.id, k.channel, p.purpose, k.allowed, k.since, 'import'
  from contacts c
  cross join lateral (values
    ('sms', c.sms_consent, c.sms_consent_at), ('email', c.email_consent, c.email_consent_at)
  ) k (channel, allowed, since)
  join (values ('service'), ('marketing')) p (purpose)
    on p.purpose = 'service' or not k.allowed
  where k.allowed is not null;
alter table contacts
  drop column sms_consent, drop column sms_consent_at, drop column sms_consent_from,
  drop column email_consent, drop column email_consent_at, drop column email_consent_from;

-- down
alter table contacts
  add column sms_consent boolean, add column sms_consent_at timestamptz,
  add column sms_consent_from text, add column email_consent boolean,
  add column email_consent_at timestamptz, add column email_consent_from text;
update contacts c set sms_consent = s.allowed, sms_consent_at = s.since, sms_consent_from = s.source
  from (select distinct on (business_id, contact_id) * from consents
    where channel = 'sms' and purpose = 'service'
    order by business_id, contact_id, position desc) s
  where s.business_id = c.business_id and s.contact_id = c.id;
update contacts c set email_consent = s.allowed, email_consent_at = s.since,
    email_consent_from = s.source
  from (select distinct on (business_id, contact_id) * from consents
    where channel = 'email' and purpose = 'service'
    order by business_id, contact_id, position desc) s
  where s.business_id = c.business_id and s.contact_id = c.id;
drop table consents;
