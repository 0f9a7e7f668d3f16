import { useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { ApiError } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { Button } from '@clearcoat/ui/site';
import { TextField } from '@clearcoat/ui/site-forms';
import { sendMessage } from './contact-us-api';
import {
  checkMessage,
  EMPTY_MESSAGE,
  type ContactMessage,
  type FieldErrors,
} from './contact-message';
import styles from '../shared/form.module.css';
import { TextArea } from '../shared/TextArea';

const TOO_MANY = 429;

/** Failure toast. Of the server's messages only the rate limit's helps the person. */
function toastFailure(error: unknown): void {
  const wait = error instanceof ApiError && error.status === TOO_MANY && error.serverMessage;
  toast({
    title: 'Failed to send message',
    description: wait || 'There was an error sending your message. Please try again.',
    variant: 'destructive',
  });
}

interface ContactFormProps {
  onSent: () => void;
  /** Focuses the first field when the form replaces other content. */
  autoFocus?: boolean;
}

/** Contact form. The values stay until the server has accepted them. */
export function ContactForm({ onSent, autoFocus }: ContactFormProps) {
  const [values, setValues] = useState(EMPTY_MESSAGE);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setIsSending] = useState(false);

  function reject(problems: FieldErrors, form: HTMLFormElement) {
    setErrors(problems);
    const [first] = Object.keys(problems);
    const field = first && form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    return first !== undefined;
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending || reject(checkMessage(values), form)) return;
    setIsSending(true);
    try {
      await sendMessage(values);
    } catch (error) {
      setIsSending(false);
      toastFailure(error);
      if (error instanceof ApiError) reject(error.fields, form);
      return;
    }
    toast({
      title: 'Message sent!',
      description: "We've received your message and will get back to you soon.",
    });
    onSent();
  }

  const field = (name: keyof ContactMessage) => ({
    name,
    required: true,
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
        <TextField label="Name" autoComplete="name" autoFocus={autoFocus} {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      </div>
      <TextField label="Subject" {...field('subject')} />
      <TextArea label="Message" rows={6} {...field('message')} />
      <Button type="submit" size="large" disabled={isSending}>
        {isSending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}
