import { Button, Dialog } from '@clearcoat/ui/core';
import { CalendarFeed } from './CalendarFeed';

interface CrewFeedDialogProps {
  /** Whose calendar it is; nobody's while the dialog is closed. */
  crew: { id: string; name: string } | undefined;
  onClose: () => void;
}

/** The address of a crew's calendar. */
export function CrewFeedDialog({ crew, onClose }: CrewFeedDialogProps) {
  if (!crew) return null;
  return (
    <Dialog
      open
      title={`Calendar of ${crew.name}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <CalendarFeed crew={crew} />
    </Dialog>
  );
}
