import { Icon } from '@clearcoat/ui/icons';
import styles from './remotes.module.css';

/** Change from one version to another; either may be missing. */
export function FromTo({ from, to }: { from: string | null; to: string | null }) {
  return (
    <span className={styles.fromTo}>
      {from !== null && (
        <>
          <span className={styles.quiet}>
            <span className="cc-visually-hidden">from </span>
            {from}
          </span>
          <Icon name="arrow-right" size={16} />
          <span className="cc-visually-hidden"> to </span>
        </>
      )}
      <span className={styles.version}>{to ?? 'none'}</span>
    </span>
  );
}
