import { Card, EmptyState } from '@clearcoat/ui/core';
import { DataTable, type Column } from '@clearcoat/ui/table';
import { formatDuration } from '../remotes/words';
import type { RouteVitals } from './browsers-api';
import styles from './browsers.module.css';
import { times } from './words';

type Name = 'lcp' | 'inp' | 'cls' | 'ttfb';

/** Thresholds above which web.dev rates a page as poor. */
const POOR: Record<Name, number> = { lcp: 4_000, inp: 500, cls: 250, ttfb: 1_800 };
const TITLES: Record<Name, string> = {
  ttfb: 'First byte',
  lcp: 'Painted',
  inp: 'Answers',
  cls: 'Shifts',
};
const NAMES: readonly Name[] = ['ttfb', 'lcp', 'inp', 'cls'];

const textOf = (name: Name, value: number) =>
  name === 'cls' ? (value / 1_000).toFixed(2) : formatDuration(value);

function Figure({ of: row, name }: { of: RouteVitals; name: Name }) {
  const value = row[name];
  if (value === null) return <span aria-hidden="true">–</span>;
  if (value <= POOR[name]) return textOf(name, value);
  return <strong className={styles.alarm}>{textOf(name, value)}</strong>;
}

const columns: Column<RouteVitals>[] = [
  {
    key: 'route',
    title: 'Route',
    width: '30%',
    render: ({ route }) => <span className={styles.message}>{route}</span>,
  },
  {
    key: 'remote',
    title: 'Remote',
    render: ({ remote, version }) => (
      <>
        {remote} <span className={styles.quiet}>{version}</span>
      </>
    ),
  },
  {
    key: 'count',
    title: 'Opened',
    align: 'right',
    render: ({ count }) => count.toLocaleString('en-US'),
  },
  ...NAMES.map((name): Column<RouteVitals> => ({
    key: name,
    title: TITLES[name],
    align: 'right',
    render: (row) => <Figure of={row} name={name} />,
  })),
];

const RouteCard = ({ of: row }: { of: RouteVitals }) => (
  <div className={styles.card}>
    <strong className={styles.message}>{row.route}</strong>
    <span className={styles.quiet}>
      {row.remote} {row.version} · opened {times(row.count)}
    </span>
    <p>
      {NAMES.filter((name) => row[name] !== null).map((name, index) => (
        <span key={name}>
          {index > 0 && ' · '}
          {TITLES[name]} <Figure of={row} name={name} />
        </span>
      ))}
    </p>
  </div>
);

/** Web vitals by route, at the 75th percentile. */
export function VitalsTable({ vitals }: { vitals: readonly RouteVitals[] }) {
  return (
    <Card title="Speed" padding="none">
      <DataTable
        caption="Page load times in the last 24 hours, at the 75th percentile"
        tableFrom={1024}
        rows={vitals}
        columns={columns}
        rowKey={({ route, remote, version }) => `${route} ${remote} ${version}`}
        empty={
          <EmptyState
            icon="clock"
            title="No pages in the last 24 hours"
            description="Load times show up here once people have opened pages and left them."
          />
        }
        card={(row) => <RouteCard of={row} />}
      />
    </Card>
  );
}
