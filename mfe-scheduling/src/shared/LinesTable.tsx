import { formatMoney } from '@clearcoat/sdk';
import type { Schema } from '@clearcoat/api-client';
import styles from './LinesTable.module.css';

type JobLine = Pick<Schema<'JobLine'>, 'kind' | 'name' | 'quantity' | 'amount'>;

interface LinesTableProps {
  lines: readonly JobLine[];
  /** Formatted total. */
  total: string;
  /** Default: 'Total'. */
  totalLabel?: string;
}

const amountOf = ({ amount }: JobLine) =>
  `${amount < 0 ? '−' : ''}${formatMoney(Math.abs(amount), 'always')}`;

/** Line items of an appointment with the total. */
export function LinesTable({ lines, total, totalLabel = 'Total' }: LinesTableProps) {
  return (
    <dl className={styles.lines}>
      {lines.map((line, index) => (
        // Names may repeat.
        <div key={index} className={styles.line}>
          <dt>
            {line.name}
            {line.quantity > 1 && ` × ${line.quantity}`}
          </dt>
          <dd>{amountOf(line)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{totalLabel}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  );
}
