import { Alert, Button, Dialog } from '@clearcoat/ui/core';
import { Form } from '@clearcoat/ui/forms';
import { useState, type ReactNode } from 'react';
import styles from './forms.module.css';
import { useUnsavedForm } from './UnsavedGuard';
import { useSaveForm } from './use-save-form';

interface DialogFormProps<Values extends object, Result> {
  open: boolean;
  title: string;
  onClose: () => void;
  initialValues: Values;
  save: (values: Values) => Promise<Result>;
  /** After the dialog has closed itself. */
  onSaved: (result: Result) => void;
  failureText: (error: unknown) => string;
  submitLabel: string;
  /** For what cannot be undone. */
  danger?: boolean;
  children: ReactNode;
}

/** A form in a dialog, which asks before it closes over something typed. */
export function DialogForm<Values extends object, Result>(props: DialogFormProps<Values, Result>) {
  const { open, title, onClose, onSaved, ...form } = props;
  const [dirty, setDirty] = useState(false);
  const discard = useUnsavedForm(dirty);
  const close = () => {
    setDirty(false);
    onClose();
  };
  const closeByHand = async () => {
    if (!dirty || (await discard())) close();
  };
  return (
    <Dialog open={open} title={title} onClose={() => void closeByHand()} maskClosable={!dirty}>
      <Content
        {...form}
        onCancel={() => void closeByHand()}
        onDirtyChange={setDirty}
        onSaved={(result) => {
          close();
          onSaved(result);
        }}
      />
    </Dialog>
  );
}

type ContentProps<Values extends object, Result> = Omit<
  DialogFormProps<Values, Result>,
  'open' | 'title' | 'onClose'
> & { onCancel: () => void; onDirtyChange: (dirty: boolean) => void };

/** Inside of the dialog, so that every opening starts from its own values. */
function Content<Values extends object, Result>(props: ContentProps<Values, Result>) {
  const { initialValues, submitLabel, danger, children, onCancel, ...rest } = props;
  const { formProps, outcome, isSaving } = useSaveForm<Values, Result>(rest);
  return (
    <Form {...formProps} initialValues={initialValues}>
      {children}
      <div className={styles.foot}>
        {outcome?.type === 'failed' && <Alert type="error">{outcome.text}</Alert>}
        <div className={styles.buttons}>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant={danger ? 'danger' : 'primary'} htmlType="submit" loading={isSaving}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </Form>
  );
}
