import { Icon } from '@clearcoat/ui/icons';
import type { Claim } from './plans';
import styles from './Soon.module.css';

/** Label for planned features. */
export function Soon() {
  return <span className={styles.soon}>Coming soon</span>;
}

/** Claims as a list with ticks; planned ones have a label instead. */
export function ClaimList({ claims }: { claims: readonly Claim[] }) {
  return (
    <ul role="list" className={styles.list}>
      {claims.map(({ text, soon }) => (
        <li key={text}>
          <Icon
            name={soon ? 'clock' : 'check'}
            size={18}
            className={soon ? styles.later : styles.tick}
          />
          <span>
            {text} {soon && <Soon />}
          </span>
        </li>
      ))}
    </ul>
  );
}
