import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { DialogForm, FormItem, PasswordInput } from '@clearcoat/ui/forms';
import { CodeItem } from '../shared/CodeItem';
import { disableTwoFactor } from './two-factor-api';

interface DisableTwoFactorDialogProps {
  open: boolean;
  onClose: () => void;
  onDisabled: () => void;
}

/** Asks for password and code, since an unattended screen must not be enough. */
export function DisableTwoFactorDialog({ open, onClose, onDisabled }: DisableTwoFactorDialogProps) {
  return (
    <DialogForm
      open={open}
      title="Disable 2FA"
      onClose={onClose}
      initialValues={{ currentPassword: '', code: '' }}
      save={disableTwoFactor}
      onSaved={() => {
        toast({ title: '2FA is off', description: 'You sign in with just your password now.' });
        onDisabled();
      }}
      failureText={(error) => errorText(error, 'Failed to disable 2FA. Please try again.')}
      submitLabel="Turn Off"
    >
      <FormItem
        name="currentPassword"
        label="Your Password"
        rules={[{ required: true, message: 'Please enter your current password' }]}
      >
        <PasswordInput autoComplete="current-password" />
      </FormItem>
      <CodeItem />
    </DialogForm>
  );
}
