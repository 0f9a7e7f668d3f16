import type { Schema } from '@clearcoat/api-client';
import { formatPhone, joinFacts } from '@clearcoat/sdk';
import { PaintedVehicle } from '@clearcoat/ui/icons';
import { DataTable, type Column } from '@clearcoat/ui/table';
import styles from './CheckStep.module.css';

type Row = Schema<'ImportPreview'>;

const OUTCOMES: Record<Row['outcome'], string> = {
  add: 'New',
  update: 'Update',
  skip: 'Left as is',
};

/** Column for data beyond the customer's own fields. */
const ALSO: Column<Row> = { key: 'also', title: 'Also', render: ({ also }) => also };

const columns: Column<Row>[] = [
  { key: 'name', title: 'Name', render: ({ name }) => <strong>{name}</strong> },
  {
    key: 'phone',
    title: 'Phone',
    render: ({ phone }) => <span className={styles.phone}>{formatPhone(phone)}</span>,
  },
  { key: 'email', title: 'Email', render: ({ email }) => email },
  {
    key: 'vehicle',
    title: 'Vehicle',
    render: ({ address }) =>
      address && (
        <span className={styles.vehicle}>
          <PaintedVehicle vehicle={address} width={44} />
          {address}
        </span>
      ),
  },
  { key: 'outcome', title: 'What happens', render: ({ outcome }) => OUTCOMES[outcome] },
];

/** First customers as they will appear in the list. */
export function Preview({ rows }: { rows: readonly Row[] }) {
  return (
    <section className={styles.preview} aria-labelledby="import-preview">
      <h2 id="import-preview">The first customers, as they will be saved</h2>
      <DataTable
        caption="The first customers of the file"
        rows={rows}
        columns={rows.some(({ also }) => also) ? columns.toSpliced(-1, 0, ALSO) : columns}
        rowKey={({ row }) => String(row)}
        empty={null}
        card={({ name, phone, email, address, also, outcome }) => (
          <>
            <strong>{name}</strong>
            <p>{joinFacts([formatPhone(phone) || email, OUTCOMES[outcome]])}</p>
            <p className={styles.quiet}>{address}</p>
            {also && <p className={styles.quiet}>{also}</p>}
          </>
        )}
      />
    </section>
  );
}
