import { useState } from 'react';
import type { Appointment } from '../../shared/appointments-api';
import { MoveDialog, type MoveDialogProps } from './MoveDialog';
import { TellDialog } from './TellDialog';

type MoveDialogsProps = Pick<MoveDialogProps, 'from' | 'crew' | 'onClose'>;

/** Moves the jobs of a day, then lists the customers to tell. */
export default function MoveDialogs({ onClose, ...day }: MoveDialogsProps) {
  const [moved, setMoved] = useState<readonly Appointment[]>();
  if (moved) return <TellDialog jobs={moved} onClose={onClose} />;
  return <MoveDialog {...day} onClose={onClose} onMoved={setMoved} onUndone={onClose} />;
}
