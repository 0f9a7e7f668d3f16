const ZONE = '(select time_zone from businesses where id = $1)';

const day = (instant: string) => `(${instant} at time zone ${ZONE})::date`;

const OPENING = (column: string, none: string) => `coalesce((select o.${column}
  from opening_balances o where o.business_id = $1 and o.contact_id = c.id), ${none})`;

/** Overlapping exclusive reservations, which must not exist. */
export const OVERLAPPING_EXCLUSIVE = `
  select r.id from reservations r join reservations o on o.business_id = r.business_id
    and o.crew_id = r.crew_id and o.id <> r.id and o.exclusive
    and o.starts_at < r.ends_at and o.ends_at > r.starts_at
  where r.business_id = $1 and r.exclusive`;

/** Contact list as the API answers it, by name; `$2` is now. */
export const CONTACTS = `
  select c.id, c.name, coalesce(greatest(${day('v.last')}, ${OPENING('last_visit', 'null')})::text, '')
      as "lastAppointment",
    ((coalesce(v.cents, 0) + ${OPENING('spent_cents', '0')}) / 100.0)::float8 as "totalSpent", coalesce(v.upcoming, 0)::int as "upcomingAppointments"
  from contacts c left join (
    select a.business_id, a.contact_id, max(a.starts_at) filter (where a.status = 'completed'
        and ${day('a.starts_at')} <= ${day('$2::timestamptz')}) as last,
      sum(a.price_cents) filter (where a.status = 'completed') as cents,
      count(*) filter (where a.ends_at > $2 and a.status not in ('completed', 'cancelled'))
        as upcoming
    from appointments a where a.business_id = $1 group by a.business_id, a.contact_id
  ) v on v.business_id = c.business_id and v.contact_id = c.id
  where c.business_id = $1 and c.deleted_at is null order by lower(c.name), c.id`;

/** Past appointments, latest first; `$2` is now. */
export const PAST = `
  select id from appointments
  where business_id = $1 and not (ends_at > $2 and status not in ('completed', 'cancelled'))
  order by starts_at desc, id desc`;

export const UPCOMING = `
  select id from appointments
  where business_id = $1 and ends_at > $2 and status not in ('completed', 'cancelled')
  order by starts_at, id`;
