import type { ComponentProps } from 'react';
import { Fallback } from './Fallback';
import { NativeSelect } from './NativeSelect';
import { offerText } from './offer';
import styles from './Quick.module.css';
import type { Service } from './services-api';

/** Above this number a list is faster to read than tiles. */
const MOST_TILES = 8;

interface ServiceSelectProps extends Omit<ComponentProps<typeof NativeSelect>, 'options'> {
  services: readonly Service[];
  /** Size of the vehicle; undefined if no vehicle is known. */
  vehicleSize: string | undefined;
  onChoose: (id: string) => void;
}

/** Services as tiles with duration and price, or as a select. */
export function ServiceSelect({ services, vehicleSize, onChoose, ...select }: ServiceSelectProps) {
  const hasTiles = services.length > 0 && services.length <= MOST_TILES;
  return (
    <div className={styles.field}>
      {hasTiles && (
        <div className={styles.tiles} aria-hidden="true">
          {services.map((service) => (
            <button
              key={service.id}
              type="button"
              tabIndex={-1}
              className={styles.tile}
              aria-current={service.id === select.value || undefined}
              onClick={() => onChoose(service.id)}
            >
              <span className={styles.name}>{service.name}</span>
              <span className={styles.facts}>{offerText(service, vehicleSize)}</span>
            </button>
          ))}
        </div>
      )}
      <Fallback isShown={!hasTiles}>
        <NativeSelect
          {...select}
          placeholder="Select a service"
          options={services.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Fallback>
    </div>
  );
}
