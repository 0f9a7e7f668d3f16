import type { MessageTemplate, TemplatePreview } from './templates-api';

/** Occasions as the log of a job names them, with when each text leaves. */
export const OCCASIONS: Record<MessageTemplate['occasion'], { label: string; when: string }> = {
  scheduled: { label: 'Scheduled', when: 'When a job is booked' },
  changed: { label: 'Changed', when: 'When its time, place or service changes' },
  cancelled: { label: 'Cancelled', when: 'When it is cancelled' },
  reminder: { label: 'Reminder', when: 'Before the job' },
  'on-my-way': { label: 'On my way', when: 'When the crew leaves for the job' },
  finished: { label: 'Finished', when: 'When the work is done' },
  'no-show': { label: 'No-show', when: 'When nobody was there' },
};

export const CHANNELS = [
  { value: 'sms', label: 'Text Message' },
  { value: 'email', label: 'Email' },
] as const satisfies { value: MessageTemplate['channel']; label: string }[];

export const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
] as const satisfies { value: MessageTemplate['language']; label: string }[];

export const PLACEHOLDERS: Record<MessageTemplate['placeholders'][number], string> = {
  first_name: 'First Name',
  business: 'Business',
  service: 'Service',
  vehicle: 'Vehicle',
  date: 'Date',
  time: 'Time',
  where: 'Address',
  crew: 'Who Comes',
};

const labelIn = (choices: readonly { value: string; label: string }[], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? '';

/** 'Reminder: text message in English' */
export const nameOf = ({ occasion, channel, language }: MessageTemplate): string =>
  `${OCCASIONS[occasion].label}: ${labelIn(CHANNELS, channel).toLowerCase()} in ${labelIn(LANGUAGES, language)}`;

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** '142 characters, 1 text message' */
export const lengthText = ({ length, segments }: TemplatePreview): string =>
  `${counted(length, 'character')}, ${counted(segments, 'text message')}`;
