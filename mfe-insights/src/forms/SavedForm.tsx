import { Alert, Button } from '@clearcoat/ui/core';
import { Form } from '@clearcoat/ui/forms';
import { useState, type ReactNode } from 'react';
import styles from './forms.module.css';
import { useUnsavedForm } from './UnsavedGuard';
import { useSaveForm } from './use-save-form';

interface SavedFormProps<Values extends object> {
  initialValues: Values;
  /** Saves, or throws; the form stays open either way. */
  save: (values: Values) => Promise<void>;
  /** For what must not stay in the fields, such as passwords. */
  emptiesOnSaved?: boolean;
  savedText: string;
  failureText: (error: unknown) => string;
  submitLabel: string;
  children: ReactNode;
}

/** A form that stands in a page: says below its fields how saving went. */
export function SavedForm<Values extends object>(props: SavedFormProps<Values>) {
  const { initialValues, save, savedText, failureText, submitLabel, children } = props;
  const [dirty, setDirty] = useState(false);
  useUnsavedForm(dirty);
  const { form, formProps, outcome, isSaving } = useSaveForm<Values, void>({
    save,
    failureText,
    onSaved: () => {
      if (props.emptiesOnSaved) form.resetFields();
    },
    onDirtyChange: setDirty,
  });
  return (
    <Form {...formProps} initialValues={initialValues}>
      {children}
      <div className={styles.foot}>
        {outcome?.type === 'failed' && <Alert type="error">{outcome.text}</Alert>}
        {outcome?.type === 'saved' && <Alert type="success">{savedText}</Alert>}
        <div className={styles.buttons}>
          <Button variant="primary" htmlType="submit" loading={isSaving}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </Form>
  );
}
