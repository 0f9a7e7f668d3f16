import { errorText, type Schema } from '@clearcoat/api-client';
import { discardUnsaved, session, toastAfterLoad } from '@clearcoat/sdk';
import { Alert } from '@clearcoat/ui/core';
import { DialogForm, FormItem, Input, PasswordInput } from '@clearcoat/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { CodeItem } from '../shared/CodeItem';
import { twoFactorQuery } from '../account/two-factor-api';
import styles from './PlanCard.module.css';
import { deleteBusiness } from './plan-api';

interface DeleteBusinessDialogProps {
  open: boolean;
  businessName: string;
  onClose: () => void;
}

const EMPTY: Schema<'BusinessDeletionInput'> = { businessName: '', password: '' };

/** Leaves by loading a new document, so that no data of the business stays in memory. */
function leave(businessName: string): void {
  // The dialog's unsaved guard is removed only with the next render.
  discardUnsaved();
  session.forget();
  toastAfterLoad({ title: `${businessName} and everything in it is gone.` });
  window.location.assign('/');
}

/** Deletes the business for good; requires its name, the owner's password and the second factor. */
export function DeleteBusinessDialog({ open, businessName, onClose }: DeleteBusinessDialogProps) {
  const { data: twoFactor } = useQuery({ ...twoFactorQuery(), enabled: open });
  return (
    <DialogForm
      open={open}
      title={`Delete ${businessName}?`}
      onClose={onClose}
      initialValues={EMPTY}
      save={deleteBusiness}
      onSaved={() => leave(businessName)}
      failureText={(error) =>
        errorText(error, 'Failed to delete the business. Nothing was deleted. Please try again.')
      }
      submitLabel="Delete Business"
      danger
    >
      <div className={styles.note}>
        <Alert type="warning">
          This deletes everything, for everyone here, for good. Export it first if you may need it.
        </Alert>
      </div>
      <FormItem
        name="businessName"
        label="Business name"
        extra={`To be sure, please type ${businessName}`}
        required
      >
        <Input autoComplete="off" maxLength={120} />
      </FormItem>
      <FormItem name="password" label="Your password" required>
        <PasswordInput autoComplete="current-password" />
      </FormItem>
      {twoFactor?.enabled && <CodeItem />}
    </DialogForm>
  );
}
