import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndexes } from './read-models/build-indexes.js';

/**
 * What the assistant adds up over days, and of each customer before a day, is read from the index alone: the rows
 * of a month lie all over a large table. Who comes most is at the end of an index.
 */
const INDEXES = {
  appointments_of_day: `appointments (business_id, starts_at)
    include (id, contact_id, status, price_cents, service_name, ends_at)`,
  appointments_of_contact: `appointments (business_id, contact_id, starts_at)
    include (id, status, price_cents)`,
  contact_summaries_by_visits: 'contact_summaries (business_id, visits, contact_id) where listed',
};

/** Those of before, which the new ones begin with. */
const BEFORE = {
  appointments_by_time: 'appointments (business_id, starts_at)',
  appointments_by_contact: 'appointments (business_id, contact_id, starts_at)',
};

/** Nobody who writes waits for it, and it can be begun again. */
export class ReadFromIndexes1797552000000 implements MigrationInterface {
  readonly name = 'ReadFromIndexes1797552000000';
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndexes(queryRunner, INDEXES);
    for (const name of Object.keys(BEFORE)) {
      await queryRunner.query(`drop index concurrently if exists ${name}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(BEFORE)) {
      await queryRunner.query(`create index ${name} on ${definition}`);
    }
    await queryRunner.query(`drop index ${Object.keys(INDEXES).join(', ')}`);
  }
}
