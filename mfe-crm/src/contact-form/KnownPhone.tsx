import { useQuery } from '@tanstack/react-query';
import { Link } from '@clearcoat/sdk';
import { useDebounced } from '@clearcoat/ui/core';
import { contactsWithPhoneQuery } from '../shared/contacts-api';
import { isSamePhone, searchableDigits } from './phone';
import styles from './KnownPhone.module.css';

const PAUSE_MS = 400;

/**
 * Says quietly who has this number already: two people may share one, so it stops nobody. The place is
 * there before its words, so that they are read out.
 */
export function KnownPhone({ phone }: { phone: string }) {
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
          <Link to={`/contacts/${encodeURIComponent(known.id)}`}>{known.name}</Link> has this number
          already.
        </>
      )}
    </span>
  );
}
