/** Fills businesses with SQL statements: a giant, a small one, and many others. */

const WAYS = {
  FIRST: `(array['Ana','Ben','Carla','Dmitri','Elena','Femi','Grace','Hiro','Ines','Jonas','Keiko','Luis',
    'Mara','Nils','Olga','Priya','Quinn','Rosa','Sam','Tara','Uma','Viktor','Wanda','Xavier','Yusuf','Zoe'])`,
  HEAD: `(array['Ash','Black','Carl','Dun','Ever','Fair','Gold','Hart','Iron','Jack','King','Lang','Mill',
    'North','Oak','Park','Quill','Rock','Stone','Thorn','Under','Vale','West','York'])`,
  TAIL: `(array['berg','brook','den','field','ford','gate','ham','hurst','land','ley','man','mont','moor',
    'ridge','shaw','son','stead','ton','wald','wick','wood','worth'])`,
  COLOUR: `(array['black','white','silver','grey','red','blue','green','bronze'])`,
  MODEL: `(array['Acura MDX','Audi A4','BMW X5','Chevrolet Tahoe','Dodge Ram','Ford F-150','GMC Sierra',
    'Honda Civic','Jeep Wrangler','Kia Soul','Lexus RX','Mazda CX-5','Nissan Leaf','Porsche Macan',
    'Subaru Outback','Tesla Model 3','Toyota Camry','Volvo V60'])`,
  NOTE: `(array['Dog hair in the back','Gate code at the desk','Prefers mornings','Pays in cash',
    'Two child seats','Ask for the spare key','Scratch on the left door'])`,
};

/** SQL that picks a list's element by a number; the same number picks the same element. */
const pick = (list, number) => `${list}[1 + (${number})::bigint % cardinality(${list})]`;

/** SQL for a pseudo-random number, the same in every run. */
const mixed = (number) => `(hashint8((${number})::bigint)::bigint & 2147483647)`;

const CONTACTS = `
  insert into contacts (business_id, id, name, email, phone, vehicle, notes, created_at)
  select $1, gen_random_uuid(), first || ' ' || last,
    lower(first || '.' || last || n || '@example.com'),
    '(' || 200 + ${mixed('n * 7')} % 700 || ') ' || 200 + ${mixed('n * 11')} % 700 || '-'
      || lpad((${mixed('n * 13')} % 10000)::text, 4, '0'),
    2004 + ${mixed('n * 19')} % 22 || ' ' || ${pick(WAYS.MODEL, mixed('n * 23'))} || ', '
      || ${pick(WAYS.COLOUR, mixed('n * 29'))},
    case when n % 3 = 0 then ${pick(WAYS.NOTE, mixed('n * 37'))} || ', since ' || 1990 + n % 35
      else '' end, now() - interval '3 years' * ((n * 31 % $2)::float8 / $2)
  from (
    select n, ${pick(WAYS.FIRST, mixed('n'))} as first,
      ${pick(WAYS.HEAD, mixed('n * 3'))} || ${pick(WAYS.TAIL, mixed('n * 5'))} as last
    from generate_series(1, $2::bigint) n
  ) people`;

/** Vehicles from the customers' texts; one customer in three also has a place. */
const VEHICLES = `
  insert into vehicles (business_id, id, contact_id, label, year, make, model, colour, size_id, created_at)
  select c.business_id, gen_random_uuid(), c.id, c.vehicle, split_part(c.vehicle, ' ', 1)::smallint,
    split_part(c.vehicle, ' ', 2), split_part(split_part(c.vehicle, ',', 1), ' ', 3),
    split_part(c.vehicle, ', ', 2), 'car', c.created_at
  from contacts c where c.business_id = $1`;

const PLACES = `
  insert into places (business_id, id, contact_id, street, city, created_at)
  select c.business_id, gen_random_uuid(), c.id, hashtext(c.name) % 500 + 501 || ' Main Street', 'Springfield',
    c.created_at
  from contacts c where c.business_id = $1 and hashtext(c.email) % 3 = 0`;

/**
 * Three years of past work and a month ahead; most past appointments are completed. Those of the
 * last year have a vehicle, because vehicles became records then.
 */
const APPOINTMENTS = `
  insert into appointments (business_id, id, contact_id, vehicle_id, service_id, service_name, starts_at,
    ends_at, status, price_cents, created_at)
  select $1, gen_random_uuid(), (p.ids)[1 + ${mixed('n * 17')} % cardinality(p.ids)],
    case when at > now() - interval '1 year'
      then (p.cars)[1 + ${mixed('n * 17')} % cardinality(p.cars)] end,
    s.id, s.name, at, at + interval '1 hour',
    case when at < now() - interval '1 hour'
      then case when n % 50 = 0 then 'scheduled' when n % 12 = 0 then 'cancelled' else 'completed' end
      else case when n % 20 = 0 then 'cancelled' when n % 3 = 0 then 'confirmed' else 'scheduled' end
    end, 5000 + ${mixed('n')} % 45000, at - interval '7 days'
  from (
    select array_agg(contact_id order by contact_id) as ids, array_agg(id order by contact_id) as cars
    from vehicles where business_id = $1
  ) p
  cross join (
    select n, date_trunc('minute', now()) - interval '3 years'
      + interval '1125 days' * ((n * 7919 % $2)::float8 / $2) as at
    from generate_series(1, $2::bigint) n
  ) j
  join services s on s.business_id = $1 and s.id = 's' || 1 + n % 8`;

export async function fill(sql, businessId, { customers, appointments }) {
  await sql.query(CONTACTS, [businessId, customers]);
  for (const made of [VEHICLES, PLACES]) await sql.query(made, [businessId]);
  await sql.query(APPOINTMENTS, [businessId, appointments]);
}

/** Adds businesses that nobody signs in to, only to make the tables large. */
export async function addBusinesses(sql, count) {
  const { rows } = await sql.query(
    `insert into businesses (id, name, time_zone, plan, trial_ends_at, created_at)
     select gen_random_uuid(), 'Other ' || n, 'America/Chicago', 'enterprise', now(), now()
     from generate_series(1, $1::integer) n returning id`,
    [count],
  );
  await sql.query(
    `insert into services (business_id, id, name, duration_minutes, price_cents, position)
     select b.id, 's' || n, 'Service ' || n, 60, 9900, n
     from businesses b cross join generate_series(1, 8) n where b.name like 'Other %'`,
  );
  await sql.query(
    `insert into vehicle_sizes (business_id, id, name, position)
     select b.id, s.id, s.name, s.position from businesses b
     cross join (select distinct id, name, position from vehicle_sizes) s where b.name like 'Other %'`,
  );
  await sql.query(
    `insert into crews (business_id, name, kind, colour, position, is_main)
     select id, 'Van', 'van', 'blue', 0, true from businesses where name like 'Other %'`,
  );
  return rows.map(({ id }) => id);
}
