import { formatMoney, useNavigate } from '@clearcoat/sdk';
import { DataTable, WindowedRows, type Column, type Part, type Sort } from '@clearcoat/ui/table';
import type { ReactNode } from 'react';
import type { Contact, ContactSort } from '../shared/contacts-api';
import { canTravel } from '../shared/travel';
import { Actions, LastVisit, More, Reach, Spent, Ways, Who, type RowActions } from './ContactCells';
import { contactPath } from '../shared/contact-path';
import styles from './ContactsTable.module.css';

interface ContactsTableProps extends RowActions {
  contacts: readonly Contact[];
  loading: boolean;
  empty: ReactNode;
  sort: ContactSort;
  onSortChange: (sort: ContactSort) => void;
  /** Contact that was just added. */
  freshId?: string | undefined;
}

const idOf = ({ id }: Contact) => id;

const toSort = (sort: ContactSort): Sort =>
  sort.startsWith('-')
    ? { key: sort.slice(1), direction: 'desc' }
    : { key: sort, direction: 'asc' };

const fromSort = ({ key, direction }: Sort): ContactSort =>
  // The keys are those of the sortable columns below.
  `${direction === 'desc' ? '-' : ''}${key}` as ContactSort;

/** Minimum width for numbers and addresses, in pixels; narrower tables have contact buttons. */
const WIDE = 900;

const columnsOf = (actions: RowActions): Column<Contact>[] => [
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    from: WIDE,
    render: (contact) => <Who contact={contact} look="row" />,
  },
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    below: WIDE,
    render: (contact) => <Who contact={contact} look="narrow" />,
  },
  {
    key: 'reach',
    title: 'Contact Info',
    from: WIDE,
    width: '27%',
    render: (contact) => <Reach contact={contact} />,
  },
  {
    key: 'ways',
    title: 'Contact Info',
    below: WIDE,
    width: '112px',
    render: (contact) => <Ways contact={contact} />,
  },
  {
    key: 'lastAppointment',
    title: 'Last Visit',
    sortable: true,
    width: '120px',
    render: (contact) => <LastVisit contact={contact} />,
  },
  {
    key: 'totalSpent',
    title: 'Total Spent',
    sortable: true,
    align: 'right',
    width: '124px',
    render: (contact) => <Spent contact={contact} />,
  },
  {
    key: 'actions',
    title: 'Actions',
    align: 'actions',
    width: '120px',
    render: (contact) => <Actions contact={contact} {...actions} />,
  },
];

/** Contacts as a table, or as cards on a phone. */
export function ContactsTable(props: ContactsTableProps) {
  const { contacts, loading, empty, sort, onSortChange, freshId, onEdit, onDelete } = props;
  const navigate = useNavigate();
  const actions = { onEdit, onDelete };
  const list = (visible: readonly Contact[], part?: Part) => (
    <DataTable
      part={part}
      caption="Contacts"
      tableFrom={600}
      rows={visible}
      columns={columnsOf(actions)}
      rowKey={idOf}
      isFresh={({ id }) => id === freshId}
      hasAvatars
      loading={loading}
      loadingText="Loading contacts..."
      empty={empty}
      sort={toSort(sort)}
      onSortChange={(next) => onSortChange(fromSort(next))}
      onRowClick={(contact) => void navigate(contactPath(contact), { viewTransition: canTravel() })}
      card={(contact) => (
        <div className={styles.card}>
          <Who contact={contact} look="card" />
          <div className={styles.figures}>
            <span>{formatMoney(contact.totalSpent, 'always')}</span>
            <LastVisit contact={contact} />
          </div>
          <More contact={contact} {...actions} />
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
