import type { Schema } from '@clearcoat/api-client';
import { StatCard } from '@clearcoat/ui/core';
import { summaryCards, type ChartType } from './revenue-data';
import styles from './SummaryCards.module.css';

interface Props {
  summary: Schema<'RevenueSummary'>;
  /** Days of the comparison, e.g. '5 weeks earlier'. */
  compared: string;
  chosen: ChartType;
  onChoose: (type: ChartType) => void;
}

/** Three summary figures; clicking one selects the chart's type. */
export function SummaryCards({ summary, compared, chosen, onChoose }: Props) {
  return (
    <div className={styles.cards}>
      {summaryCards(summary).map(({ type, change, ...card }) => (
        <div key={type} className={styles.card} data-chosen={type === chosen || undefined}>
          <StatCard {...card} change={`${change} vs ${compared}`} />
          <button
            type="button"
            className={styles.choose}
            aria-label={`Chart ${card.label}`}
            aria-current={type === chosen || undefined}
            onClick={() => onChoose(type)}
          />
        </div>
      ))}
    </div>
  );
}

/** Skeleton of the summary. */
export function SummarySkeleton() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {['Total Revenue', 'Appointments', 'Average Service Value'].map((label) => (
        <StatCard key={label} label={label} value="" loading />
      ))}
    </div>
  );
}
