import { formatTime, formatTimeRange, joinFacts } from '@clearcoat/sdk';
import { Checkbox } from '@clearcoat/ui/forms';
import { Icon } from '@clearcoat/ui/icons';
import { TimeSelect } from '../../appointment-form/TimeSelect';
import { describe, shortDay } from '../../shared/display';
import styles from './Move.module.css';
import type { MoveEdit, PlannedMove } from './use-move-plan';

/** Crew or day of the appointment, or the reason why it has no time. */
function factsOf({ job, next, isMoved, problem }: PlannedMove): string {
  if (problem) return problem;
  if (!isMoved) return `Stays on ${shortDay(job.date)}`;
  const { name } = next.crew;
  return job.crew.id === next.crew.id ? name : `${name} instead of ${job.crew.name}`;
}

interface MoveRowProps {
  move: PlannedMove;
  /** Short text; '' if the server did not refuse it. */
  refusal: string;
  onEdit: (change: MoveEdit) => void;
}

/** A job of the day: whether it moves, and from when to when. */
export function MoveRow({ move, refusal, onEdit }: MoveRowProps) {
  const { job, next, isMoved } = move;
  const { customer, vehicle } = describe(job);
  const problem = refusal || move.problem;
  return (
    <li className={styles.row}>
      <Checkbox checked={isMoved} onChange={({ target }) => onEdit({ isMoved: target.checked })}>
        <span className={styles.customer}>{customer}</span>
        <span className={styles.service}>{joinFacts([job.service, vehicle])}</span>
      </Checkbox>
      <div className={styles.times}>
        <span className={styles.old}>{formatTimeRange(job.startTime, job.endTime)}</span>
        <Icon name="arrow-right" size={16} />
        <span className={styles.new}>
          <span className={styles.start}>
            <TimeSelect
              times="open"
              edge="start"
              date={next.date}
              value={next.startTime}
              disabled={!isMoved}
              aria-label={`New start of ${customer}'s job`}
              aria-invalid={refusal !== '' || undefined}
              onChange={({ target }) => onEdit({ startTime: target.value })}
            />
          </span>
          <span>–{formatTime(next.endTime)}</span>
        </span>
      </div>
      <p className={styles.facts} data-problem={problem !== '' || undefined}>
        {refusal || factsOf(move)}
      </p>
    </li>
  );
}
