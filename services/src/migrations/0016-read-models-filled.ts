import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndexes } from './read-models/build-indexes.js';
import { rebuildAll } from './read-models/rebuild.js';

/**
 * Lists of what is open, and of what is over; whose deletion can be undone. Hardly a job is longer than a
 * day; those that are have an index of their own, so that 'not over yet' can begin with yesterday.
 */
const INDEXES = {
  appointments_open: `appointments (business_id, starts_at, id)
    where status not in ('completed', 'cancelled')`,
  appointments_closed: `appointments (business_id, starts_at, id)
    where status in ('completed', 'cancelled')`,
  appointments_long: `appointments (business_id, ends_at)
    where ends_at - starts_at > interval '1 day'`,
  contacts_to_undo: 'contacts (business_id, undo_until) where undo_until is not null',
};

/**
 * In steps, each a transaction of its own, and without holding up writers while an index is built: what
 * breaks off begins anew, and nobody waits for long.
 */
export class ReadModelsFilled1796515200000 implements MigrationInterface {
  readonly name = 'ReadModelsFilled1796515200000';
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndexes(queryRunner, INDEXES);
    const sql = (text: string, parameters?: unknown[]) => queryRunner.query(text, parameters);
    await rebuildAll(sql, (line) => process.stdout.write(`${line}\n`));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index ${Object.keys(INDEXES).join(', ')}`);
  }
}
