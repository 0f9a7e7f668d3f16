/** Time zone of the business. */
const ZONE = '(select time_zone from businesses where id = $1)';

const day = (instant: string) => `(${instant} at time zone ${ZONE})::date`;

/** Previous visit of an appointment's contact, and a contact's first visit: `a` and `c`. */
const BEFORE = `(select max(e.starts_at) from appointments e where e.business_id = $1
  and e.contact_id = a.contact_id and e.status = 'completed' and e.starts_at < a.starts_at)`;
const OF_FIRST = `(select e.id from appointments e where e.business_id = $1
  and e.contact_id = c.id and e.status = 'completed' order by e.starts_at, e.id limit 1)`;

const OPENING = (column: string, none: string) => `coalesce((select o.${column}
  from opening_balances o where o.business_id = $1 and o.contact_id = c.id), ${none})`;

/** Derived tables as they are, and as plain queries over the base tables. `$1` is the business. */
export const MODELS: Record<string, { kept: string; naive: string }> = {
  appointment_days: {
    kept: `select day::text, booked, booked_cents as worth, cancelled, completed, completed_cents as cents
      from appointment_days where business_id = $1 and booked + cancelled > 0 order by 1`,
    naive: `select ${day('starts_at')}::text as day,
        count(*) filter (where status <> 'cancelled')::int as booked,
        coalesce(sum(price_cents) filter (where status <> 'cancelled'), 0) as worth,
        count(*) filter (where status = 'cancelled')::int as cancelled,
        count(*) filter (where status = 'completed')::int as completed,
        coalesce(sum(price_cents) filter (where status = 'completed'), 0) as cents
      from appointments where business_id = $1 group by 1 order by 1`,
  },
  service_days: {
    kept: `select day::text, service_name, completed, completed_cents as cents
      from service_days where business_id = $1 and completed > 0 order by 1, 2`,
    naive: `select ${day('starts_at')}::text as day, service_name, count(*)::int as completed,
        sum(price_cents) as cents
      from appointments where business_id = $1 and status = 'completed' group by 1, 2 order by 1, 2`,
  },
  customer_days: {
    kept: `select day::text, added, removed from customer_days
      where business_id = $1 and (added, removed) <> (0, 0) order by 1`,
    naive: `select day::text, sum(added)::int as added, sum(removed)::int as removed from (
        select ${day('created_at')} as day, 1 as added, 0 as removed from contacts
        where business_id = $1
        union all
        select ${day('greatest(created_at, deleted_at)')}, 0, 1 from contacts
        where business_id = $1 and deleted_at is not null
      ) e group by 1 order by 1`,
  },
  vehicle_months: {
    kept: `select month::text, vehicle, completed, completed_cents as cents from vehicle_months
      where business_id = $1 and (completed, completed_cents) <> (0, 0) order by 1, 2`,
    naive: `select to_char(${day('a.starts_at')}, 'YYYY-MM-01') as month, c.vehicle,
        count(*)::int as completed, sum(a.price_cents) as cents
      from appointments a join contacts c on c.business_id = a.business_id and c.id = a.contact_id
      where a.business_id = $1 and a.status = 'completed' group by 1, 2 order by 1, 2`,
  },
  vehicle_customers: {
    kept: `select vehicle, customers, listed from vehicle_customers
      where business_id = $1 and customers <> 0 order by 1`,
    naive: `select vehicle, count(*)::int as customers,
        count(*) filter (where deleted_at is null)::int as listed
      from contacts where business_id = $1 group by 1 order by 1`,
  },
  contact_summaries: {
    kept: `select contact_id, listed, name_key, names, phones, details, created_at, visits,
        spent_cents as cents, opening_cents as opening, last_visit_at, last_visit_on::text, vehicle, first_visit_at,
        first_visit_id, longest_gap
      from contact_summaries where business_id = $1 order by 1`,
    naive: `select c.id as contact_id, c.deleted_at is null as listed,
        case when c.deleted_at is null then lower(c.name) else '' end as name_key,
        case when c.deleted_at is null then text_key(c.name || ' ' || c.email) else '' end
          as names,
        case when c.deleted_at is null then text_key(c.phone_digits || ' ' || c.phone) else '' end as phones,
        case when c.deleted_at is null then text_key(concat_ws(' ', c.vehicle, c.notes, c.found_by))
          else '' end
          as details,
        c.created_at, count(a.id)::int as visits,
        (coalesce(sum(a.price_cents), 0) + ${OPENING('spent_cents', '0')}) as cents,
        ${OPENING('spent_cents', '0')} as opening,
        greatest(max(a.starts_at), (${OPENING('last_visit', 'null')} + time '12:00') at time zone ${ZONE})
          as last_visit_at,
        greatest(coalesce(${day('max(a.starts_at)')}, '-infinity'),
          ${OPENING('last_visit', "'-infinity'")})::text as last_visit_on, c.vehicle,
        min(a.starts_at) as first_visit_at, ${OF_FIRST} as first_visit_id,
        max(${day('a.starts_at')} - ${day(BEFORE)}) as longest_gap
      from contacts c left join appointments a on a.business_id = c.business_id
        and a.contact_id = c.id and a.status = 'completed'
      where c.business_id = $1 group by c.business_id, c.id order by 1`,
  },
  // Search texts besides the first vehicle's label.
  contacts: {
    kept: 'select id, found_by from contacts where business_id = $1 order by 1',
    naive: `select c.id, coalesce(string_agg(l.line, e'\n' order by l.kind, l.at, l.id, l.nth), '') as found_by
      from contacts c left join (
        select v.contact_id, 1 as kind, v.position::float8 as at, v.id, w.nth, w.line
        from vehicles v cross join lateral (values (1, v.label), (2, v.plate), (3, v.vin)) w (nth, line)
        where v.business_id = $1 and v.archived_at is null and (w.nth > 1 or v.id <> (
          select f.id from vehicles f where f.business_id = $1 and f.contact_id = v.contact_id
            and f.archived_at is null order by f.position, f.id limit 1))
        union all
        select p.contact_id, 2, extract(epoch from p.created_at), p.id, w.nth, w.line
        from places p cross join lateral (values
          (1, array_to_string(array_remove(array[p.street, p.city,
            btrim(p.region || ' ' || p.postcode)], ''), ', ')), (2, p.access_notes)) w (nth, line)
        where p.business_id = $1 and p.archived_at is null
      ) l on l.contact_id = c.id and l.line <> ''
      where c.business_id = $1 group by c.id order by 1`,
  },
  reservations: {
    kept: `select appointment_id, crew_id, starts_at, ends_at from reservations
      where business_id = $1 order by 1`,
    naive: `select a.id as appointment_id, r.id as crew_id,
        a.starts_at - a.buffer_before * interval '1 minute' as starts_at,
        a.ends_at + a.buffer_after * interval '1 minute' as ends_at
      from appointments a join crews r on r.business_id = a.business_id
        and r.id = coalesce(a.crew_id,
          (select m.id from crews m where m.business_id = $1 and m.is_main))
      where a.business_id = $1 and a.status not in ('completed', 'cancelled') order by 1`,
  },
};
