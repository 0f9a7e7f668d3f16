import { errorText } from '@clearcoat/api-client';
import { DialogForm, FormItem, Input } from '@clearcoat/ui/forms';
import styles from './AccountPage.module.css';
import { confirmTwoFactor, type TwoFactorSetup } from './two-factor-api';

interface EnableTwoFactorDialogProps {
  /** Secret for the authenticator app; null while the dialog is closed. */
  setup: TwoFactorSetup | null;
  onClose: () => void;
  onEnabled: (recoveryCodes: string[]) => void;
}

const grouped = (secret: string) => secret.replaceAll(/(.{4})(?!$)/g, '$1 ');

/**
 * Dialog with the QR code, the same secret as text, and a field for the app's first code as proof.
 */
export function EnableTwoFactorDialog({ setup, onClose, onEnabled }: EnableTwoFactorDialogProps) {
  return (
    <DialogForm
      open={setup !== null}
      title="Enable 2FA"
      onClose={onClose}
      initialValues={{ code: '' }}
      save={({ code }) => confirmTwoFactor(code)}
      onSaved={onEnabled}
      failureText={(error) => errorText(error, 'Failed to enable 2FA. Please try again.')}
      submitLabel="Verify"
    >
      {setup && (
        <div className={styles.setup}>
          <img
            className={styles.qrCode}
            src={setup.qrCode}
            alt="QR code for your authenticator app"
          />
          <div>
            <p>Scan this with an authenticator app, or type this key into it:</p>
            <code className={styles.secret}>{grouped(setup.secret)}</code>
          </div>
        </div>
      )}
      <FormItem
        name="code"
        label="Code from the app"
        rules={[{ required: true, message: 'Please enter the code from your app' }]}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={8} />
      </FormItem>
    </DialogForm>
  );
}
