import { Icon } from '@clearcoat/ui/icons';
import styles from './Steps.module.css';

const STEPS = ['File', 'Columns', 'Check', 'Done'] as const;

/** Progress indicator of the four steps. */
export function Steps({ current }: { current: number }) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {STEPS.map((label, index) => (
        <li
          key={label}
          aria-current={index === current ? 'step' : undefined}
          className={index < current ? styles.past : undefined}
        >
          <span className={styles.bead} aria-hidden="true">
            {index < current ? <Icon name="check" size={14} /> : index + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  );
}
