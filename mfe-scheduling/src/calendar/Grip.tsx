import { Icon } from '@clearcoat/ui/icons';
import type { Appointment } from '../shared/appointments-api';
import { describe } from '../shared/display';
import type { GripHandlers } from './use-moving';

interface GripProps {
  job: Appointment;
  /** The appointment is being moved. */
  isAway: boolean;
  /** Id of the text that explains the keys. */
  howId: string;
  grip: GripHandlers;
  className: string | undefined;
}

/**
 * Move handle of an appointment: dragged by the pointer, or picked up with Enter and moved with
 * the arrow keys.
 */
export function Grip({ job, isAway, howId, grip, className }: GripProps) {
  return (
    <button
      type="button"
      className={className}
      data-handle="move"
      aria-label={`Move ${describe(job).customer}'s job`}
      aria-pressed={isAway}
      aria-describedby={howId}
      onClick={() => grip.onGrip(job)}
      onKeyDown={(event) => grip.onGripKey(job, event)}
      onBlur={grip.onGripBlur}
    >
      <Icon name="grip" size={16} />
    </button>
  );
}
