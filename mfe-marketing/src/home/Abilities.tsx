import type { CSSProperties, ReactNode } from 'react';
import { avatarColor, formatMoney, initials } from '@clearcoat/sdk';
import { Icon, VehicleChip, type IconName } from '@clearcoat/ui/icons';
import styles from './Abilities.module.css';

/** Abilities that work today, each with a small picture built from the product's components. */
export function Abilities() {
  return (
    <ul role="list" className={styles.grid}>
      <Ability icon="contacts" title="Every customer, remembered" picture={<CustomersPicture />}>
        Phone, vehicle, notes, last visit and what they have spent. Found by a name, an email or the
        last digits of a number.
      </Ability>
      <Ability icon="appointments" title="A schedule that adds up" picture={<SchedulePicture />}>
        Choose the service, and price and time fill themselves in. If two jobs clash, you know
        before you save.
      </Ability>
      <Ability icon="revenue" title="The money, by service" picture={<RevenuePicture />}>
        Revenue, jobs and average value against the weeks before, and the services that really earn
        it.
      </Ability>
      <Ability icon="sparkle" title="Someone to ask" picture={<AssistantPicture />}>
        An assistant for pricing, marketing and techniques. In basic mode it answers from a
        detailer&apos;s handbook and your own numbers.
      </Ability>
    </ul>
  );
}

interface AbilityProps {
  icon: IconName;
  title: string;
  picture: ReactNode;
  children: ReactNode;
}

function Ability({ icon, title, picture, children }: AbilityProps) {
  return (
    <li className={styles.ability}>
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <h3>
        <Icon name={icon} size={22} />
        {title}
      </h3>
      <p>{children}</p>
    </li>
  );
}

const customers = [
  { name: 'Priya Shah', vehicle: 'Tesla Model Y, pearl white', spent: 2840 },
  { name: 'Luis Ortega', vehicle: 'Ford F-150, red', spent: 1265 },
  { name: 'Maya Chen', vehicle: 'Honda Civic, blue', spent: 415 },
];

function CustomersPicture() {
  return customers.map(({ name, vehicle, spent }) => (
    <div key={name} className={styles.customer}>
      <span
        className={`cc-avatar ${styles.avatar}`}
        style={{ '--avatar': avatarColor(name) } as CSSProperties}
      >
        {initials(name)}
      </span>
      <VehicleChip vehicle={vehicle} size="small" />
      <span className={styles.who}>
        <b>{name}</b> <small>{vehicle.split(',')[0]}</small>
      </span>{' '}
      <b>{formatMoney(spent)}</b>
    </div>
  ));
}

/** Appointments of each day over three weeks. */
const load = [0, 2, 1, 3, 2, 3, 1, 0, 1, 2, 2, 3, 3, 2, 0, 3, 1, 2, 0, 1, 0];

function SchedulePicture() {
  return (
    <div className={styles.month}>
      {load.map((jobs, day) => (
        <span key={day} data-today={day === 10 || undefined}>
          {day + 1}
          <i style={{ width: jobs * 5 }} />{' '}
        </span>
      ))}
    </div>
  );
}

function RevenuePicture() {
  const line = 'M0 78C24 74 34 52 58 54s30 22 54 12 28-38 54-36 30 24 52 14 26-34 54-36 26 8 48-2';
  return (
    <>
      <div className={styles.figures}>
        <b>$12,480</b> <small>+12.5%</small>
      </div>
      <svg viewBox="0 0 320 96" preserveAspectRatio="none">
        <path d={`${line}V96H0z`} fill="var(--cc-chart)" fillOpacity="0.16" />
        <path
          d={line}
          fill="none"
          stroke="var(--cc-chart)"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </>
  );
}

function AssistantPicture() {
  return (
    <div className={styles.chat}>
      <p>What should I charge for a full detail?</p>
      <p>A Full Detail is $249.99 for 4 hours at your shop; your last 24 averaged $251.</p>
    </div>
  );
}
