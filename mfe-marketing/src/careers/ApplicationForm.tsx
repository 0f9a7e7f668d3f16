import { useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { ApiError, errorText } from '@clearcoat/api-client';
import { Alert, Button } from '@clearcoat/ui/site';
import { TextField } from '@clearcoat/ui/site-forms';
import { sendApplication } from './applications-api';
import type { Position } from './positions';
import {
  checkApplication,
  checkResume,
  EMPTY_APPLICATION,
  toFields,
  type Application,
  type ApplicationErrors,
} from './application';
import styles from '../shared/form.module.css';
import { ResumeField } from './ResumeField';
import { TextArea } from '../shared/TextArea';

const UNREACHABLE =
  "Your application didn't go through. Check your connection and try again; nothing you entered is lost.";
const REFUSED = 'Your application could not be sent. Please try again in a moment.';
/** Statuses for a refused file, whose message belongs beside the file field. */
const FILE_REFUSALS = [413, 415];

/** The server's messages by field; refused files have no field of their own. */
function fieldErrors(error: ApiError): ApplicationErrors {
  const isAboutFile = FILE_REFUSALS.includes(error.status);
  return isAboutFile ? { resume: errorText(error, 'Please choose a PDF file') } : error.fields;
}

interface ApplicationFormProps {
  position: Position;
  /** Called with the server's confirmation. */
  onSent: (message: string) => void;
}

/** Application form. The values stay until the server has accepted them. */
export function ApplicationForm({ position, onSent }: ApplicationFormProps) {
  const [values, setValues] = useState(EMPTY_APPLICATION);
  const [resume, setResume] = useState<File>();
  const [errors, setErrors] = useState<ApplicationErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  /** Shows errors beside their fields and focuses the first; returns false if there are none. */
  function reject(problems: ApplicationErrors, form: HTMLFormElement): boolean {
    setErrors(problems);
    const [first] = Object.keys(problems);
    const field = first && form.elements.namedItem(first);
    if (!(field instanceof HTMLElement)) return false;
    field.focus();
    return true;
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setFailure(undefined);
    if (isSending || reject(checkApplication(values, resume), form) || !resume) return;
    setIsSending(true);
    try {
      const { message } = await sendApplication(toFields(position, values, resume));
      onSent(message);
    } catch (error) {
      setIsSending(false);
      const isAnswer = error instanceof ApiError && !error.isNetwork;
      if (isAnswer && reject(fieldErrors(error), form)) return;
      setFailure(isAnswer ? errorText(error, REFUSED) : UNREACHABLE);
    }
  }

  const field = (name: keyof Application) => ({
    name,
    value: values[name],
    error: errors[name],
    readOnly: isSending,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setValues({ ...values, [name]: target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.pair}>
        <TextField label="Name" autoComplete="name" required {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      </div>
      <TextField
        label="Phone (Optional)"
        type="tel"
        autoComplete="tel"
        placeholder="(555) 123-4567"
        maxLength={40}
        {...field('phone')}
      />
      <ResumeField
        file={resume}
        error={errors.resume}
        locked={isSending}
        onChange={(file) => {
          const problem = file && checkResume(file);
          if (!problem) setResume(file);
          setErrors({ ...errors, resume: problem });
        }}
      />
      <TextArea label="Message (Optional)" rows={5} {...field('message')} />
      {failure && <Alert type="error">{failure}</Alert>}
      <Button type="submit" size="large" disabled={isSending}>
        {isSending ? 'Sending...' : 'Send Application'}
      </Button>
    </form>
  );
}
