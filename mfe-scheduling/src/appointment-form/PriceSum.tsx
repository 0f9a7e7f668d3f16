import { formatMoney } from '@clearcoat/sdk';
import { moneyText } from '@clearcoat/sdk/rules';
import { Button } from '@clearcoat/ui/core';
import { LinesTable } from '../shared/LinesTable';
import { lengthOf } from '../shared/day-plan';
import styles from './PriceSum.module.css';
import type { Quote } from './services-api';

interface PriceSumProps {
  /** The server's quote; undefined if the price is the service's own. */
  quote: Quote | undefined;
  /** Price in the form. */
  price: string;
  /** Whether the price was typed. */
  isSet: boolean;
  onFollow: () => void;
}

/** Price breakdown, and a reset for a typed price. */
export function PriceSum({ quote, price, isSet, onFollow }: PriceSumProps) {
  if (!quote) return null;
  const isOther = isSet && price !== moneyText(quote.price);
  if (quote.lines.length < 2 && !isOther) return null;
  const sum = formatMoney(quote.price, 'always');
  return (
    <section className={styles.sum} aria-label="Price breakdown">
      <LinesTable
        lines={quote.lines}
        total={`${sum} · ${lengthOf(quote.minutes)}`}
        totalLabel={isOther ? 'List price' : 'Total'}
      />
      {isOther && (
        <p className={styles.typed} role="status">
          We kept the price you entered.{' '}
          <Button size="small" onClick={onFollow}>
            Use {sum}
          </Button>
        </p>
      )}
    </section>
  );
}
