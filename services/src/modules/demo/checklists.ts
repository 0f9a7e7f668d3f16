import type { Sql } from '../../platform/database/index.js';
import { replaceChecks, type NewAppointment } from '../scheduling/index.js';

const OUTSIDE = ['Wheels and tires', 'Pre-rinse and foam', 'Two-bucket wash'];
const INSIDE = ['Trash out, mats out', 'Vacuum seats and carpets', 'Steam vents and seams'];
const GLASS = 'Glass inside and out';
const WALK = 'Walk around the car with the customer';

/** Checklists of the built-in services. */
export const CHECKLISTS: Record<string, string[]> = {
  s1: [...OUTSIDE, 'Clay and seal', ...INSIDE, 'Dress plastics', GLASS, WALK],
  s2: [...INSIDE, 'Shampoo stains', 'Dress plastics', GLASS, WALK],
  s3: [...OUTSIDE, 'Iron remover', 'Clay', 'Sealant', GLASS, WALK],
  s4: [...OUTSIDE, 'Vacuum', GLASS],
  s5: [...OUTSIDE, 'Dry', 'Wax by hand', GLASS],
  s6: [...OUTSIDE, 'Clay', 'Tape trim', 'Measure the paint', 'Test spot', 'Polish', WALK],
  s7: [...OUTSIDE, 'Polish', 'Panel wipe', 'Coat panel by panel', 'Level high spots', WALK],
  s8: ['Tape the paint', 'Sand wet', 'Polish', 'Seal', WALK],
};

type Job = Pick<NewAppointment, 'id' | 'service_id' | 'status' | 'starts_at' | 'ends_at'>;

/** Ticked steps of an appointment in progress. */
const DONE_UNDER_WAY = 3;

/** Ticks all steps of completed appointments, and the first few of those in progress. */
export async function tickChecklists(
  sql: Sql,
  businessId: string,
  jobs: readonly Job[],
): Promise<void> {
  for (const { id, service_id: serviceId, status, starts_at: start, ends_at: end } of jobs) {
    const steps = CHECKLISTS[serviceId] ?? [];
    const isDone = status === 'completed';
    const ticked = isDone ? steps.length : DONE_UNDER_WAY;
    const checks = steps.map((label, position) => ({
      ...{ serviceId, label, doneBy: null, by: null },
      doneAt: position < ticked ? (isDone ? end : start) : null,
    }));
    await replaceChecks(sql, businessId, id, checks);
  }
}
