import styles from './StatusTag.module.css';

const tones: Record<string, string | undefined> = {
  confirmed: styles.green,
  pending: styles.yellow,
  cancelled: styles.red,
  completed: styles.blue,
};

/** A status as people read it. @example statusLabel('in-progress') // 'In progress' */
export function statusLabel(status: string): string {
  const words = status.trim().toLowerCase().replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * An appointment's status as a coloured word, whatever the case it comes in.
 *
 * @example <StatusTag status="confirmed" />
 */
export function StatusTag({ status }: { status: string }) {
  const tone = tones[status.trim().toLowerCase()] ?? styles.grey;
  return <span className={`${styles.tag} ${tone}`}>{statusLabel(status)}</span>;
}
