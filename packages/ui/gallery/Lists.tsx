import { Avatar, Button, EmptyState, Entry, EntryList, ErrorState, StatusTag } from '../src/core';
import { DataTable, type Column, type DataTableProps } from '../src/table';
import styles from './Gallery.module.css';
import { Shelf, Specimen } from './Specimen';

interface Job {
  id: string;
  customer: string;
  status: string;
  price: string;
}

const JOBS: Job[] = [
  { id: '1', customer: 'Ana Ruiz', status: 'confirmed', price: '$249.99' },
  { id: '2', customer: 'Bo Chen', status: 'pending', price: '$79.99' },
];
const LONG: Job[] = [
  {
    id: '1',
    customer: 'Maximiliana-Theodora Featherstonehaugh-Cholmondeley-Wriothesley',
    status: 'in-progress',
    price: '$123,456,789,012',
  },
  { id: '2', customer: '🚗 Shine ✨ & Sons', status: 'cancelled', price: '$0' },
];

const PEOPLE = [
  'Ana Ruiz',
  'Cher',
  '',
  '🚗 Wash',
  'Bo Chen',
  'Dee Fox',
  'Gil Hu',
  'Ivy Jo',
  'Ken Li',
];

const columns: Column<Job>[] = [
  { key: 'customer', title: 'Customer', render: ({ customer }) => customer },
  { key: 'status', title: 'Status', render: ({ status }) => <StatusTag status={status} /> },
  { key: 'price', title: 'Price', align: 'right', render: ({ price }) => price },
];

function Jobs(props: Partial<DataTableProps<Job>>) {
  return (
    <DataTable
      caption="Jobs"
      rows={[]}
      tableFrom={280}
      columns={columns}
      rowKey={({ id }) => id}
      loadingText="Loading jobs..."
      empty={<EmptyState icon="appointments" title="No jobs yet" />}
      card={({ customer, price }) => (
        <p>
          {customer} · {price}
        </p>
      )}
      {...props}
    />
  );
}

/** All states of lists. */
export function Lists() {
  return (
    <Shelf title="Lists">
      <Specimen name="List, filled">
        <Jobs rows={JOBS} />
      </Specimen>
      <Specimen name="List, in groups">
        <Jobs
          rows={JOBS}
          groupOf={({ id }) => ({ key: id, head: id === '1' ? 'Today' : 'Tomorrow' })}
        />
      </Specimen>
      <Specimen name="List, as cards">
        <Jobs rows={JOBS} tableFrom={2000} />
      </Specimen>
      <Specimen name="List, loading">
        <Jobs loading />
      </Specimen>
      <Specimen name="List, empty">
        <Jobs
          empty={
            <EmptyState
              icon="appointments"
              title="No jobs yet"
              description="Booked jobs show up here, soonest first."
              action={<Button variant="primary">New Appointment</Button>}
            />
          }
        />
      </Specimen>
      <Specimen name="List, nothing matches">
        <Jobs
          empty={
            <EmptyState
              icon="search"
              title="No jobs in these dates"
              action={<Button>Show All Dates</Button>}
            />
          }
        />
      </Specimen>
      <Specimen name="List, failed">
        <ErrorState title="Couldn't load your jobs" onRetry={() => undefined} />
      </Specimen>
      <Specimen name="List, long content">
        <Jobs rows={LONG} />
      </Specimen>
      <Specimen name="Entries of a card">
        <EntryList>
          <Entry title="Pet hair" notes={['With every service']} fact="$30.00" />
          <Entry
            title="A name that is longer than what a phone has room for in one line"
            notes={['Full Detail · 2021 Audi A4', 'Every 4 weeks']}
            fact="Tue, Nov 24, 2026, 9:00 AM"
            isFactLong
          />
        </EntryList>
      </Specimen>
      <Specimen name="Avatars">
        <div className={styles.row}>
          {PEOPLE.map((name) => (
            <Avatar key={name} name={name} />
          ))}
        </div>
      </Specimen>
    </Shelf>
  );
}
