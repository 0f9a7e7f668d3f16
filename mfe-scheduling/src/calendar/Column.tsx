import type { Appointment } from '../shared/appointments-api';
import { lengthOf } from '../shared/day-plan';
import { Block, Ghost } from './Block';
import { TOO_LONG } from '../shared/Way';
import styles from './Calendar.module.css';
import type { Drive } from './drives';
import { inLanes } from './lanes';
import { spotOf, timesOf } from './spot';
import { isMovable, type GripHandlers, type Moving } from './use-moving';
import { closedInWords, type Stretch } from './work-hours';

export const HOUR_PX = 68;
const px = (minutes: number) => (minutes / 60) * HOUR_PX;
/** Minimum height of a block, to keep it clickable. */
const LEAST_PX = 26;

export interface ColumnProps {
  /** Column name for screen readers. */
  name: string;
  jobs: readonly Appointment[];
  shown: Stretch;
  /** Closed hours. */
  shut: readonly Stretch[];
  /** Reason for a closed day. */
  reason: string | undefined;
  drives: readonly Drive[];
  /** Current minute, on today's column. */
  now: number | undefined;
  moving: Moving | undefined;
  /** The dragged appointment is over this column. */
  isTarget: boolean;
  warning: string;
  /** Maximum number of lanes; the head counts the remaining appointments. */
  mostLanes: number;
  canMove: boolean;
  howId: string;
  /** The quarter-hour under the pointer. */
  hover: Stretch | undefined;
  grip: GripHandlers;
}

function Background({ shown, shut, reason, drives, now }: ColumnProps) {
  const at = ({ start, end }: Stretch) => ({
    top: px(start - shown.start),
    height: px(end - start),
  });
  return (
    <div className={styles.background} aria-hidden="true">
      {shut.map((each) => (
        <div key={each.start} className={styles.shut} style={at(each)} />
      ))}
      {reason !== undefined && <p className={styles.reason}>{reason || 'Closed'}</p>}
      {drives.map((drive) => (
        <div
          key={drive.start}
          className={styles.drive}
          style={at(drive)}
          data-tight={drive.isTight || undefined}
        >
          {lengthOf(drive.minutes)} drive
        </div>
      ))}
      {now !== undefined && now >= shown.start && now <= shown.end && (
        <div className={styles.now} style={{ top: px(now - shown.start) }} />
      )}
    </div>
  );
}

/** Screen-reader text for the drive-time bar before an appointment. */
function driveTo(drives: readonly Drive[], { start }: Stretch): string {
  const drive = drives.find(({ end }) => end === start);
  if (!drive) return '';
  return `${lengthOf(drive.minutes)} drive before it${drive.isTight ? TOO_LONG : ''}`;
}

/** Column of the time grid: the appointments of a crew on a day, or of all crews on a day. */
export function Column(props: ColumnProps) {
  const { name, jobs, shown, reason, moving, isTarget, mostLanes } = props;
  const box = ({ start, end }: Stretch) => ({
    top: px(start - shown.start),
    height: Math.max(px(end - start), LEAST_PX),
  });
  return (
    <section
      className={styles.column}
      aria-label={reason === undefined ? name : `${name}, ${closedInWords(reason)}`}
    >
      <Background {...props} />
      {props.hover && <div className={styles.hover} style={box(props.hover)} aria-hidden="true" />}
      <ul role={jobs.length > 0 ? 'list' : 'none'} className={styles.blocks}>
        {inLanes(jobs, spotOf)
          .filter(({ lane }) => lane < mostLanes)
          .map(({ item, lane, lanes }) => (
            <Block
              key={item.id}
              job={item}
              {...box(spotOf(item))}
              lane={lane}
              lanes={Math.min(lanes, mostLanes)}
              isAway={moving?.job.id === item.id}
              canMove={props.canMove && isMovable(item)}
              howId={props.howId}
              drive={driveTo(props.drives, spotOf(item))}
              grip={props.grip}
            />
          ))}
        {moving && isTarget && (
          <Ghost
            job={moving.job}
            times={timesOf(moving.spot)}
            warning={props.warning}
            {...box(moving.spot)}
            lane={0}
            lanes={1}
          />
        )}
      </ul>
    </section>
  );
}
