import { errorText } from '@clearcoat/api-client';
import { DialogForm } from '@clearcoat/ui/forms';
import { CodeItem } from '../shared/CodeItem';
import type { CalendarFeedAddress } from './feeds-api';

interface MakeFeedDialogProps {
  open: boolean;
  make: (code: string) => Promise<CalendarFeedAddress>;
  onClose: () => void;
}

/** Asks somebody with two-factor authentication for a code: the address hands over the jobs without a sign-in. */
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
