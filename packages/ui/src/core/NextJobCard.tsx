import { Link } from '@clearcoat/sdk';
import type { ReactNode } from 'react';
import styles from './NextJobCard.module.css';
import { VehiclePicture, type PicturedVehicle } from './VehiclePicture';

export interface NextJobCardProps {
  /** 'glass' lies on a navy ground and is that ground on a phone; 'navy' brings its own. */
  look: 'glass' | 'navy';
  job: { status: string; vehicle: PicturedVehicle };
  /** e.g. 'Next job'; a job in progress says 'Now' instead. */
  label: string;
  when: string;
  /** The job's page. */
  to: string;
  /** Customer, vehicle, service and place, a line each. */
  lines: readonly ReactNode[];
  /** Default: none. */
  notes?: ReactNode;
  /** Buttons and links. A button that comes first is the primary one. */
  actions: ReactNode;
}

/** Card of the job in progress or the next one. All of it opens the job. */
export function NextJobCard(props: NextJobCardProps) {
  const { look, job, label, when, to, lines, notes, actions } = props;
  const isNow = job.status === 'in-progress';
  const Heading = look === 'glass' ? 'h2' : 'h3';
  return (
    <article className={styles.job} data-look={look} data-now={isNow || undefined}>
      <span>
        <VehiclePicture vehicle={job.vehicle} width={160} />
      </span>
      <div className={styles.facts}>
        <p>{isNow ? 'Now' : label}</p>
        <Heading>
          <Link to={to}>{when}</Link>
        </Heading>
        {lines.map((line, index) => (
          // The lines have no id, so their index is the key.
          <p key={index} title={typeof line === 'string' ? line : undefined}>
            {line}
          </p>
        ))}
      </div>
      <div className={styles.notes}>{notes}</div>
      <div className={styles.actions} data-print="no">
        {actions}
      </div>
    </article>
  );
}
