import { Icon } from '@clearcoat/ui/icons';
import type { ReactNode } from 'react';
import styles from './remotes.module.css';

/** Collapsed details that few people need. */
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

/** Packages with their versions or ranges. */
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
