import { Icon } from '@clearcoat/ui/icons';
import { lengthOf } from './day-plan';
import styles from './Way.module.css';

/** Said of a way that there is less time for than it takes. */
export const TOO_LONG = ', longer than the time between the jobs';

interface WayProps {
  /** Default: not known, so nothing is said. */
  driveMinutes?: number | undefined;
  /** There is less time between the jobs. Default: false. */
  isTight?: boolean;
}

/** How long one drives from the stop before: '12 min drive'. */
export function Way({ driveMinutes = 0, isTight }: WayProps) {
  if (driveMinutes === 0) return null;
  return (
    <p className={styles.way} data-tight={isTight || undefined}>
      <Icon name={isTight ? 'warning' : 'car-side'} size={16} />
      {lengthOf(driveMinutes)} drive{isTight && TOO_LONG}
    </p>
  );
}
