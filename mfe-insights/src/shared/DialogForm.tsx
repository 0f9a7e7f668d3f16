import { Alert, Button, Dialog } from '@clearcoat/ui/core';
import { Form, type ConflictRules, type Versioned } from '@clearcoat/ui/forms';
import { useState, type ReactNode } from 'react';
import styles from './forms.module.css';
import { useUnsavedForm } from './UnsavedGuard';
import { useSaveForm } from './use-save-form';

interface DialogFormProps<Values extends object, Result, Stored extends Versioned> {
  open: boolean;
  title: string;
  onClose: () => void;
  initialValues: Values;
  save: (values: Values, version: number | undefined) => Promise<Result>;
  /** For what somebody else may change meanwhile. */
  conflict?: ConflictRules<Values, Stored> | undefined;
  /** After the dialog has closed itself. */
  onSaved: (result: Result) => void;
  failureText: (error: unknown) => string;
  submitLabel: string;
  /** For what cannot be undone. */
  danger?: boolean;
  children: ReactNode;
}

/** A form in a dialog, which asks before it closes over something typed. */
export function DialogForm<Values extends object, Result, Stored extends Versioned = Versioned>(
  props: DialogFormProps<Values, Result, Stored>,
) {
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

type ContentProps<Values extends object, Result, Stored extends Versioned> = Omit<
  DialogFormProps<Values, Result, Stored>,
  'open' | 'title' | 'onClose'
> & { onCancel: () => void; onDirtyChange: (dirty: boolean) => void };

/** Inside of the dialog, so that every opening starts from its own values. */
function Content<Values extends object, Result, Stored extends Versioned>(
  props: ContentProps<Values, Result, Stored>,
) {
  const { initialValues, submitLabel, danger, children, onCancel, ...rest } = props;
  const { formProps, outcome, notice, isSaving } = useSaveForm<Values, Result, Stored>(rest);
  return (
    <Form {...formProps} initialValues={initialValues} busy={isSaving}>
      {children}
      <div className={styles.foot}>
        {notice}
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
