import type { EntityManager } from 'typeorm';

/** Runs one statement with bound parameters and answers its rows. */
export type Sql = <Row>(text: string, parameters?: unknown[]) => Promise<Row[]>;

export interface Tx {
  sql: Sql;
  /** For writes; everything in it belongs to the transaction. */
  manager: EntityManager;
}
