import { Alert, Button, hasKeyboard } from '@clearcoat/ui/core';
import {
  FieldPair,
  Form,
  FormFoot,
  FormItem,
  Input,
  TagsInput,
  TextArea,
  addressValues,
  useWatch,
} from '@clearcoat/ui/forms';
import { CONTACT_FIELD_NAMES, contactField, type ContactFieldName } from '../shared/contact-fields';
import type { Contact } from '../shared/contacts-api';
import { SeePlans } from '../shared/SeePlans';
import type { ReactNode } from 'react';
import { NewConsentFields } from '../consent/NewConsentFields';
import { EMPTY_CONTACT } from './contact-form';
import { NewAddressFields } from './NewAddressFields';
import { KnownPhone } from './KnownPhone';
import { useSaveContact } from './use-save-contact';

interface ContactFormProps {
  /** The contact being edited; none for a new one. */
  contact: Contact | undefined;
  /** Search text that a new contact starts from. Default: none. */
  typed?: string | undefined;
  /**
   * Chooses an existing contact with the same number instead. Default: a link opens that contact.
   */
  onKnown?: ((contact: Contact) => void) | undefined;
  /** Whether the form of a new contact has address fields. Default: false. */
  takesAddress?: boolean | undefined;
  onSaved: (contact: Contact) => void;
  onDirtyChange: (dirty: boolean) => void;
  /** Closes, and asks first if unsaved input would be lost. */
  onCancel: () => void;
}

const NO_CONSENTS = { agreesToMessages: false, agreesToOffers: false };
const HALVES = CONTACT_FIELD_NAMES.filter((name) => contactField(name).isHalf);
const WHOLES = CONTACT_FIELD_NAMES.filter((name) => !contactField(name).isHalf);

function Control({ name, ...control }: { name: ContactFieldName }) {
  const { kind, input } = contactField(name);
  if (kind === 'lines') return <TextArea rows={4} {...control} {...input} />;
  if (kind === 'words') return <TagsInput {...control} />;
  return <Input autoComplete="off" {...control} {...input} />;
}

function Field({ name, extra }: { name: ContactFieldName; extra?: ReactNode }) {
  const { label, required } = contactField(name);
  return (
    <FormItem
      name={name}
      label={required ? label : `${label} (Optional)`}
      required={required !== undefined}
      extra={extra}
    >
      <Control name={name} />
    </FormItem>
  );
}

export function ContactForm(props: ContactFormProps) {
  const { contact, takesAddress, onKnown, onDirtyChange, onCancel } = props;
  const { form, formProps, initial, notice, isSaving, planLimit } = useSaveContact(props);
  const phone = useWatch('phone', form) ?? '';
  const clear = () => {
    form.setFieldsValue({ ...EMPTY_CONTACT, ...addressValues(), ...NO_CONSENTS });
    onDirtyChange(false);
  };

  return (
    <Form {...formProps} busy={isSaving} initialValues={initial}>
      <FieldPair>
        <FormItem name="firstName" label="First Name" required>
          {/* A contact being edited loads after the dialog has looked for its first field, so the
              form takes the focus itself. */}
          <Input autoComplete="off" autoFocus={contact !== undefined && hasKeyboard()} />
        </FormItem>
        <FormItem name="lastName" label="Last Name" required>
          <Input autoComplete="off" />
        </FormItem>
        {HALVES.map((name) => (
          <Field
            key={name}
            name={name}
            extra={
              name === 'phone' && !contact ? (
                <KnownPhone phone={phone} onChoose={onKnown} />
              ) : undefined
            }
          />
        ))}
      </FieldPair>
      {WHOLES.map((name) => (
        <Field key={name} name={name} />
      ))}
      {!contact && <NewConsentFields />}
      {takesAddress && <NewAddressFields />}
      <FormFoot
        notice={
          <>
            {notice}
            {planLimit && (
              <Alert type="warning" action={<SeePlans />}>
                {planLimit}
              </Alert>
            )}
          </>
        }
      >
        {contact ? (
          <Button onClick={onCancel}>Cancel</Button>
        ) : (
          <Button onClick={clear}>Clear</Button>
        )}
        <Button variant="primary" htmlType="submit" loading={isSaving}>
          Save Contact
        </Button>
      </FormFoot>
    </Form>
  );
}
