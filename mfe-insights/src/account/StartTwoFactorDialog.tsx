import { errorText } from '@clearcoat/api-client';
import { DialogForm, FormItem, PasswordInput } from '@clearcoat/ui/forms';
import { beginTwoFactor, type TwoFactorSetup } from './two-factor-api';

interface StartTwoFactorDialogProps {
  open: boolean;
  onClose: () => void;
  onStarted: (setup: TwoFactorSetup) => void;
}

/** Asks for the password, so that an unattended screen cannot be used to lock its owner out. */
export function StartTwoFactorDialog({ open, onClose, onStarted }: StartTwoFactorDialogProps) {
  return (
    <DialogForm
      open={open}
      title="Enable 2FA"
      onClose={onClose}
      initialValues={{ currentPassword: '' }}
      save={({ currentPassword }) => beginTwoFactor(currentPassword)}
      onSaved={onStarted}
      failureText={(error) => errorText(error, "Couldn't start. Please try again.")}
      submitLabel="Continue"
    >
      <FormItem
        name="currentPassword"
        label="Your Password"
        rules={[{ required: true, message: 'Please enter your current password' }]}
      >
        <PasswordInput autoComplete="current-password" />
      </FormItem>
    </DialogForm>
  );
}
