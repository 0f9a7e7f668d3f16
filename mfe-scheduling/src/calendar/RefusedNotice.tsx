import { Alert, Button } from '@clearcoat/ui/core';
import { describe } from '../shared/display';
import type { Crew } from '../shared/calendar-api';
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

/**
 * Conflict notice after moving an appointment that somebody else has changed: its position, the
 * wanted one and the choices.
 */
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
