/** Derived data of rows that were written without triggers. */
import { forEachBusiness } from '../../services/dist/read-models/each-business.js';
import { rebuildReadModels } from '../../services/dist/read-models/rebuild.js';

export const fillReadModels = (sql, say) =>
  forEachBusiness(sql, say, (id, tell) => rebuildReadModels(sql, id, tell));

/**
 * Open appointments in the order of time, exclusive unless an earlier one overlaps. The repair of
 * `npm run rebuild` would take hours for millions.
 */
const RESERVE = `
  insert into reservations (business_id, crew_id, starts_at, ends_at, appointment_id, exclusive)
  select a.business_id, r.id, a.starts_at, a.ends_at, a.id, coalesce(a.starts_at >= max(a.ends_at) over (
      partition by r.id order by a.starts_at, a.id rows between unbounded preceding and 1 preceding), true)
  from appointments a
  join crews r on r.business_id = $1
    and (r.id = a.crew_id or (a.crew_id is null and r.is_main))
  where a.business_id = $1 and a.status not in ('completed', 'cancelled')`;

export const fillReservations = (sql, say) =>
  forEachBusiness(sql, say, async (id) => {
    await sql('delete from reservations r where r.business_id = $1', [id]);
    await sql(RESERVE, [id]);
  });
