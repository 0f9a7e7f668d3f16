import { formatDay, Link, useToday } from '@clearcoat/sdk';
import { Facts, StatusTag } from '@clearcoat/ui/core';
import { VehicleChip } from '@clearcoat/ui/icons';
import type { Appointment } from '../shared/appointments-api';
import { describe } from '../shared/display';
import { jobPath } from '../shared/job-path';
import styles from './EditHead.module.css';

/** One line above the edit form: the appointment as it is stored. */
export function EditHead({ booked }: { booked: Appointment }) {
  const today = useToday();
  const { customer, time, vehicle } = describe({ ...booked, time: booked.startTime });
  const { id, date, service, status } = booked;
  return (
    <section className={styles.head} aria-label="Booked">
      <VehicleChip vehicle={vehicle} size="small" />
      <div className={styles.facts}>
        <Facts
          facts={[
            <Link to={jobPath(id)} className={styles.name}>
              {customer}
            </Link>,
            date ? formatDay(date, today) : 'No date',
            time,
            service,
          ]}
        />
      </div>
      <StatusTag status={status} />
    </section>
  );
}
