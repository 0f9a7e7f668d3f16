export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export type FieldErrors = Partial<Record<keyof ContactMessage, string>>;

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: '', message: '' };

const REQUIRED: Record<keyof ContactMessage, string> = {
  name: 'Please enter your name',
  email: 'Please enter your email address',
  subject: 'Please enter a subject',
  message: 'Please enter a message',
};
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Validation messages by field, with the server's wording. */
export function checkMessage(message: ContactMessage): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of Object.keys(REQUIRED) as (keyof ContactMessage)[]) {
    if (message[field].trim() === '') errors[field] = REQUIRED[field];
  }
  if (!errors.email && !EMAIL.test(message.email.trim())) {
    errors.email = 'Please enter a valid email address';
  }
  return errors;
}
