-- Numbers in E.164, by which answers and STOP find a customer. The application writes them; numbers of
-- before are taken where they are plain.
alter table contacts add column phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{6,14}$');
drop trigger bump_version on contacts;
create trigger bump_version before update on contacts
  for each row execute function bump_version('phone_digits', 'found_by', 'phone_e164');
update contacts set phone_e164 = case
    when phone ~ '^ *\+' then '+' || regexp_replace(phone, '[^0-9]', '', 'g')
    else '+1' || phone_digits end
  where phone ~ '^ *\+[1-9][0-9 ().-]{6,18}$' or phone_digits ~ '^[2-9][0-9]{9}$';
create index contacts_by_number on contacts (business_id, phone_e164) where phone_e164 is not null;

-- Number from which a business texts.
create table text_numbers (
  business_id uuid primary key references businesses on delete cascade,
  number text not null check (number ~ '^\+[1-9][0-9]{6,14}$'),
  -- Id of the number at the provider.
  provider_id text not null,
  since timestamptz not null
);
create index text_numbers_by_number on text_numbers (number);
alter table text_numbers enable row level security, force row level security;
create policy of_business on text_numbers
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
create policy platform_reads on text_numbers for select to clearcoat_platform using (true);
grant select, insert, update, delete on text_numbers to clearcoat_app;
grant select (business_id, number) on text_numbers to clearcoat_platform;

-- Numbers that answered STOP. A hash, because a refusal outlives the customer's data.
create table stopped_numbers (
  business_id uuid not null references businesses on delete cascade,
  number_hash bytea not null,
  since timestamptz not null,
  primary key (business_id, number_hash)
);
alter table stopped_numbers enable row level security, force row level security;
create policy of_business on stopped_numbers
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, delete on stopped_numbers to clearcoat_app;

create function number_hash(number text) returns bytea language sql immutable
  return sha256(convert_to(number, 'UTF8'));

-- Whether a customer may be texted, however often somebody ticks a box after a STOP.
create function has_stopped(business uuid, number text) returns boolean language sql stable
  return exists (select from stopped_numbers s
    where s.business_id = business and s.number_hash = number_hash(number));

-- Text messages by themselves, where the business has a number.
alter table businesses add column text_messages boolean not null default true;
grant update (text_messages) on businesses to clearcoat_app;
drop trigger bump_version on businesses;
create trigger bump_version before update on businesses
  for each row execute function bump_version('travel_minutes', 'far_travel_minutes', 'time_step',
    'hours_version', 'sizes_version', 'setup_dismissed_at', 'text_messages');

create or replace function leaves_messages(shop businesses) returns boolean language sql stable
  return shop.sandbox_expires_at is null and (shop.email_notifications or (shop.text_messages
    and exists (select from text_numbers t where t.business_id = shop.id)));
create trigger plan_reminders_of_texts after update of text_messages on businesses for each row
  when (old.text_messages <> new.text_messages) execute function plan_reminders_anew();
create function plan_reminders_of_number() returns trigger language plpgsql as $$
begin
  perform plan_reminders(b) from businesses b where b.id = new.business_id;
  return null;
end $$;
create trigger plan_reminders after insert on text_numbers for each row
  execute function plan_reminders_of_number();

alter table consents drop constraint consents_source_check;
alter table consents add constraint consents_source_check
  check (source in ('import', 'typed', 'answer'));

-- Messages of a conversation need no appointment, and those of an unknown number no contact.
alter table messages alter column appointment_id drop not null;
alter table messages alter column contact_id drop not null;
-- The customer's number or email address.
alter table messages rename column recipient to address;
alter table messages add column direction text not null default 'out'
  check (direction in ('in', 'out'));
alter table messages alter column direction drop default;
-- Id at the provider.
alter table messages add column provider_id text;
-- Number of parts that a text message is sent in; 0 where no provider sends it.
alter table messages add column segments smallint not null default 0;
-- When somebody of the business read what a customer wrote.
alter table messages add column read_at timestamptz;
alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check check (kind in ('scheduled', 'changed',
  'cancelled', 'reminder', 'on-my-way', 'finished', 'no-show', 'written', 'received', 'confirmed',
  'stop', 'start', 'help'));
alter table messages drop constraint messages_state_check;
alter table messages add constraint messages_state_check check (state in ('handed-over', 'queued',
  'sent', 'delivered', 'failed', 'skipped', 'received'));
alter table messages add constraint messages_received
  check ((direction = 'in') = (state = 'received'));
create unique index messages_of_provider on messages (business_id, provider_id)
  where provider_id is not null;
-- Conversations of contacts have `messages_of_contact`. An index on a cast would not be used under row
-- level security, because casts are not leakproof.
create index messages_of_number on messages (business_id, address, position)
  where contact_id is null;
create index messages_unread on messages (business_id, position)
  where direction = 'in' and read_at is null;
create index messages_of_month on messages (business_id, created_at) where segments > 0;
-- Live inboxes ask for the newest messages of each business, and whether one was sent or read.
create index messages_newest on messages (business_id, position);
create policy platform_reads on messages for select to clearcoat_platform using (true);
grant select (business_id, position, state, read_at) on messages to clearcoat_platform;

-- Messages of an unknown number belong to the customer who is entered with it.
create function adopt_messages() returns trigger language plpgsql as $$
begin
  update messages m set contact_id = new.id where m.business_id = new.business_id
    and m.contact_id is null and m.address = new.phone_e164;
  return null;
end $$;
create trigger adopt_messages after insert or update of phone_e164 on contacts for each row
  when (new.phone_e164 is not null) execute function adopt_messages();

-- down
drop trigger adopt_messages on contacts;
drop function adopt_messages();
drop policy platform_reads on messages;
revoke select (business_id, position, state, read_at) on messages from clearcoat_platform;
delete from messages where contact_id is null or appointment_id is null
  or kind in ('written', 'received', 'confirmed', 'stop', 'start', 'help')
  or state in ('delivered', 'received');
drop index messages_newest, messages_of_month, messages_unread, messages_of_number,
  messages_of_provider;
alter table messages drop constraint messages_received, drop column read_at, drop column segments,
  drop column provider_id, drop column direction, drop constraint messages_kind_check,
  drop constraint messages_state_check;
alter table messages rename column address to recipient;
alter table messages alter column contact_id set not null, alter column appointment_id set not null;
alter table messages add constraint messages_kind_check check (kind in ('scheduled', 'changed',
  'cancelled', 'reminder', 'on-my-way', 'finished', 'no-show'));
alter table messages add constraint messages_state_check
  check (state in ('handed-over', 'queued', 'sent', 'failed', 'skipped'));
delete from consents where source = 'answer';
alter table consents drop constraint consents_source_check;
alter table consents add constraint consents_source_check check (source in ('import', 'typed'));
drop trigger plan_reminders on text_numbers;
drop function plan_reminders_of_number();
drop trigger plan_reminders_of_texts on businesses;
create or replace function leaves_messages(shop businesses) returns boolean language sql stable
  return shop.email_notifications and shop.sandbox_expires_at is null;
alter table businesses drop column text_messages;
drop trigger bump_version on businesses;
create trigger bump_version before update on businesses
  for each row execute function bump_version('travel_minutes', 'far_travel_minutes', 'time_step',
    'hours_version', 'sizes_version', 'setup_dismissed_at');
drop function has_stopped(uuid, text);
drop function number_hash(text);
drop table stopped_numbers;
drop table text_numbers;
drop trigger bump_version on contacts;
drop index contacts_by_number;
alter table contacts drop column phone_e164;
create trigger bump_version before update on contacts
  for each row execute function bump_version('phone_digits', 'found_by');
