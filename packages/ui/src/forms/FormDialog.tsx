import { useState, type ReactNode } from 'react';
import { Dialog } from '../core/Dialog';
import { UnsavedGuard, useUnsavedForm } from './UnsavedGuard';

/** Callbacks for the form inside the dialog. */
export interface FormInDialog {
  onDirtyChange: (dirty: boolean) => void;
  /** Closes without a question, after saving. */
  close: () => void;
  /** Closes; asks first if unsaved input would be lost. */
  cancel: () => void;
}

export interface FormDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: (dialog: FormInDialog) => ReactNode;
}

function GuardedDialog({ open, title, onClose, children }: FormDialogProps) {
  const [dirty, setDirty] = useState(false);
  const discard = useUnsavedForm(dirty);
  const close = () => {
    setDirty(false);
    onClose();
  };
  const closeByHand = async () => {
    if (!dirty || (await discard())) close();
  };
  const cancel = () => void closeByHand();
  return (
    <Dialog open={open} title={title} onClose={cancel} maskClosable={!dirty}>
      {children({ onDirtyChange: setDirty, close, cancel })}
    </Dialog>
  );
}

/**
 * A dialog around a form, which asks before unsaved input is lost.
 *
 * @example
 * <FormDialog open={open} title="Edit Contact" onClose={close}>
 *   {(dialog) => <ContactForm onDirtyChange={dialog.onDirtyChange} onSaved={dialog.close} />}
 * </FormDialog>
 */
export function FormDialog(props: FormDialogProps) {
  return (
    <UnsavedGuard>
      <GuardedDialog {...props} />
    </UnsavedGuard>
  );
}
