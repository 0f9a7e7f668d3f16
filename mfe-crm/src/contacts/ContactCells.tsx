import { describeVehicle, formatDate, formatMoney, formatPhone, Link } from '@clearcoat/sdk';
import {
  Avatar,
  IconButton,
  reachItems,
  ReachLinks,
  RowMenu,
  type DropdownItem,
} from '@clearcoat/ui/core';
import { PaintedVehicle, VehicleChip } from '@clearcoat/ui/icons';
import { memo } from 'react';
import type { Contact } from '../shared/contacts-api';
import { canTravel, useTravels } from '../shared/travel';
import { contactPath } from '../shared/contact-path';
import styles from './ContactCells.module.css';

/** Actions of a row. */
export interface RowActions {
  onEdit: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
}

interface CellProps {
  contact: Contact;
}

/** Layout of a contact: a wide table row, a narrow one, or a card. */
type Look = 'row' | 'narrow' | 'card';

const YEAR = /^\d{4} /;

/** Vehicle beside its text. Narrow layouts drop the year before the model. */
function Vehicle({ of, look, className = '' }: { of: string; look: Look; className?: string }) {
  const { label } = describeVehicle(of);
  return (
    <span className={styles.quiet} title={of}>
      {look !== 'row' && (
        <PaintedVehicle vehicle={of} width={34} className={`${styles.car} ${className}`} />
      )}
      {look === 'row' ? of : label.replace(YEAR, '')}
    </span>
  );
}

// Memoized, so that rows in view do not render again while scrolling.
export const Who = memo(function Who({ contact, look }: CellProps & { look: Look }) {
  const { name, address } = contact;
  const path = contactPath(contact);
  const travels = useTravels(path);
  return (
    <div className={styles.who}>
      {look !== 'narrow' && <Avatar name={name} />}
      {look === 'row' && (
        <span className={address ? travels : styles.none}>
          <VehicleChip vehicle={address} size="small" />
        </span>
      )}
      <div className={styles.lines}>
        <Link to={path} className={styles.name} title={name} viewTransition={canTravel()}>
          {name}
        </Link>
        {address && <Vehicle of={address} look={look} className={travels} />}
      </div>
    </div>
  );
});

export const Reach = memo(function Reach({ contact: { name, phone, email } }: CellProps) {
  return (
    <div className={styles.lines}>
      <span className={styles.phone}>
        <span className={styles.number} title={formatPhone(phone)}>
          {formatPhone(phone)}
        </span>
        <ReachLinks look="icons" {...{ name, phone, email }} />
      </span>
      {email && (
        <span className={styles.quiet} title={email}>
          {email}
        </span>
      )}
    </div>
  );
});

/** Contact buttons for layouts without room for the number: e-mail only without a phone. */
export const Ways = memo(function Ways({ contact: { name, phone, email } }: CellProps) {
  return (
    <span className={styles.ways}>
      <ReachLinks
        look="icons"
        ways={phone ? ['call', 'text'] : ['email']}
        {...{ name, phone, email }}
      />
    </span>
  );
});

export function LastVisit({ contact: { lastAppointment } }: CellProps) {
  return (
    <span className={lastAppointment ? styles.visit : styles.nothing}>
      {lastAppointment ? formatDate(lastAppointment) : 'Never'}
    </span>
  );
}

export function Spent({ contact: { totalSpent } }: CellProps) {
  return (
    <span className={totalSpent > 0 ? undefined : styles.nothing}>
      {formatMoney(totalSpent, 'always')}
    </span>
  );
}

type ActionsProps = CellProps & RowActions;

export const Actions = memo(function Actions({ contact, onEdit, onDelete }: ActionsProps) {
  return (
    <>
      <IconButton icon="edit" label={`Edit ${contact.name}`} onClick={() => onEdit(contact)} />
      <IconButton
        icon="trash"
        tone="danger"
        label={`Delete ${contact.name}`}
        onClick={() => onDelete(contact)}
      />
    </>
  );
});

/** Menu with all actions, since a phone's row has room for one button. */
export const More = memo(function More({ contact, onEdit, onDelete }: ActionsProps) {
  const { name, phone, email } = contact;
  const items: DropdownItem[] = [
    ...reachItems({ phone, email }),
    { key: 'edit', label: 'Edit', icon: 'edit', onSelect: () => onEdit(contact) },
    {
      key: 'delete',
      label: 'Delete',
      icon: 'trash',
      danger: true,
      onSelect: () => onDelete(contact),
    },
  ];
  return <RowMenu label={`More about ${name}`} items={items} />;
});
