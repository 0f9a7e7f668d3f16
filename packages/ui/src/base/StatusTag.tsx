import { Pill, type PillTone } from './Pill';

const TONES: Record<string, PillTone | undefined> = {
  confirmed: 'success',
  pending: 'warning',
  cancelled: 'danger',
  completed: 'info',
  'no-show': 'danger',
};

/** Words that keep their hyphen. */
const NAMES: Record<string, string | undefined> = { 'no-show': 'No-show' };

/** A status as people read it. @example statusLabel('in-progress') // 'In progress' */
export function statusLabel(status: string): string {
  const key = status.trim().toLowerCase();
  const words = NAMES[key] ?? key.replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * An appointment's status as a coloured word, whatever the case it comes in.
 *
 * @example <StatusTag status="confirmed" />
 */
export function StatusTag({ status }: { status: string }) {
  return <Pill tone={TONES[status.trim().toLowerCase()]}>{statusLabel(status)}</Pill>;
}
