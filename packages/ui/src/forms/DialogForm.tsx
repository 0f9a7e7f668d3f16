import type { ReactNode } from 'react';
import { Button } from '../core/Button';
import { Form } from './Form';
import { FormDialog, type FormInDialog } from './FormDialog';
import { FormFoot } from './FormFoot';
import type { Versioned } from './use-conflict';
import { useSaveForm, type SaveFormOptions } from './use-save-form';

export interface DialogFormProps<
  Values extends object,
  Result,
  Stored extends Versioned = Versioned,
> extends Omit<SaveFormOptions<Values, Result, Stored>, 'staysOpen' | 'onDirtyChange'> {
  open: boolean;
  title: string;
  onClose: () => void;
  initialValues: Values;
  submitLabel: string;
  /** For irreversible actions. Default: false. */
  danger?: boolean;
  /** The fields. */
  children: ReactNode;
}

/**
 * A whole form in a dialog. It closes after saving and then calls `onSaved`.
 *
 * @example
 * <DialogForm open={open} title="Add Service" onClose={close} initialValues={EMPTY} save={create}
 *   failureText={() => 'Failed to save service. Please try again.'} submitLabel="Save Service">
 *   <FormItem name="name" label="Service Name"><Input /></FormItem>
 * </DialogForm>
 */
export function DialogForm<Values extends object, Result, Stored extends Versioned = Versioned>(
  props: DialogFormProps<Values, Result, Stored>,
) {
  const { open, title, onClose, ...form } = props;
  return (
    <FormDialog open={open} title={title} onClose={onClose}>
      {(dialog) => <Content {...form} dialog={dialog} />}
    </FormDialog>
  );
}

type ContentProps<Values extends object, Result, Stored extends Versioned> = Omit<
  DialogFormProps<Values, Result, Stored>,
  'open' | 'title' | 'onClose'
> & { dialog: FormInDialog };

/** Inside the dialog, so that every opening starts from its own values. */
function Content<Values extends object, Result, Stored extends Versioned>(
  props: ContentProps<Values, Result, Stored>,
) {
  const { initialValues, submitLabel, danger, children, dialog, onSaved, ...rest } = props;
  const { formProps, outcome, notice, isSaving } = useSaveForm<Values, Result, Stored>({
    ...rest,
    onDirtyChange: dialog.onDirtyChange,
    onSaved: (result) => {
      dialog.close();
      onSaved?.(result);
    },
  });
  return (
    <Form {...formProps} initialValues={initialValues} busy={isSaving}>
      {children}
      <FormFoot notice={notice} outcome={outcome}>
        <Button onClick={dialog.cancel}>Cancel</Button>
        <Button variant={danger ? 'danger-solid' : 'primary'} htmlType="submit" loading={isSaving}>
          {submitLabel}
        </Button>
      </FormFoot>
    </Form>
  );
}
