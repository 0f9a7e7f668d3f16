import { Link } from '@clearcoat/sdk';
import { Icon } from '@clearcoat/ui/icons';
import styles from './FirstSteps.module.css';

const STEPS = [
  { to: '/contacts?action=new', label: 'Add your first customer' },
  { to: '/appointments/new', label: 'Schedule a job' },
  { to: '/revenue', label: 'Watch the money come in' },
] as const;

/** First steps of an empty account. */
export function FirstSteps({ className }: { className?: string }) {
  return (
    <ol className={[styles.steps, className].filter(Boolean).join(' ')}>
      {STEPS.map(({ to, label }, index) => (
        <li key={to}>
          <Link className={styles.step} to={to}>
            <span className={styles.number}>{index + 1}</span>
            {label}
            <Icon name="arrow-right" size={18} />
          </Link>
        </li>
      ))}
    </ol>
  );
}
