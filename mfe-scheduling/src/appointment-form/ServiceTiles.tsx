import { formatMoney } from '@clearcoat/sdk';
import { lengthOf } from '../shared/day-plan';
import type { Service } from './services-api';
import styles from './Quick.module.css';

/** With more than these a list is quicker read than a wall of tiles. */
const MOST_TILES = 8;

interface ServiceTilesProps {
  services: readonly Service[];
  chosen: string;
  onChoose: (id: string) => void;
}

/**
 * The price list to point at. The select below it says and does the same, and is what the keyboard and
 * a screen reader use.
 */
export function ServiceTiles({ services, chosen, onChoose }: ServiceTilesProps) {
  if (services.length > MOST_TILES) return null;
  return (
    <div className={styles.tiles} aria-hidden="true">
      {services.map(({ id, name, duration, price }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          className={styles.tile}
          aria-current={id === chosen || undefined}
          onClick={() => onChoose(id)}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>
            {lengthOf(duration)} · {formatMoney(price)}
          </span>
        </button>
      ))}
    </div>
  );
}
