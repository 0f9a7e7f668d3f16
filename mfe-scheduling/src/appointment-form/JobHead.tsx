import { formatMoney, Link, joinFacts } from '@clearcoat/sdk';
import { Pill, ReachLinks, statusLabel } from '@clearcoat/ui/core';
import { PaintedVehicle } from '@clearcoat/ui/icons';
import { describe } from '../shared/display';
import { usePlaceOf } from '../shared/shop-places';
import type { ShownJob } from '../shared/shown-job';
import styles from './JobHead.module.css';

/** Statuses of an appointment that goes as planned. */
const STEPS = ['pending', 'scheduled', 'confirmed', 'in-progress', 'completed'] as const;

const isOnItsWay = (status: string) => STEPS.some((step) => step === status);

/** Progress of the appointment. */
function Steps({ status }: { status: string }) {
  const at = STEPS.findIndex((step) => step === status);
  return (
    <ol className={styles.steps} aria-label="Progress">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-done={index <= at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {statusLabel(step)}
        </li>
      ))}
    </ol>
  );
}

function Reach({ booked }: { booked: ShownJob }) {
  const { phone, email } = booked.customer ?? {};
  const directionsUrl = usePlaceOf(booked)?.directionsUrl;
  if (!phone && !email && !directionsUrl) return null;
  return (
    <div className={styles.reach} data-print="no">
      <ReachLinks {...{ phone, email, directionsUrl }} />
    </div>
  );
}

/** Summary above the edit form: vehicle, service, time and progress. */
export function JobHead({ booked }: { booked: ShownJob }) {
  const { customer, vehicle, date, time } = describe({ ...booked, time: booked.startTime });
  const { contactId, service, price, status, cancelReason } = booked;
  return (
    <section className={styles.head} aria-label="Booked">
      <div className={styles.ground}>
        <PaintedVehicle vehicle={vehicle} width={160} />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>
          {contactId ? (
            <Link to={`/contacts/${encodeURIComponent(contactId)}`} className={styles.who}>
              {customer}
            </Link>
          ) : (
            customer
          )}
        </p>
        <p className={styles.quiet}>
          {joinFacts([vehicle, service, price === null ? '' : formatMoney(price)])}
        </p>
        <p className={styles.when}>
          {date}, <span>{time}</span>
        </p>
        {!isOnItsWay(status) && (
          <p className={styles.off}>
            <Pill tone="danger">{statusLabel(status)}</Pill>
            {cancelReason && <span>{cancelReason}</span>}
          </p>
        )}
      </div>
      <Reach booked={booked} />
      {isOnItsWay(status) && <Steps status={status} />}
    </section>
  );
}
