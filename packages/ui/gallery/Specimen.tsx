import type { ReactNode } from 'react';
import { Card } from '../src/core';
import styles from './Gallery.module.css';

/** One component in one state, under the state's name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.specimen} aria-label={name}>
      <h3>{name}</h3>
      <Card>{children}</Card>
    </section>
  );
}

/** A group of specimens. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.shelf}>
      <h2>{title}</h2>
      <div className={styles.grid}>{children}</div>
    </section>
  );
}
