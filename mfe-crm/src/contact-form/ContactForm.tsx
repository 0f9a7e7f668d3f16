import { ApiError } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { Alert, Button, hasKeyboard } from '@clearcoat/ui/core';
import {
  applyFieldErrors,
  Form,
  FormItem,
  Input,
  TextArea,
  useConflict,
  useForm,
  useWatch,
} from '@clearcoat/ui/forms';
import { useRef } from 'react';
import type { Contact } from '../shared/contacts-api';
import {
  EMPTY_CONTACT,
  missingFields,
  REQUIRED_MESSAGE,
  toFormErrors,
  toFormValues,
  type ContactFormValues,
} from './contact-form';
import styles from './ContactForm.module.css';
import { KnownPhone } from './KnownPhone';
import { SeePlans } from '../shared/SeePlans';
import { useSaveContact } from './use-save-contact';

interface ContactFormProps {
  /** The contact being edited; none for a new one. */
  contact: Contact | undefined;
  onSaved: (contact: Contact) => void;
  onDirtyChange: (dirty: boolean) => void;
}

const MISSING: Partial<Record<keyof ContactFormValues, string>> = {
  firstName: 'Enter a first name',
  lastName: 'Enter a last name',
  phone: 'Enter a phone number',
};

const LABELS: Record<keyof ContactFormValues, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  phone: 'Phone Number',
  email: 'Email',
  vehicle: 'Vehicle Information',
  notes: 'Notes',
};

/** The form's own findings take the way of the server's. */
const fieldErrors = (entries: [string, string][]) =>
  new ApiError(422, { fields: Object.fromEntries(entries) });

export function ContactForm({ contact, onSaved, onDirtyChange }: ContactFormProps) {
  const [form] = useForm<ContactFormValues>();
  const { save, isSaving, planLimit } = useSaveContact(contact);
  const isSent = useRef(false);
  const phone = useWatch('phone', form) ?? '';
  const conflict = useConflict(form, { stored: contact, toValues: toFormValues, labels: LABELS });
  const initial = contact ? toFormValues(contact) : EMPTY_CONTACT;

  const submit = async (values: ContactFormValues) => {
    const missing = missingFields(values, initial);
    if (missing.length > 0) {
      toast({ title: 'Validation Error', description: REQUIRED_MESSAGE, variant: 'destructive' });
      applyFieldErrors(form, fieldErrors(missing.map((name) => [name, MISSING[name] ?? ''])));
      return;
    }
    // A double click gets here twice before the button is seen as busy, or even after the success.
    if (isSent.current) return;
    isSent.current = true;
    try {
      onSaved(await save({ values, version: conflict.version() }));
    } catch (error) {
      isSent.current = false;
      if (conflict.take(error)) return;
      // The toast has said it; here the fields concerned are pointed out and nothing is lost.
      if (error instanceof ApiError)
        applyFieldErrors(form, fieldErrors(toFormErrors(error.fields)));
    }
  };
  const clear = () => {
    form.setFieldsValue(EMPTY_CONTACT);
    onDirtyChange(contact !== undefined);
  };

  return (
    <Form
      form={form}
      busy={isSaving}
      initialValues={initial}
      onFinish={(values) => void submit(values)}
      onValuesChange={() => onDirtyChange(true)}
    >
      <div className={styles.pair}>
        <FormItem name="firstName" label="First Name" required>
          {/* A contact that is edited arrives after the dialog, which has looked for a field by then. */}
          <Input autoComplete="off" autoFocus={contact !== undefined && hasKeyboard()} />
        </FormItem>
        <FormItem name="lastName" label="Last Name" required>
          <Input autoComplete="off" />
        </FormItem>
        <FormItem
          name="phone"
          label="Phone Number"
          required
          extra={contact ? undefined : <KnownPhone phone={phone} />}
        >
          <Input type="tel" placeholder="(555) 123-4567" autoComplete="off" />
        </FormItem>
        <FormItem name="email" label="Email (Optional)">
          <Input type="email" autoComplete="off" />
        </FormItem>
      </div>
      <FormItem name="vehicle" label="Vehicle Information (Optional)">
        <Input placeholder="Year, Make, Model, Color" />
      </FormItem>
      <FormItem name="notes" label="Notes (Optional)">
        <TextArea rows={4} />
      </FormItem>
      {conflict.notice}
      {planLimit && (
        <Alert type="warning" action={<SeePlans />}>
          {planLimit}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button onClick={clear}>Clear</Button>
        <Button variant="primary" htmlType="submit" loading={isSaving}>
          Save Contact
        </Button>
      </div>
    </Form>
  );
}
