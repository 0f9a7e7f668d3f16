import { Button, Dialog } from '@clearcoat/ui/core';
import { CalendarFeed } from './CalendarFeed';

interface CrewFeedDialogProps {
  /** Crew of the feed; undefined while the dialog is closed. */
  crew: { id: string; name: string } | undefined;
  onClose: () => void;
}

/** Calendar feed of a crew. */
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
