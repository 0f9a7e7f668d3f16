import { Icon } from '@clearcoat/ui/icons';
import { lengthOf } from './day-plan';
import styles from './Way.module.css';

/** Suffix for a drive that is longer than the gap. */
export const TOO_LONG = ', longer than the time between the jobs';

interface WayProps {
  /** Default: unknown, nothing is shown. */
  driveMinutes?: number | undefined;
  /** The gap is shorter than the drive. Default: false. */
  isTight?: boolean;
}

/** Drive time from the previous stop: '12 min drive'. */
export function Way({ driveMinutes = 0, isTight }: WayProps) {
  if (driveMinutes === 0) return null;
  return (
    <p className={styles.way} data-tight={isTight || undefined}>
      <Icon name={isTight ? 'warning' : 'car-side'} size={16} />
      {lengthOf(driveMinutes)} drive{isTight && TOO_LONG}
    </p>
  );
}
