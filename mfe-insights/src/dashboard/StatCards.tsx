import { formatMoney } from '@clearcoat/sdk';
import { StatCard } from '@clearcoat/ui/core';
import type { Dashboard } from './dashboard-api';
import styles from './DashboardPage.module.css';

const toneOf = (change: string) => {
  if (/^\+0% /.test(change)) return 'neutral';
  return change.startsWith('-') ? 'negative' : 'positive';
};

/** The month's four figures. */
export function StatCards({ stats, loading }: { stats: Dashboard['stats']; loading: boolean }) {
  const cards = [
    ['Total Revenue', formatMoney(stats.revenue, 'never'), stats.revenueChange],
    ['Appointments', stats.appointments.toLocaleString('en-US'), stats.appointmentsChange],
    ['Total Customers', stats.customers.toLocaleString('en-US'), stats.customersChange],
    ['Avg. Service Value', formatMoney(stats.averageService, 'never'), stats.averageServiceChange],
  ] as const;
  return (
    <section className={styles.stats} aria-label="This month">
      {cards.map(([label, value, change]) => (
        <StatCard
          key={label}
          label={label}
          value={value}
          change={change}
          tone={toneOf(change)}
          loading={loading}
        />
      ))}
    </section>
  );
}
