import { phoneLink } from '@clearcoat/sdk';
import type { ReactNode } from 'react';
import type { Contact } from '../shared/contacts-api';
import styles from './ContactFacts.module.css';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How to reach the customer, what they drive, and what was noted. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const { phone, email, address, notes } = contact;
  return (
    <dl className={styles.facts}>
      <Fact label="Phone">
        <a href={phoneLink(phone)}>{phone}</a>
      </Fact>
      <Fact label="Email">{email ? <a href={`mailto:${email}`}>{email}</a> : 'None'}</Fact>
      <Fact label="Vehicle">{address || 'None'}</Fact>
      <Fact label="Notes">
        <span className={styles.notes}>{notes || 'None'}</span>
      </Fact>
    </dl>
  );
}
