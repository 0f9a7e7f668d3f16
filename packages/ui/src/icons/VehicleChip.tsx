import { describeVehicle, type VehicleBody, type VehiclePaint } from '@clearcoat/sdk';
import { PaintedVehicle } from './PaintedVehicle';
import styles from './VehicleChip.module.css';

/** Paints that need a ground of their own, in the light and in the dark; a test measures them. */
const GROUNDS: Partial<Record<VehiclePaint, 'lightPaint' | 'darkPaint'>> = {
  white: 'lightPaint',
  'pearl white': 'lightPaint',
  silver: 'lightPaint',
  black: 'darkPaint',
  burgundy: 'darkPaint',
};

const WIDTHS = { small: 44, medium: 62, large: 84 } as const;

/**
 * A painted vehicle on a ground, for rows and cards; smaller on a phone. Decorative, like
 * PaintedVehicle.
 *
 * @param vehicle - e.g. '2024 Toyota Camry, black'
 * @param size - 'small' in table cells, 'medium' in lists, 'large' in page heads
 * @example <VehicleChip vehicle={contact.address} />
 */
export function VehicleChip({
  vehicle,
  otherwise,
  size = 'medium',
}: {
  vehicle: string;
  /** Body if no known model is named. Default: 'sedan'. */
  otherwise?: VehicleBody | undefined;
  /** Default: 'medium'. */
  size?: keyof typeof WIDTHS;
}) {
  const { paint } = describeVehicle(vehicle);
  const ground = paint && GROUNDS[paint];
  return (
    <span className={`${styles.chip} ${styles[size]} ${ground ? styles[ground] : ''}`}>
      <PaintedVehicle
        vehicle={vehicle}
        otherwise={otherwise}
        width={WIDTHS[size]}
        className={styles.vehicle}
      />
    </span>
  );
}
