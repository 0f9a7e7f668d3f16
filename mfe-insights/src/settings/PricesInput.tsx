import { MoneyInput, NumberInput } from '@clearcoat/ui/forms';
import type { SizePrice } from './service-form';
import styles from './PricesInput.module.css';
import type { Size } from './settings-api';

interface PricesInputProps {
  sizes: readonly Size[];
  /** The service's own price and duration, used where a size has none. */
  usual: { price: string; minutes: number | null };
  value?: SizePrice[];
  onChange?: (prices: SizePrice[]) => void;
}

const LONGEST_MINUTES = 24 * 60;

/** Price and duration of a service for each vehicle size. */
export function PricesInput({ sizes, usual, value = [], onChange }: PricesInputProps) {
  const change = (sizeId: string, changed: Partial<SizePrice>) => {
    const before = value.find((each) => each.sizeId === sizeId);
    const after = { ...{ sizeId, price: '', minutes: null }, ...before, ...changed };
    onChange?.([...value.filter((each) => each !== before), after]);
  };
  return (
    <div className={styles.prices} role="group" aria-label="By vehicle size">
      {sizes.map(({ id, name }) => {
        const own = value.find(({ sizeId }) => sizeId === id);
        return (
          <div key={id} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <MoneyInput
              aria-label={`${name}, dollars`}
              placeholder={usual.price}
              value={own?.price ?? ''}
              onChange={(price) => change(id, { price })}
            />
            <NumberInput
              aria-label={`${name}, minutes`}
              placeholder={usual.minutes === null ? '' : String(usual.minutes)}
              suffix="min"
              min={1}
              max={LONGEST_MINUTES}
              precision={0}
              step={15}
              value={own?.minutes ?? null}
              onChange={(minutes) => change(id, { minutes })}
            />
          </div>
        );
      })}
    </div>
  );
}
