import { formatDate, formatMoney, useToday } from '@clearcoat/sdk';
import type { ReactNode } from 'react';
import type { Contact, ContactDetails } from '../shared/contacts-api';
import styles from './ContactTotals.module.css';
import { habitOf } from './history';

const BEFORE = 'before Clearcoat';
const often = (days: number) => (days === 1 ? 'Every day' : `Every ${days} days`);

interface TotalProps {
  label: string;
  /** Small print below the figure. */
  mark?: ReactNode;
  children: ReactNode;
}

function Total({ label, mark, children }: TotalProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {mark && <small className={styles.mark}>{mark}</small>}
      </dd>
    </div>
  );
}

function Usually({ history }: { history: ContactDetails['history'] }) {
  const habit = habitOf(history, useToday());
  if (!habit) return null;
  const { everyDays, service, dueSince } = habit;
  return (
    <Total
      label="Usually"
      mark={
        dueSince ? <span className={styles.due}>Due since {formatDate(dueSince)}</span> : service
      }
    >
      {often(everyDays)}
    </Total>
  );
}

interface ContactTotalsProps {
  contact: Contact;
  /** Empty while loading. */
  history: ContactDetails['history'];
}

/** Revenue of a contact, and how often they come. */
export function ContactTotals({ contact, history }: ContactTotalsProps) {
  const { totalSpent, lastAppointment, upcomingAppointments, imported } = contact;
  const before = imported?.totalSpent ?? 0;
  const isLastBefore = lastAppointment !== '' && lastAppointment === imported?.lastVisit;
  return (
    <dl className={styles.totals}>
      <Total
        label="Total Spent"
        mark={before > 0 && `${formatMoney(before, 'always')} of it ${BEFORE}`}
      >
        {formatMoney(totalSpent, 'always')}
      </Total>
      <Total label="Coming Up">{upcomingAppointments}</Total>
      <Total label="Last Visit" mark={isLastBefore && BEFORE}>
        {lastAppointment ? formatDate(lastAppointment) : 'Never'}
      </Total>
      <Usually history={history} />
    </dl>
  );
}
