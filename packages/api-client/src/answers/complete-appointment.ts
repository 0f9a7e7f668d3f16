import type { components } from '../schema.generated';
import type { Shape } from './shape';

type Appointment = components['schemas']['Appointment'];

/** '12:00' from '12:00:00'. */
const minuteOf = (time: string) => time.slice(0, 5);

/**
 * Fallbacks for an answer in the SPEC's shape, which has only `time`, and the customer's id in
 * `customer`.
 */
const complete = (job: Appointment): Appointment => ({
  ...job,
  contactId: job.contactId || job.customer.id,
  time: minuteOf(job.time || job.startTime),
  startTime: minuteOf(job.startTime || job.time),
  endTime: minuteOf(job.endTime),
});

/** Shape of an appointment that fills redundant fields from each other. */
export const completeAppointment = (shape: Shape<unknown>): Shape<Appointment> => ({
  read: (value) => {
    const job = shape.read(value);
    return job === undefined ? undefined : complete(job as Appointment);
  },
  empty: () => complete(shape.empty() as Appointment),
});
