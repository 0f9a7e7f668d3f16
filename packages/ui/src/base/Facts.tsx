import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/**
 * Facts in a row with dots between them. A wrapped line neither starts nor ends with a dot.
 *
 * @param facts - missing ones are left out
 * @example <Facts facts={[vehicle.label, vehicle.size]} />
 */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className={styles.facts}>
      {facts.flatMap((fact, index) =>
        // The facts have no id, so their index is the key.
        fact ? [<span key={index}>{fact}</span>, ' '] : [],
      )}
    </span>
  );
}
