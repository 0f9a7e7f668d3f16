import { Icon } from '@clearcoat/ui/icons';
import type { ReactNode } from 'react';
import styles from './remotes.module.css';

/** What few look for: behind its name until it is asked for. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        <Icon name="chevron-right" size={16} />
        {label}
      </summary>
      {children}
    </details>
  );
}

/** Packages with the version or range of each. */
export function PackageList({ packages }: { packages: { name: string; version: string }[] }) {
  return (
    <ul className={styles.packages}>
      {packages.map(({ name, version }) => (
        <li key={name}>
          {name} <span className={styles.quiet}>{version}</span>
        </li>
      ))}
    </ul>
  );
}
