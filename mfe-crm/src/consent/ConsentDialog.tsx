import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { DialogForm, FormItem, Select } from '@clearcoat/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { updateContact, type ContactDetails } from '../shared/contacts-api';
import {
  answersOf,
  LANGUAGES,
  QUESTION_NAMES,
  QUESTIONS,
  toConsents,
  type Answer,
} from './consents';

const UNKNOWN = { value: 'unknown', label: 'Not asked' };
const KNOWN = [
  { value: 'yes', label: 'Agreed' },
  { value: 'no', label: 'Said no' },
];
const LANGUAGE_OPTIONS = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }));
/** Once the customer has answered, nobody can take the question back. */
const optionsFor = (answer: Answer) => (answer === 'unknown' ? [UNKNOWN, ...KNOWN] : KNOWN);

interface ConsentDialogProps {
  open: boolean;
  contact: ContactDetails;
  onClose: () => void;
}

/** Consent of a customer to messages, and their language. Each answer is recorded with when and by whom. */
export function ConsentDialog({ open, contact, onClose }: ConsentDialogProps) {
  const client = useQueryClient();
  const { id, name, phone, email, consent, language } = contact;
  const known = answersOf(consent);
  return (
    <DialogForm
      open={open}
      title="Consent to Messages"
      onClose={onClose}
      initialValues={{ ...known, language: language || 'en' }}
      save={({ language: chosen, ...answers }, { version }) => {
        const consents = toConsents(answers);
        return updateContact(id, { name, phone, email, consents, language: chosen }, version);
      }}
      onSaved={() => {
        toast({ title: 'Consent saved', description: name });
        void invalidateBusinessData(client);
      }}
      failureText={(error) => errorText(error, 'Failed to save the consent. Please try again.')}
      submitLabel="Save Consent"
    >
      {QUESTION_NAMES.map((question) => (
        <FormItem key={question} name={question} label={QUESTIONS[question].label}>
          <Select options={optionsFor(known[question])} />
        </FormItem>
      ))}
      <FormItem name="language" label="Language of Messages">
        <Select options={LANGUAGE_OPTIONS} />
      </FormItem>
    </DialogForm>
  );
}
