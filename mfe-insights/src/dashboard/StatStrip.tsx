import { formatMoney } from '@clearcoat/sdk';
import type { Dashboard } from './dashboard-api';
import styles from './StatStrip.module.css';
import { TrendBars } from './TrendBars';

/** '+12.5% from last month' as its percent and the words behind it. */
function Change({ text }: { text: string }) {
  const [percent = text, ...words] = text.split(' ');
  const amount = Number.parseFloat(percent);
  const tone = amount > 0 ? styles.up : amount < 0 ? styles.down : undefined;
  return (
    <p className={styles.change}>
      <span className={tone}>{percent}</span>{' '}
      <span className={styles.words}>{words.join(' ')}</span>
    </p>
  );
}

/** The month's four figures, each with how it went through the last months. */
export function StatStrip({ stats, trends, loading }: StatStripProps) {
  const cells = [
    ['Total Revenue', formatMoney(stats.revenue, 'never'), stats.revenueChange, trends.revenue],
    [
      'Appointments',
      stats.appointments.toLocaleString('en-US'),
      stats.appointmentsChange,
      trends.appointments,
    ],
    [
      'Total Customers',
      stats.customers.toLocaleString('en-US'),
      stats.customersChange,
      trends.customers,
    ],
    [
      'Avg. Service Value',
      formatMoney(stats.averageService, 'never'),
      stats.averageServiceChange,
      trends.averageService,
    ],
  ] as const;
  return (
    <section className={styles.strip} aria-label="This month">
      {cells.map(([label, value, change, trend]) => (
        <div key={label} className={styles.cell}>
          <p className={styles.label}>{label}</p>
          <p className={styles.value} aria-busy={loading}>
            {loading ? <span className={styles.loading}>Loading...</span> : value}
          </p>
          {loading ? <p className={styles.change}>{'\u00a0'}</p> : <Change text={change} />}
          <TrendBars values={trend} className={styles.trend} />
        </div>
      ))}
    </section>
  );
}

interface StatStripProps extends Pick<Dashboard, 'stats' | 'trends'> {
  loading: boolean;
}
