import { ofEveryBusiness, type Run } from './rebuild.js';

const MAIN = `
  update resources r set is_main = true
  where r.business_id = $1 and r.id = (
    select f.id from resources f where f.business_id = $1 order by f.position, f.id limit 1)
    and not exists (select from resources m where m.business_id = $1 and m.is_main)`;

/** Nobody books for a crew while what it has is written down. */
const LOCK = 'select 1 from resources r where r.business_id = $1 for no key update';

/** What is open, in the order of time: it has the crew to itself unless one before it goes on into it. */
const FILL = `
  insert into reservations (business_id, resource_id, starts_at, ends_at, appointment_id, exclusive)
  select a.business_id, r.id, a.starts_at, a.ends_at, a.id, coalesce(a.starts_at >= max(a.ends_at) over (
      partition by r.id order by a.starts_at, a.id rows between unbounded preceding and 1 preceding), true)
  from appointments a
  join resources r on r.business_id = $1
    and (r.id = a.resource_id or (a.resource_id is null and r.is_main))
  where a.business_id = $1 and a.status not in ('completed', 'cancelled')`;

/** Of every business, as the owner of the tables, outside a transaction. */
export async function fillReservations(
  sql: Run,
  onProgress: (line: string) => void,
): Promise<void> {
  await ofEveryBusiness(sql, { what: 'Time taken', onProgress }, async (id, tell) => {
    await sql('begin');
    await sql(MAIN, [id]);
    await sql(LOCK, [id]);
    await sql('delete from reservations r where r.business_id = $1', [id]);
    await sql(FILL, [id]);
    await sql('commit');
    tell('done');
  });
}
