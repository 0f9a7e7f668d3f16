import { useQuery } from '@tanstack/react-query';
import { Link } from '@clearcoat/sdk';
import { Button, useDebounced } from '@clearcoat/ui/core';
import { contactsWithPhoneQuery, type Contact } from '../shared/contacts-api';
import { isSamePhone, searchableDigits } from './phone';
import styles from './KnownPhone.module.css';

const PAUSE_MS = 400;

interface KnownPhoneProps {
  phone: string;
  /** Takes them instead of adding somebody. Default: a link leads to them. */
  onChoose?: ((known: Contact) => void) | undefined;
}

/**
 * Says quietly who has this number already: two people may share one, so it stops nobody. The place is
 * there before its words, so that they are read out.
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
          has this number already.{' '}
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
