import { formatPhone, phoneHref } from '@clearcoat/sdk';
import type { ReactNode } from 'react';
import { CONTACT_FIELD_NAMES, contactField, type ContactFieldName } from '../shared/contact-fields';
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

function value(name: ContactFieldName, contact: Contact): ReactNode {
  const { stored, kind } = contactField(name);
  // Several words are a list.
  const text = [contact[stored]].flat().join(', ');
  if (!text) return 'None';
  if (name === 'phone') return <a href={phoneHref(text)}>{formatPhone(text)}</a>;
  if (name === 'email') return <a href={`mailto:${text}`}>{text}</a>;
  return kind === 'lines' ? <span className={styles.notes}>{text}</span> : text;
}

/** How to reach the customer and what they drive; what was noted is pinned beside. */
export function ContactFacts({ contact }: { contact: Contact }) {
  return (
    <dl className={styles.facts}>
      {CONTACT_FIELD_NAMES.filter((name) => name !== 'notes').map((name) => (
        <Fact key={name} label={contactField(name).factLabel}>
          {value(name, contact)}
        </Fact>
      ))}
    </dl>
  );
}
