import { errorText } from '@clearcoat/api-client';
import { DialogForm } from '@clearcoat/ui/forms';
import { CodeItem } from '../shared/CodeItem';
import type { CalendarFeedAddress } from './feeds-api';

interface MakeFeedDialogProps {
  open: boolean;
  make: (code: string) => Promise<CalendarFeedAddress>;
  onClose: () => void;
}

/** Asks for a two-factor code, because the feed exposes the jobs without signing in. */
export function MakeFeedDialog({ open, make, onClose }: MakeFeedDialogProps) {
  return (
    <DialogForm
      open={open}
      title="Make a calendar address"
      onClose={onClose}
      initialValues={{ code: '' }}
      save={({ code }) => make(code)}
      onSaved={onClose}
      failureText={(error) => errorText(error, "That didn't work. Please try again.")}
      submitLabel="Make Address"
    >
      <CodeItem />
    </DialogForm>
  );
}
