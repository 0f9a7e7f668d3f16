import { Link } from '@clearcoat/sdk';
import { Icon } from '@clearcoat/ui/icons';
import { stepsOf, type Setup } from './setup-steps';
import styles from './FirstSteps.module.css';

/** Steps of the setup guide, with a tick for each that is done. */
export default function FirstSteps({
  setup,
  className,
}: {
  setup: Setup | null;
  className?: string;
}) {
  return (
    <ol className={[styles.steps, className].filter(Boolean).join(' ')}>
      {stepsOf(setup).map(({ to, label, isDone }, index) => (
        <li key={to}>
          <Link className={styles.step} to={to} data-done={isDone || undefined}>
            <span className={styles.number} aria-hidden="true">
              {isDone ? <Icon name="check" size={16} /> : index + 1}
            </span>
            {label}
            {isDone && <span className="cc-visually-hidden"> (done)</span>}
            <Icon name="arrow-right" size={18} />
          </Link>
        </li>
      ))}
    </ol>
  );
}
