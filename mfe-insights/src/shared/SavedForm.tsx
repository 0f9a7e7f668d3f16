import { Alert, Button } from '@clearcoat/ui/core';
import { Form, type ConflictRules, type Versioned } from '@clearcoat/ui/forms';
import { useState, type ReactNode } from 'react';
import styles from './forms.module.css';
import { useUnsavedForm } from './UnsavedGuard';
import { useSaveForm } from './use-save-form';

interface SavedFormProps<Values extends object, Stored extends Versioned> {
  initialValues: Values;
  /** Saves, or throws; the form stays open either way. */
  save: (values: Values, version: number | undefined) => Promise<Stored | void>;
  /** For what somebody else may change meanwhile. */
  conflict?: ConflictRules<Values, Stored>;
  /** For what must not stay in the fields, such as passwords. */
  emptiesOnSaved?: boolean;
  savedText: string;
  failureText: (error: unknown) => string;
  submitLabel: string;
  children: ReactNode;
}

/** A form that stands in a page: says below its fields how saving went. */
export function SavedForm<Values extends object, Stored extends Versioned = Versioned>(
  props: SavedFormProps<Values, Stored>,
) {
  const { initialValues, save, savedText, failureText, submitLabel, children, conflict } = props;
  const [dirty, setDirty] = useState(false);
  useUnsavedForm(dirty);
  const { form, formProps, outcome, notice, isSaving } = useSaveForm<Values, Stored | void, Stored>(
    {
      save,
      failureText,
      conflict,
      onSaved: () => {
        if (props.emptiesOnSaved) form.resetFields();
      },
      onDirtyChange: setDirty,
    },
  );
  return (
    <Form {...formProps} initialValues={initialValues} busy={isSaving && props.emptiesOnSaved}>
      {children}
      <div className={styles.foot}>
        {notice}
        {outcome?.type === 'failed' && <Alert type="error">{outcome.text}</Alert>}
        {outcome?.type === 'saved' && !outcome.isPart && <Alert type="success">{savedText}</Alert>}
        {outcome?.type === 'saved' && outcome.isPart && (
          <Alert type="info">{savedText} What you typed since then is not saved yet.</Alert>
        )}
        <div className={styles.buttons}>
          <Button variant="primary" htmlType="submit" loading={isSaving}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </Form>
  );
}
