import { formatMoney, useCan } from '@clearcoat/sdk';
import type { Dashboard } from './dashboard-api';
import styles from './StatStrip.module.css';
import { TrendBars } from './TrendBars';

/** Splits '+12.5% from last month' into the percentage and its words. */
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

interface Figure {
  label: string;
  value: string;
  change: string;
  trend: readonly number[];
}

const money = (value: number) => formatMoney(value, 'never');
const count = (value: number) => value.toLocaleString('en-US');

function figuresOf({ stats, trends }: Pick<Dashboard, 'stats' | 'trends'>, seesMoney: boolean) {
  const figures: (Figure | false)[] = [
    seesMoney && {
      label: 'Total Revenue',
      value: money(stats.revenue),
      change: stats.revenueChange,
      trend: trends.revenue,
    },
    {
      label: 'Appointments',
      value: count(stats.appointments),
      change: stats.appointmentsChange,
      trend: trends.appointments,
    },
    {
      label: 'Total Customers',
      value: count(stats.customers),
      change: stats.customersChange,
      trend: trends.customers,
    },
    seesMoney && {
      label: 'Avg. Service Value',
      value: money(stats.averageService),
      change: stats.averageServiceChange,
      trend: trends.averageService,
    },
  ];
  return figures.filter((figure) => figure !== false);
}

/** Figures of the month with their trends; money only with permission. */
export function StatStrip({ stats, trends, loading }: StatStripProps) {
  const figures = figuresOf({ stats, trends }, useCan('revenue:read'));
  return (
    <section
      className={`${styles.strip} ${figures.length === 2 ? styles.two : ''}`}
      aria-label="This month"
    >
      {figures.map(({ label, value, change, trend }) => (
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
