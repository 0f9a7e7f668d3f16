import { formatDate, formatMoney, Link, useNavigate } from '@clearcoat/sdk';
import { Avatar, IconButton } from '@clearcoat/ui/core';
import { DataTable, WindowedRows, type Column, type Part, type Sort } from '@clearcoat/ui/table';
import { memo, type ReactNode } from 'react';
import type { Contact, ContactSort } from '../shared/contacts-api';
import styles from './ContactsTable.module.css';

interface ContactsTableProps {
  contacts: readonly Contact[];
  loading: boolean;
  empty: ReactNode;
  sort: ContactSort;
  onSortChange: (sort: ContactSort) => void;
  onEdit: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
}

const idOf = ({ id }: Contact) => id;
const contactPath = ({ id }: Contact) => `/contacts/${encodeURIComponent(id)}`;
const lastVisit = ({ lastAppointment }: Contact) => (
  <span className={styles.visit}>{lastAppointment ? formatDate(lastAppointment) : 'Never'}</span>
);

// While one scrolls, rows that stay are not drawn again.
const Who = memo(function Who({ contact }: { contact: Contact }) {
  return (
    <div className={styles.who}>
      <Avatar name={contact.name} />
      <div className={styles.lines}>
        <Link to={contactPath(contact)} className={styles.name}>
          {contact.name}
        </Link>
        {contact.address && (
          <span className={styles.quiet} title={contact.address}>
            {contact.address}
          </span>
        )}
      </div>
    </div>
  );
});

const Reach = memo(function Reach({ contact: { phone, email } }: { contact: Contact }) {
  return (
    <div className={styles.lines}>
      <span>{phone}</span>
      {email && (
        <span className={styles.quiet} title={email}>
          {email}
        </span>
      )}
    </div>
  );
});

type ActionsProps = { contact: Contact } & Pick<ContactsTableProps, 'onEdit' | 'onDelete'>;

const Actions = memo(function Actions({ contact, onEdit, onDelete }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <IconButton icon="edit" label={`Edit ${contact.name}`} onClick={() => onEdit(contact)} />
      <IconButton
        icon="trash"
        tone="danger"
        label={`Delete ${contact.name}`}
        onClick={() => onDelete(contact)}
      />
    </div>
  );
});

const toSort = (sort: ContactSort): Sort =>
  sort.startsWith('-')
    ? { key: sort.slice(1), direction: 'desc' }
    : { key: sort, direction: 'asc' };

const fromSort = ({ key, direction }: Sort): ContactSort =>
  // The keys are those of the sortable columns below.
  `${direction === 'desc' ? '-' : ''}${key}` as ContactSort;

/** The contacts as a table, on a phone as cards. */
export function ContactsTable(props: ContactsTableProps) {
  const { contacts, loading, empty, sort, onSortChange, onEdit, onDelete } = props;
  const navigate = useNavigate();
  const actions = (contact: Contact) => (
    <Actions contact={contact} onEdit={onEdit} onDelete={onDelete} />
  );
  const columns: Column<Contact>[] = [
    { key: 'name', title: 'Name', sortable: true, render: (contact) => <Who contact={contact} /> },
    {
      key: 'reach',
      title: 'Contact Info',
      width: '27%',
      render: (contact) => <Reach contact={contact} />,
    },
    {
      key: 'lastAppointment',
      title: 'Last Visit',
      sortable: true,
      width: '140px',
      render: lastVisit,
    },
    {
      key: 'totalSpent',
      title: 'Total Spent',
      sortable: true,
      align: 'right',
      width: '140px',
      render: ({ totalSpent }) => formatMoney(totalSpent),
    },
    { key: 'actions', title: 'Actions', width: '136px', render: actions },
  ];
  const list = (visible: readonly Contact[], part?: Part) => (
    <DataTable
      part={part}
      caption="Contacts"
      tableFrom={900}
      rows={visible}
      columns={columns}
      rowKey={idOf}
      loading={loading}
      loadingText="Loading contacts..."
      empty={empty}
      sort={toSort(sort)}
      onSortChange={(next) => onSortChange(fromSort(next))}
      onRowClick={(contact) => void navigate(contactPath(contact))}
      card={(contact) => (
        <div className={styles.card}>
          <Who contact={contact} />
          {actions(contact)}
          <Reach contact={contact} />
          <p className={styles.quiet}>
            Last visit {lastVisit(contact)} · {formatMoney(contact.totalSpent)}
          </p>
        </div>
      )}
    />
  );
  return (
    <div className={styles.list}>
      <WindowedRows rows={contacts} rowKey={idOf}>
        {list}
      </WindowedRows>
    </div>
  );
}
