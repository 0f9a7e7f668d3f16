import type { ReactNode } from 'react';
import { formatTime, joinFacts } from '@clearcoat/sdk';
import { VehicleChip } from '../icons';
import { Facts } from './Facts';
import { StatusTag } from './StatusTag';
import styles from './DayBoard.module.css';

/** An appointment on the board. */
export interface BoardJob {
  id: string;
  customer: string;
  /** Start, 'HH:mm'. */
  time: string;
  service: string;
  /** Vehicle, e.g. '2024 Toyota Camry, black'; '' if unknown. */
  vehicle: string;
  /** Crew. Default: not shown, since there is one crew. */
  crew?: string;
  status: string;
}

export interface DayBoardProps {
  /** Label of the board for screen readers. Default: the title. */
  label?: string;
  title: string;
  /** One line below the title. */
  note: string;
  /** Formatted revenue so far. Default: no money is shown. */
  earned?: string;
  /** Formatted expected revenue. Default: no money is shown. */
  expected?: string;
  /** Share of the expected revenue, from 0 to 1. */
  progress: number;
  jobs: readonly BoardJob[];
  /** Starts a job, or finishes the one in progress. */
  onAdvance: (job: BoardJob) => void;
  /** Id of the job being saved. */
  busyId?: string;
  children?: ReactNode;
}

/**
 * Board of a working day: start and finish jobs, and see the revenue grow.
 *
 * @example
 * <DayBoard title="Today" note="1 job" earned="$0" expected="$90" progress={0} jobs={jobs} onAdvance={advance} />
 */
export function DayBoard(props: DayBoardProps) {
  const { label, title, note, earned, expected, progress, jobs, onAdvance, busyId } = props;
  return (
    <section className={styles.board} aria-label={label ?? title}>
      <header className={styles.head}>
        <div>
          <h2>{title}</h2>
          <p>{note}</p>
        </div>
        {earned !== undefined && expected !== undefined && (
          <p className={styles.money} role="status">
            <strong>{earned}</strong>
            <span> of {expected} earned</span>
          </p>
        )}
      </header>
      <div className={styles.track}>
        <div style={{ transform: `scaleX(${progress})` }} />
      </div>
      <ul role="list" className={styles.jobs}>
        {jobs.map((job) => (
          <BoardRow key={job.id} job={job} isBusy={job.id === busyId} onAdvance={onAdvance} />
        ))}
      </ul>
      {props.children}
    </section>
  );
}

interface RowProps {
  job: BoardJob;
  isBusy: boolean;
  onAdvance: (job: BoardJob) => void;
}

function BoardRow({ job, isBusy, onAdvance }: RowProps) {
  const { customer, time, service, vehicle, crew, status } = job;
  return (
    <li className={styles.job} data-status={status}>
      <span className={styles.vehicle}>
        <VehicleChip vehicle={vehicle} />
      </span>
      <div className={styles.who}>
        <p>
          <strong>{customer}</strong> <span>{formatTime(time)}</span>
        </p>
        <p title={joinFacts([crew, service, vehicle])}>
          <Facts facts={[crew, service, vehicle]} />
        </p>
      </div>
      <div className={styles.step}>
        {status === 'completed' ? (
          <StatusTag status={status} />
        ) : (
          <button type="button" disabled={isBusy} onClick={() => onAdvance(job)}>
            {status === 'in-progress' ? 'Finish' : 'Start'}
            <span className="cc-visually-hidden"> {customer}&apos;s job</span>
          </button>
        )}
      </div>
    </li>
  );
}
