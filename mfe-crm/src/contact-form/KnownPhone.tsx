import { useQuery } from '@tanstack/react-query';
import { Link } from '@clearcoat/sdk';
import { Button, useDebounced } from '@clearcoat/ui/core';
import { contactsWithPhoneQuery, type Contact } from '../shared/contacts-api';
import { isSamePhone, searchableDigits } from './phone';
import styles from './KnownPhone.module.css';

const PAUSE_MS = 400;

interface KnownPhoneProps {
  phone: string;
  /** Chooses the existing contact instead of adding one. Default: a link opens that contact. */
  onChoose?: ((known: Contact) => void) | undefined;
}

/**
 * Hint that another contact has this number. It never blocks, since two people may share a number.
 * The live region is always there, so that screen readers announce the hint.
 */
export function KnownPhone({ phone, onChoose }: KnownPhoneProps) {
  const digits = searchableDigits(useDebounced(phone, PAUSE_MS));
  const { data = [] } = useQuery({
    ...contactsWithPhoneQuery(digits),
    enabled: digits !== '',
  });
  const known = digits ? data.find((contact) => isSamePhone(contact.phone, phone)) : undefined;
  return (
    <span className={styles.known} aria-live="polite">
      {known && (
        <>
          {onChoose ? (
            known.name
          ) : (
            <Link to={`/contacts/${encodeURIComponent(known.id)}`}>{known.name}</Link>
          )}{' '}
          already has this number.{' '}
          {onChoose && (
            <Button variant="link" size="small" onClick={() => onChoose(known)}>
              Choose {known.name}
            </Button>
          )}
        </>
      )}
    </span>
  );
}
