import { Link } from '@clearcoat/sdk';
import type { ReactNode } from 'react';
import styles from './NextJobCard.module.css';
import { VehiclePicture } from './VehiclePicture';

export interface NextJobCardProps {
  /** 'glass' lies on a navy ground and is that ground on a phone; 'navy' brings its own. */
  look: 'glass' | 'navy';
  /** Level of the heading below the page's own. */
  level: 2 | 3;
  isNow: boolean;
  label: string;
  when: string;
  /** The job's page. */
  to: string;
  /** e.g. '2024 Toyota Camry, black' */
  vehicle: string;
  photoUrl: string | undefined;
  /** Customer, vehicle, service and place, a line each. */
  lines: readonly ReactNode[];
  /** Default: none. */
  notes?: ReactNode;
  /** Buttons and links. A button that comes first is the primary one. */
  actions: ReactNode;
}

/** Card of the job in progress or the next one. All of it opens the job. */
export function NextJobCard(props: NextJobCardProps) {
  const { look, level, isNow, label, when, to, vehicle, photoUrl, lines, notes, actions } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={`${styles.job} ${styles[look]}`} data-now={isNow || undefined}>
      <span className={styles.car}>
        <VehiclePicture vehicle={vehicle} photoUrl={photoUrl} width={160} />
      </span>
      <div className={styles.facts}>
        <p className={styles.label}>{label}</p>
        <Heading className={styles.when}>
          <Link className={styles.whole} to={to}>
            {when}
          </Link>
        </Heading>
        {lines.map((line, index) => (
          // The lines have no id, so their index is the key.
          <p key={index} className={index === 0 ? styles.who : styles.line}>
            {line}
          </p>
        ))}
      </div>
      {notes && <div className={styles.notes}>{notes}</div>}
      <div className={styles.actions} data-print="no">
        {actions}
      </div>
    </article>
  );
}
