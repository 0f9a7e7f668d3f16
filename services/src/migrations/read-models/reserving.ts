/** A function that is there already takes the new text. */
const RESERVE = (values: string) => `
create or replace function reserve_time() returns trigger language plpgsql as $$
declare
  crew uuid;${values}`;

/** Whoever writes for a crew waits for whoever does so already, and knows of it then. */
const OPEN_AND_OF_A_CREW = `
begin
  if tg_op = 'UPDATE' then
    delete from reservations r where r.business_id = new.business_id and r.appointment_id = new.id;
  end if;
  if new.status in ('completed', 'cancelled') then
    return null;
  end if;
  select r.id into crew from resources r
    where r.business_id = new.business_id
      and (r.id = new.resource_id or (new.resource_id is null and r.is_main))
    for no key update;
  if crew is null then
    return null;
  end if;`;

/** As it began: a job takes its own time, and nothing around it. */
export const RESERVE_TIME = `${RESERVE(`
  is_taken boolean;`)}${OPEN_AND_OF_A_CREW}
  select exists (
    select from reservations r
    where r.business_id = new.business_id and r.resource_id = crew
      and r.starts_at > new.starts_at - interval '1 day'
      and r.starts_at < new.ends_at and r.ends_at > new.starts_at
  ) or exists (
    select from reservations r
    where r.business_id = new.business_id and r.resource_id = crew
      and r.ends_at - r.starts_at > interval '1 day'
      and r.starts_at < new.ends_at and r.ends_at > new.starts_at
  ) into is_taken;
  insert into reservations (business_id, resource_id, starts_at, ends_at, appointment_id, exclusive)
    values (new.business_id, crew, new.starts_at, new.ends_at, new.id, not is_taken);
  return null;
end $$`;

/** A job takes what is kept free before and after it as well: so what neighbours keep free adds up. */
export const RESERVE_TIME_AND_BUFFERS = `${RESERVE(`
  begins timestamptz := new.starts_at - make_interval(mins => new.buffer_before);
  ends timestamptz := new.ends_at + make_interval(mins => new.buffer_after);`)}${OPEN_AND_OF_A_CREW}
  insert into reservations (business_id, resource_id, starts_at, ends_at, appointment_id, exclusive)
    values (new.business_id, crew, begins, ends, new.id,
      not crew_is_taken(new.business_id, crew, begins, ends, new.place_id, new.id));
  return null;
end $$`;

/**
 * Whether a crew has another job at a time, or too near to it to get there: from one place to another takes the
 * minutes of the business. The one rule for what is written and for what is asked. What begins a day before or
 * later and what is longer: an index finds both.
 */
export const CREW_IS_TAKEN = `
create function crew_is_taken(business uuid, crew uuid, begins timestamptz, ends timestamptz,
  place uuid, except_job uuid) returns boolean language plpgsql as $$
declare
  way interval := (select make_interval(mins => b.travel_minutes) from businesses b
    where b.id = business);
begin
  return exists (
    select from reservations r
    left join appointments o on o.business_id = business and o.id = r.appointment_id
    where r.business_id = business and r.resource_id = crew
      and r.starts_at > begins - way - interval '1 day' and r.starts_at < ends + way
      and r.appointment_id is distinct from except_job
      and (r.starts_at < ends and r.ends_at > begins
        or o.place_id is distinct from place and r.ends_at > begins - way)
  ) or exists (
    select from reservations r
    left join appointments o on o.business_id = business and o.id = r.appointment_id
    where r.business_id = business and r.resource_id = crew
      and r.ends_at - r.starts_at > interval '1 day'
      and r.starts_at < ends + way and r.ends_at > begins - way
      and r.appointment_id is distinct from except_job
      and (r.starts_at < ends and r.ends_at > begins or o.place_id is distinct from place)
  );
end $$`;

/** What of a postcode tells places apart that are far from each other. */
export const POSTCODE_AREA = `
create function postcode_area(postcode text) returns text language sql immutable parallel safe return
  upper(split_part(translate(btrim(postcode), '-', ' '), ' ', 1))`;

/**
 * Of what may be too near, how far it is from the place that is asked for. A busy crew has hundreds of jobs a day: those that are
 * too early or too late for the longest way are left out before anything is looked up of them.
 */
const RESERVED_AND_WAY = `
      select r.starts_at, r.ends_at, make_interval(mins => case
        when o.place_id is not distinct from place then 0
        when own <> '' and own <> case when o.place_id is null then shop
          else nullif(postcode_area(p.postcode), '') end then far
        else near end) as way
      from reservations r
      left join appointments o on o.business_id = business and o.id = r.appointment_id
      left join places p on p.business_id = business and p.id = o.place_id
      where r.business_id = business and r.resource_id = crew
        and r.appointment_id is distinct from except_job
        and r.starts_at < ends + make_interval(mins => far)
        and r.ends_at > begins - make_interval(mins => far)`;

/**
 * Whether a crew has another job at a time, or too near to it to get there: to a place with another postcode it takes
 * longer than to others. The one rule for what is written; `team/travel.ts` says the same for what is offered.
 */
export const CREW_IS_TAKEN_BY_POSTCODES = `
create or replace function crew_is_taken(business uuid, crew uuid, begins timestamptz, ends timestamptz,
  place uuid, except_job uuid) returns boolean language plpgsql as $$
declare
  near integer;
  far integer;
  shop text := (select nullif(postcode_area(p.postcode), '') from places p
    where p.business_id = business and p.contact_id is null and p.archived_at is null
    order by p.created_at, p.id limit 1);
  own text := case when place is null then shop else (select postcode_area(p.postcode)
    from places p where p.business_id = business and p.id = place) end;
begin
  select b.travel_minutes, greatest(b.travel_minutes, b.far_travel_minutes) into near, far
    from businesses b where b.id = business;
  return exists (
    select from (${RESERVED_AND_WAY}
        and r.starts_at > begins - make_interval(mins => far) - interval '1 day'
      union all ${RESERVED_AND_WAY}
        and r.ends_at - r.starts_at > interval '1 day'
    ) r
    where r.starts_at < ends + r.way and r.ends_at > begins - r.way
  );
end $$`;

const when = (columns: readonly string[]) => {
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  return `(${of('old')}) is distinct from (${of('new')})`;
};

/** Of which columns a change moves what is reserved. */
const TAKING = ['starts_at', 'ends_at', 'status', 'resource_id'];

const reservingAgain = (columns: readonly string[]) => `
create or replace trigger reserve_time_again after update on appointments
  for each row when (${when(columns)})
  execute function reserve_time()`;

export const RESERVING_AGAIN = reservingAgain(TAKING);
export const RESERVING_AGAIN_WITH_BUFFERS = reservingAgain([
  ...TAKING,
  'place_id',
  'buffer_before',
  'buffer_after',
]);

/** Open, and the crew's: `crew` and `main`, the business's main one. */
const OF_THE_CREW = `a.business_id = business and a.status not in ('completed', 'cancelled')
      and coalesce(a.resource_id, main) = crew`;

/** What a job takes, as the trigger has it. */
const TAKEN = `a.starts_at - make_interval(mins => a.buffer_before) as begins,
      a.ends_at + make_interval(mins => a.buffer_after) as ends`;

/**
 * Puts right what a crew's jobs take of its time, of the first so many where that is wrong: each as if it were written anew, those
 * that begin first before the others. Who is right stays, whatever order they were written in. A job is held before its
 * crew, as by whoever changes it. Answers how many were wrong.
 */
export const REBUILD_RESERVATIONS = `
create function rebuild_reservations(business uuid, crew uuid, most integer) returns integer
language plpgsql as $$
declare
  main uuid := (select r.id from resources r where r.business_id = business and r.is_main);
  ids uuid[];
  job record;
  is_alone boolean;
  over integer;
begin
  delete from reservations r using appointments a
    where r.business_id = business and r.resource_id = crew
      and a.business_id = business and a.id = r.appointment_id and not (${OF_THE_CREW});
  get diagnostics over = row_count;
  select array_agg(w.id order by w.id) into ids from (
    select a.id from (select a.id, a.starts_at, ${TAKEN} from appointments a where ${OF_THE_CREW}) a
    left join reservations r on r.business_id = business and r.appointment_id = a.id
    where (r.resource_id, r.starts_at, r.ends_at) is distinct from (crew, a.begins, a.ends)
    order by a.starts_at, a.id limit most) w;
  if ids is null then
    return over;
  end if;
  perform 1 from appointments a where a.business_id = business and a.id = any(ids)
    order by a.id for no key update;
  perform 1 from resources r where r.business_id = business and r.id = crew for no key update;
  select array_agg(a.id) into ids from appointments a where ${OF_THE_CREW} and a.id = any(ids);
  delete from reservations r where r.business_id = business and r.appointment_id = any(ids);
  for job in
    select a.id, a.place_id, ${TAKEN} from appointments a
    where a.business_id = business and a.id = any(ids) order by a.starts_at, a.id
  loop
    is_alone := not crew_is_taken(business, crew, job.begins, job.ends, job.place_id, job.id);
    insert into reservations (business_id, resource_id, starts_at, ends_at, appointment_id, exclusive)
      values (business, crew, job.begins, job.ends, job.id, is_alone);
  end loop;
  return over + coalesce(cardinality(ids), 0);
end $$`;
