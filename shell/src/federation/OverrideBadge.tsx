import { useSession } from '@clearcoat/sdk';
import { areGranted, requestedOverrides, resetOverrides } from './dev-overrides';
import styles from './OverrideBadge.module.css';

/** Lists remotes that come from a dev server, on every page. */
export default function OverrideBadge() {
  const session = useSession();
  const requested = Object.entries(requestedOverrides());
  if (requested.length === 0 || !areGranted(session)) return null;
  return (
    <aside className={styles.badge} aria-label="Development versions">
      <ul className={styles.list}>
        {requested.map(([name, url]) => (
          <li key={name}>
            <strong>{name}</strong> from {new URL(url).host}
          </li>
        ))}
      </ul>
      <button className={styles.reset} type="button" onClick={resetOverrides}>
        Reset
      </button>
    </aside>
  );
}
