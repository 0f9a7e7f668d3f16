import { api } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { Link } from '@clearcoat/sdk';
import { conversation } from '../conversation/conversation';
import type { CustomerDraft } from '../conversation/drafts';
import styles from './cards.module.css';
import { ConfirmForm } from './ConfirmForm';
import { Field } from './Field';
import { SavedNote } from './SavedNote';

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'address', label: 'Vehicle', type: 'text' },
] as const;

const problemsOf = ({ name, phone }: CustomerDraft['values']): Record<string, string> => ({
  ...(!name.trim() && { name: 'Please enter a name' }),
  ...(!phone.trim() && { phone: 'Please enter a phone number' }),
});

/** Card for a new customer, prefilled from the conversation. */
export function CustomerCard({ draft }: { draft: CustomerDraft }) {
  const { values, fields, headers, status, id, savedId = '' } = draft;
  if (status === 'done') {
    return (
      <SavedNote>
        {values.name} is a customer now. <Link to={`/contacts/${savedId}`}>View customer</Link>
      </SavedNote>
    );
  }
  const change = (name: keyof typeof values, value: string) => {
    if (status === 'open') conversation.changeDraft(id, { values: { ...values, [name]: value } });
  };
  return (
    <ConfirmForm
      draft={draft}
      needs="contacts:write"
      confirming={{
        problems: problemsOf(values),
        send: async () =>
          (await callAs(shapes.Contact, api.POST('/api/contacts', { body: values, headers }))).id,
        lost: 'The customer could not be added. Please try again.',
        failed: 'The customer could not be added. Please check the fields.',
        codes: {
          idempotency_key_reused:
            'This customer may be there already. Please look at Contacts before you try again.',
        },
      }}
      action="Add Customer"
      notAllowed="Someone who may add customers has to confirm this one."
    >
      <fieldset className={styles.fields}>
        <legend className="cc-visually-hidden">{draft.title}</legend>
        {FIELDS.map(({ name, label, type }) => (
          <Field key={name} label={label} error={fields[name]} isWide>
            {(control) => (
              <input
                {...control}
                type={type}
                autoComplete="off"
                value={values[name]}
                onChange={(event) => change(name, event.target.value)}
              />
            )}
          </Field>
        ))}
      </fieldset>
    </ConfirmForm>
  );
}
