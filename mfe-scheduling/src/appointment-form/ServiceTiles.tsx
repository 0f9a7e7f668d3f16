import { offerText } from './offer';
import type { Service } from './services-api';
import styles from './Quick.module.css';

/** With more than these a list is quicker read than a wall of tiles. */
const MOST_TILES = 8;

interface ServiceTilesProps {
  services: readonly Service[];
  chosen: string;
  /** Of the vehicle; undefined where none is known. */
  size: string | undefined;
  onChoose: (id: string) => void;
}

/**
 * The price list to point at. The select below it says and does the same, and is what the keyboard and
 * a screen reader use.
 */
export function ServiceTiles({ services, chosen, size, onChoose }: ServiceTilesProps) {
  if (services.length > MOST_TILES) return null;
  return (
    <div className={styles.tiles} aria-hidden="true">
      {services.map((service) => (
        <button
          key={service.id}
          type="button"
          tabIndex={-1}
          className={styles.tile}
          aria-current={service.id === chosen || undefined}
          onClick={() => onChoose(service.id)}
        >
          <span className={styles.name}>{service.name}</span>
          <span className={styles.facts}>{offerText(service, size)}</span>
        </button>
      ))}
    </div>
  );
}
