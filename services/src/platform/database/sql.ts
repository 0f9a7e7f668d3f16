import type { EntityManager } from 'typeorm';

/** Runs one statement with bound parameters and returns its rows. */
export type Sql = <Row>(text: string, parameters?: unknown[]) => Promise<Row[]>;

export interface Tx {
  sql: Sql;
  /** Entity manager for writes in this transaction. */
  manager: EntityManager;
}
