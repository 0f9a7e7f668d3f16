import type { components } from '../schema.generated';
import type { Shape } from './shape';

type Appointment = components['schemas']['Appointment'];

/** '12:00:00' is 12:00. */
const minuteOf = (time: string) => time.slice(0, 5);

/** The SPEC's appointment has `time` alone, and the customer's id in `customer`. */
const complete = (job: Appointment): Appointment => ({
  ...job,
  contactId: job.contactId || job.customer.id,
  time: minuteOf(job.time || job.startTime),
  startTime: minuteOf(job.startTime || job.time),
  endTime: minuteOf(job.endTime),
});

/** An appointment whose fields that say the same are filled from each other. */
export const completeAppointment = (shape: Shape<unknown>): Shape<Appointment> => ({
  read: (value) => {
    const job = shape.read(value);
    return job === undefined ? undefined : complete(job as Appointment);
  },
  empty: () => complete(shape.empty() as Appointment),
});
