import { useState, type ReactNode } from 'react';
import { Button } from '../core/Button';
import { Form } from './Form';
import { FormFoot } from './FormFoot';
import { UnsavedGuard, useUnsavedForm } from './UnsavedGuard';
import type { Versioned } from './use-conflict';
import { useSaveForm, type SaveFormOptions } from './use-save-form';

export interface SavedFormProps<
  Values extends object,
  Stored extends Versioned = Versioned,
> extends Pick<SaveFormOptions<Values, Stored | void, Stored>, 'save' | 'conflict' | 'accepts'> {
  initialValues: Values;
  /** For values that must not stay in the fields, such as passwords. Default: false. */
  emptiesOnSaved?: boolean;
  /** Read-only, for people without permission. Default: false. */
  readOnly?: boolean;
  savedText: string;
  failureText: (error: unknown) => string;
  submitLabel: string;
  /**
   * A secondary form beside the page's main content, without the primary button. Default: false.
   */
  isBeside?: boolean;
  /** The fields. */
  children: ReactNode;
}

function GuardedForm<Values extends object, Stored extends Versioned>(
  props: SavedFormProps<Values, Stored>,
) {
  const {
    initialValues,
    emptiesOnSaved,
    readOnly,
    savedText,
    submitLabel,
    isBeside,
    children,
    ...rest
  } = props;
  const [dirty, setDirty] = useState(false);
  useUnsavedForm(dirty);
  const { form, formProps, outcome, notice, isSaving } = useSaveForm<Values, Stored | void, Stored>(
    {
      ...rest,
      staysOpen: true,
      onDirtyChange: setDirty,
      onSaved: () => {
        if (emptiesOnSaved) form.resetFields();
      },
    },
  );
  return (
    <Form
      {...formProps}
      initialValues={initialValues}
      busy={isSaving && emptiesOnSaved}
      disabled={readOnly}
    >
      {children}
      {!readOnly && (
        <FormFoot notice={notice} outcome={outcome} savedText={savedText} isUnsaved={dirty}>
          <Button variant={isBeside ? 'secondary' : 'primary'} htmlType="submit" loading={isSaving}>
            {submitLabel}
          </Button>
        </FormFoot>
      )}
    </Form>
  );
}

/**
 * A whole form in a page, which stays open after saving and shows the result below its fields.
 *
 * @example
 * <SavedForm initialValues={profile} save={saveProfile} savedText="Your profile was saved."
 *   failureText={() => 'Failed to update profile. Please try again.'} submitLabel="Save Changes">
 *   <FormItem name="firstName" label="First Name"><Input /></FormItem>
 * </SavedForm>
 */
export function SavedForm<Values extends object, Stored extends Versioned = Versioned>(
  props: SavedFormProps<Values, Stored>,
) {
  return (
    <UnsavedGuard>
      <GuardedForm {...props} />
    </UnsavedGuard>
  );
}
