import { Alert, Button } from '@clearcoat/ui/core';
import { describe } from '../shared/display';
import type { Crew } from './calendar-api';
import styles from './Calendar.module.css';
import { spotOf, type Spot } from './spot';
import { spotInWords, type RefusedMove } from './use-move-job';
import type { Appointment } from '../shared/appointments-api';

interface RefusedNoticeProps {
  refused: RefusedMove;
  crews: readonly Crew[];
  onMove: (job: Appointment, to: Spot) => void;
  onLeave: () => void;
}

/** Somebody else changed the job that was just moved: where it is, where it was wanted, and what to do. */
export function RefusedNotice({ refused, crews, onMove, onLeave }: RefusedNoticeProps) {
  const { job, wanted, by = 'Somebody else' } = refused;
  return (
    <div className={styles.notice}>
      <Alert
        type="warning"
        title={`${by} changed ${describe(job).customer}'s job meanwhile`}
        onClose={onLeave}
        action={<Button onClick={() => onMove(job, wanted)}>Move It Anyway</Button>}
      >
        It is {spotInWords(spotOf(job), crews)}. You wanted {spotInWords(wanted, crews)}.
      </Alert>
    </div>
  );
}
