-- Messages that wait for their time, one of each kind for an appointment. Triggers maintain them in
-- the transaction that books, moves or cancels.
create table due_messages (
  business_id uuid not null references businesses on delete cascade,
  appointment_id uuid not null,
  kind text not null check (kind in ('news', 'reminder')),
  due_at timestamptz not null,
  -- Start, place and service before the first change; null for a new appointment and a reminder.
  known text,
  -- Message that tells it. While that is queued, due_at is a day later, in case it never leaves.
  message_id uuid,
  primary key (business_id, appointment_id, kind),
  foreign key (business_id, appointment_id) references appointments on delete cascade
);
create index due_messages_by_time on due_messages (due_at);

alter table due_messages enable row level security, force row level security;
create policy of_business on due_messages
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
create policy platform_reads on due_messages for select to clearcoat_platform using (true);
grant select, insert, update, delete on due_messages to clearcoat_app;
grant select (business_id, due_at) on due_messages to clearcoat_platform;

alter table messages drop constraint messages_state_check;
alter table messages add constraint messages_state_check
  check (state in ('handed-over', 'queued', 'sent', 'failed', 'skipped'));
-- Why it failed or was skipped.
alter table messages add column problem text not null default '';
-- When a mail server took it, which may be hours after it was queued.
alter table messages add column sent_at timestamptz;

select pgboss.create_queue('message', '{"policy": "standard"}');
create policy app_leaves_messages on pgboss.job for insert to clearcoat_app
  with check (name = 'message');

-- Time of the application, which tests set.
create function app_now() returns timestamptz language sql stable
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());

-- What a message names. Wall time, because a change of time zone keeps it.
create function about_job(starts_at timestamptz, zone text, place_id uuid, service_id text)
  returns text language sql stable
  return to_char(starts_at at time zone zone, 'YYYY-MM-DD"T"HH24:MI')
    || ' ' || coalesce(place_id::text, 'shop') || ' ' || service_id;

-- A reminder in the quiet hours moves to the evening before.
create function reminder_due(starts_at timestamptz, lead_hours integer, zone text)
  returns timestamptz language sql immutable
  return (
    select case
      when wall::time >= '21:00' then (wall::date + time '20:55') at time zone zone
      when wall::time < '08:00' then (wall::date - 1 + time '20:55') at time zone zone
      else starts_at - make_interval(hours => lead_hours) end
    from (select (starts_at - make_interval(hours => lead_hours)) at time zone zone as wall) w);

-- Whether any message of a business leaves by itself.
create function leaves_messages(shop businesses) returns boolean language sql stable
  return shop.email_notifications and shop.sandbox_expires_at is null;

create function plan_messages() returns trigger language plpgsql as $$
declare
  shop businesses;
  known text;
  -- Zone of the old start, which a change of time zone replaces in the same transaction.
  zone_before text := nullif(current_setting('app.zone_before', true), '');
  has_news boolean := tg_op = 'INSERT';
begin
  select * into shop from businesses b where b.id = new.business_id;
  if not leaves_messages(shop) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    known := about_job(old.starts_at, coalesce(zone_before, shop.time_zone), old.place_id,
      old.service_id);
    has_news := known <> about_job(new.starts_at, shop.time_zone, new.place_id, new.service_id)
      or old.status <> new.status or old.no_show <> new.no_show
      or old.on_my_way_at is distinct from new.on_my_way_at;
    -- Nobody expects a crew for a request or a cancelled appointment.
    if old.status in ('pending', 'cancelled') then
      known := null;
    end if;
  end if;
  if has_news then
    insert into due_messages (business_id, appointment_id, kind, due_at, known)
      values (new.business_id, new.id, 'news', app_now() + interval '2 minutes', known)
      on conflict (business_id, appointment_id, kind) do update set due_at = excluded.due_at;
  end if;
  if new.status in ('scheduled', 'confirmed') and shop.appointment_reminders then
    insert into due_messages (business_id, appointment_id, kind, due_at)
      values (new.business_id, new.id, 'reminder',
        reminder_due(new.starts_at, shop.reminder_lead_hours, shop.time_zone))
      on conflict (business_id, appointment_id, kind) do update set due_at = excluded.due_at;
  else
    delete from due_messages d where d.business_id = new.business_id
      and d.appointment_id = new.id and d.kind = 'reminder';
  end if;
  return null;
end $$;
create trigger plan_messages after insert or update of starts_at, place_id, service_id, status,
  no_show, on_my_way_at on appointments for each row execute function plan_messages();

-- Switches and lead time hold for the reminders of all appointments to come.
create function plan_reminders(shop businesses) returns void language plpgsql as $$
begin
  delete from due_messages d where d.business_id = shop.id and d.kind = 'reminder'
    and not (leaves_messages(shop) and shop.appointment_reminders);
  insert into due_messages (business_id, appointment_id, kind, due_at)
    select shop.id, a.id, 'reminder',
      reminder_due(a.starts_at, shop.reminder_lead_hours, shop.time_zone)
    from appointments a where a.business_id = shop.id and a.starts_at > app_now()
      and a.status in ('scheduled', 'confirmed')
      and leaves_messages(shop) and shop.appointment_reminders
      and not exists (select from messages m where m.business_id = shop.id
        and m.appointment_id = a.id and m.kind = 'reminder' and m.state not in ('failed', 'skipped')
        and m.told = about_job(a.starts_at, shop.time_zone, a.place_id, a.service_id))
    on conflict (business_id, appointment_id, kind) do update set due_at = excluded.due_at;
end $$;

create function plan_reminders_anew() returns trigger language plpgsql as $$
begin
  perform set_config('app.zone_before', old.time_zone, true);
  perform plan_reminders(new);
  return null;
end $$;
create trigger plan_reminders after update of email_notifications, appointment_reminders,
  reminder_lead_hours, time_zone on businesses for each row
  when ((old.email_notifications, old.appointment_reminders, old.reminder_lead_hours, old.time_zone)
    is distinct from
    (new.email_notifications, new.appointment_reminders, new.reminder_lead_hours, new.time_zone))
  execute function plan_reminders_anew();
select plan_reminders(b) from businesses b;

-- down
drop trigger plan_reminders on businesses;
drop trigger plan_messages on appointments;
drop function plan_reminders_anew();
drop function plan_reminders(businesses);
drop function plan_messages();
drop function leaves_messages(businesses);
drop function reminder_due(timestamptz, integer, text);
drop function about_job(timestamptz, text, uuid, text);
drop function app_now();
drop policy app_leaves_messages on pgboss.job;
select pgboss.delete_queue('message');
delete from messages where state <> 'handed-over';
alter table messages drop column problem;
alter table messages drop column sent_at;
alter table messages drop constraint messages_state_check;
alter table messages add constraint messages_state_check check (state in ('handed-over'));
drop table due_messages;
