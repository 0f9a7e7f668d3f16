import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndexes } from './read-models/build-indexes.js';

/** The longest gap of a business is of anybody who was ever here: with those no longer listed it is at the end of an index as well. */
const INDEXES = {
  contact_summaries_gaps: `contact_summaries
    (business_id, longest_gap desc nulls last, contact_id desc) include (listed, visits)`,
};

const BEFORE = 'contact_summaries_by_gap';

/** Nobody who writes waits for it, and it can be begun again. */
export class GapsOfAll1801094400000 implements MigrationInterface {
  readonly name = 'GapsOfAll1801094400000';
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndexes(queryRunner, INDEXES);
    await queryRunner.query(`drop index concurrently if exists ${BEFORE}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create index ${BEFORE} on contact_summaries
      (business_id, longest_gap desc nulls last, contact_id desc) where listed`);
    await queryRunner.query(`drop index ${Object.keys(INDEXES).join(', ')}`);
  }
}
