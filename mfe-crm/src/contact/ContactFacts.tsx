import type { Schema } from '@clearcoat/api-client';
import { formatDate, formatPhone, phoneHref } from '@clearcoat/sdk';
import type { ReactNode } from 'react';
import { CONTACT_FIELD_NAMES, contactField, type ContactFieldName } from '../shared/contact-fields';
import type { Contact, ContactDetails } from '../shared/contacts-api';
import { answered, LANGUAGES, QUESTION_NAMES, QUESTIONS } from '../consent/consents';
import styles from './ContactFacts.module.css';

type PurposeConsent = Schema<'PurposeConsent'>;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Breaks before the @ rather than within the domain. */
function Email({ address }: { address: string }) {
  const [user, domain] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {user}
      <wbr />@{domain}
    </a>
  );
}

function value(name: ContactFieldName, contact: Contact): ReactNode {
  const { stored, kind } = contactField(name);
  // Fields with several words are lists.
  const text = [contact[stored]].flat().join(', ');
  if (!text) return 'None';
  if (name === 'phone') return <a href={phoneHref(text)}>{formatPhone(text)}</a>;
  if (name === 'email') return <Email address={text} />;
  return kind === 'lines' ? <span className={styles.notes}>{text}</span> : text;
}

/** 'Agreed, Nov 28, 2026 (import)' */
function consentText({ allowed, since, source, by }: PurposeConsent): string {
  const words = allowed ? 'Agreed' : 'Said no';
  const from = by ?? (source === 'import' ? source : '');
  return (since ? `${words}, ${formatDate(since.slice(0, 10))}` : words) + (from && ` (${from})`);
}

function ConsentFacts({ consent }: Pick<ContactDetails, 'consent'>) {
  return QUESTION_NAMES.map((name) => {
    const found = answered(consent, name);
    if (typeof found?.allowed !== 'boolean') return null;
    return (
      <Fact key={name} label={QUESTIONS[name].label}>
        {consentText(found)}
      </Fact>
    );
  });
}

/** Contact details and vehicle of the customer; the notes are pinned separately. */
export function ContactFacts({ contact }: { contact: Contact & Pick<ContactDetails, 'consent'> }) {
  return (
    <dl className={styles.facts}>
      {CONTACT_FIELD_NAMES.filter((name) => name !== 'notes').map((name) => (
        <Fact key={name} label={contactField(name).factLabel}>
          {value(name, contact)}
        </Fact>
      ))}
      <ConsentFacts consent={contact.consent} />
      {/* An older API answers none. */}
      {contact.language && <Fact label="Messages In">{LANGUAGES[contact.language]}</Fact>}
    </dl>
  );
}
