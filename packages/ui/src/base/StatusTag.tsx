import { Pill, type PillProps, type PillTone } from './Pill';

const TONES: Record<string, PillTone | undefined> = {
  confirmed: 'success',
  pending: 'warning',
  cancelled: 'danger',
  completed: 'info',
  'no-show': 'danger',
};

/** Labels with a hyphen. */
const NAMES: Record<string, string | undefined> = { 'no-show': 'No-show' };

/** Label of a status. @example statusLabel('in-progress') // 'In progress' */
export function statusLabel(status: string): string {
  const key = status.trim().toLowerCase();
  const words = NAMES[key] ?? key.replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * An appointment's status as a coloured label, in any case.
 *
 * @param look - 'dot' has no ground, for a line of text. Default: 'pill'
 * @example <StatusTag status="confirmed" />
 */
export function StatusTag({ status, look }: { status: string } & Pick<PillProps, 'look'>) {
  return (
    <Pill tone={TONES[status.trim().toLowerCase()]} look={look}>
      {statusLabel(status)}
    </Pill>
  );
}
