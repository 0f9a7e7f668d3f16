import type { CSSProperties } from 'react';
import { addressLines, formatTime, formatTimeRange, Link } from '@clearcoat/sdk';
import { StatusTag, statusLabel } from '@clearcoat/ui/core';
import { Icon, PaintedVehicle } from '@clearcoat/ui/icons';
import type { Appointment } from '../shared/appointments-api';
import { describe } from '../shared/display';
import { jobPath } from '../shared/job-path';
import styles from './Block.module.css';
import { Grip } from './Grip';
import type { GripHandlers } from './use-moving';

/** Level of detail that fits a block's height in pixels. */
function sizeOf(height: number): 'line' | 'lines' | 'low' | 'full' {
  if (height < 44) return 'line';
  if (height < 66) return 'lines';
  return height < 100 ? 'low' : 'full';
}

/** Position of a block in its column. */
export interface Box {
  top: number;
  height: number;
  lane: number;
  lanes: number;
}

export const boxStyle = ({ top, height, lane, lanes }: Box): CSSProperties => ({
  top,
  height,
  insetInlineStart: `${(lane / lanes) * 100}%`,
  width: `${100 / lanes}%`,
});

export const crewStyle = ({ crew }: Pick<Appointment, 'crew'>) =>
  ({ '--crew': `var(--cc-swatch-${crew.colour})` }) as CSSProperties;

/** Street of the appointment, or the shop. */
const whereOf = ({ place }: Appointment): string =>
  place ? (addressLines(place)[0] ?? place.label) : 'At the shop';

/** Facts shown on a block. */
function factsOf(job: Appointment, where: string) {
  const { customer, vehicle } = describe(job);
  return {
    range: formatTimeRange(job.startTime, job.endTime),
    customer,
    // Screen readers read this as part of the link's name.
    what: [job.service, vehicle].filter(Boolean).join(' · '),
    where,
  };
}

type Facts = ReturnType<typeof factsOf>;

/** Screen-reader text with all facts of an appointment, even if the block shows only some. */
export const jobInWords = (job: Appointment, where: string, drive = ''): string => {
  const { range, customer, what } = factsOf(job, where);
  return [range, customer, what, where, statusLabel(job.status), drive].filter(Boolean).join(', ');
};

/** Visible part of the facts, as much as fits the column's width and the block's height. */
const Shown = ({ facts, job }: { facts: Facts; job: Appointment }) => (
  <span className={styles.facts} aria-hidden="true">
    <span className={styles.first}>
      <span className={styles.time}>
        <span className={styles.range}>{facts.range}</span>
        <span className={styles.start}>{formatTime(job.startTime)}</span>
      </span>
      <span className={styles.status}>
        <StatusTag status={job.status} />
      </span>
    </span>
    <span className={styles.work}>
      <span className={styles.name} title={facts.customer}>
        {facts.customer}
      </span>
      <span className={styles.what} title={facts.what}>
        {facts.what}
      </span>
    </span>
    <span className={styles.where} title={facts.where}>
      {facts.where}
    </span>
  </span>
);

export interface BlockProps {
  job: Appointment;
  top: number;
  height: number;
  lane: number;
  lanes: number;
  /** The job is being moved. */
  isAway: boolean;
  canMove: boolean;
  /** Id of the text that explains how to move the job. */
  howId: string;
  /** Drive to the job in words; '' if there is none. */
  drive: string;
  grip: GripHandlers;
}

/** An appointment in the calendar: a click opens it, dragging or the keys of its grip move it. */
export function Block(props: BlockProps) {
  const { job, height, isAway, canMove, grip } = props;
  const { vehicle } = describe(job);
  const facts = factsOf(job, whereOf(job));
  return (
    <li
      className={styles.block}
      style={{ ...boxStyle(props), ...crewStyle(job) }}
      data-job={job.id}
      data-status={job.status}
      data-size={sizeOf(height)}
      data-away={isAway || undefined}
      data-movable={canMove || undefined}
    >
      <Link to={jobPath(job.id)} className={styles.open} draggable={false}>
        <span className="cc-visually-hidden">{jobInWords(job, facts.where, props.drive)}</span>
        <Shown facts={facts} job={job} />
      </Link>
      <span className={styles.car} aria-hidden="true">
        <PaintedVehicle vehicle={vehicle} width={52} />
      </span>
      {canMove && (
        <>
          <Grip {...{ job, isAway, howId: props.howId, grip }} className={styles.grip} />
          <span className={styles.stretch} data-handle="stretch" aria-hidden="true" />
        </>
      )}
    </li>
  );
}

interface GhostProps extends Box {
  job: Appointment;
  times: { startTime: string; endTime: string };
  /** Conflict at this position, else ''. */
  warning: string;
}

/** Preview of the dragged appointment at its drop position. */
export function Ghost({ job, times, warning, ...box }: GhostProps) {
  return (
    <li
      ref={(element) => void element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })}
      className={`${styles.block} ${styles.ghost}`}
      style={{ ...boxStyle(box), ...crewStyle(job) }}
      data-size={sizeOf(box.height)}
      data-clash={warning !== '' || undefined}
      aria-hidden="true"
    >
      <span className={`${styles.open} ${styles.facts}`}>
        <span className={styles.time}>{formatTimeRange(times.startTime, times.endTime)}</span>
        <span className={styles.name}>{describe(job).customer}</span>
        {warning && (
          <span className={styles.warning}>
            <Icon name="warning" size={14} />
            {warning}
          </span>
        )}
      </span>
    </li>
  );
}
