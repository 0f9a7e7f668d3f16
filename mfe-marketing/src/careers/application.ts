import type { Position } from './positions';

export interface Application {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export type ApplicationErrors = Partial<Record<keyof Application | 'resume', string>>;

export const EMPTY_APPLICATION: Application = { name: '', email: '', phone: '', message: '' };

/** The same limits as the server's. */
export const MAX_MESSAGE_LENGTH = 2_000;
const MAX_MEGABYTES = 5;
const MEGABYTE = 1024 * 1024;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Validation message for a resume, or undefined. Only name and type are checked; the server checks
 * the content.
 */
export function checkResume(file: File | undefined): string | undefined {
  if (!file) return 'Please choose your resume';
  const isPdf = file.type ? file.type === 'application/pdf' : /\.pdf$/i.test(file.name);
  if (!isPdf) return 'Please choose a PDF file';
  if (file.size === 0) return 'This file is empty. Please choose another one';
  if (file.size > MAX_MEGABYTES * MEGABYTE) {
    return `This file is ${formatSize(file.size)}. At most ${MAX_MEGABYTES} MB can be sent`;
  }
  return undefined;
}

/** Validation messages for an application, by field in the form's order. */
export function checkApplication(
  { name, email, message }: Application,
  resume: File | undefined,
): ApplicationErrors {
  const errors: ApplicationErrors = {};
  if (name.trim() === '') errors.name = 'Please enter your name';
  if (email.trim() === '') errors.email = 'Please enter your email address';
  else if (!EMAIL.test(email.trim())) errors.email = 'Please enter a valid email address';
  const problem = checkResume(resume);
  if (problem) errors.resume = problem;
  if (message.trim().length > MAX_MESSAGE_LENGTH) {
    errors.message = `Message must be at most ${MAX_MESSAGE_LENGTH} characters long`;
  }
  return errors;
}

/** Readable file size. @example formatSize(1_500_000) // '1.4 MB' */
export function formatSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

/** Request fields of an application, without empty ones. */
export function toFields(position: Position, values: Application, resume: File) {
  const { name, email, phone, message } = values;
  return {
    position,
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    message: message.trim(),
    resume,
  };
}
