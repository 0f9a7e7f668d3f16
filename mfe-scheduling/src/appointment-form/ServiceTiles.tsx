import { offerText } from './offer';
import type { Service } from './services-api';
import styles from './Quick.module.css';

/** Above this number a list is faster to read than tiles. */
const MOST_TILES = 8;

interface ServiceTilesProps {
  services: readonly Service[];
  chosen: string;
  /** Size of the vehicle; undefined if no vehicle is known. */
  size: string | undefined;
  onChoose: (id: string) => void;
}

/** Services as tiles. The select below offers the same to keyboards and screen readers. */
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
