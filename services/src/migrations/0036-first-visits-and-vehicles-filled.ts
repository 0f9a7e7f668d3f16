import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndexes } from './read-models/build-indexes.js';
import { rebuildAll } from './read-models/rebuild.js';

/** First visits beside jobs are read from an index alone; the longest gap is at the end of one. */
const INDEXES = {
  contact_summaries_first_visits: `contact_summaries (business_id, contact_id)
    include (first_visit_at, first_visit_id, listed)`,
  contact_summaries_by_gap: `contact_summaries
    (business_id, longest_gap desc nulls last, contact_id desc) where listed`,
};

const TABLES = ['contact_summaries', 'vehicle_months', 'vehicle_customers'];

/** In steps, each a transaction of its own; what breaks off begins anew. */
export class FirstVisitsAndVehiclesFilled1798416000000 implements MigrationInterface {
  readonly name = 'FirstVisitsAndVehiclesFilled1798416000000';
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const sql = (text: string, parameters?: unknown[]) => queryRunner.query(text, parameters);
    await rebuildAll(sql, (line) => process.stdout.write(`${line}\n`));
    await buildIndexes(queryRunner, INDEXES);
    for (const table of TABLES) await sql(`analyze ${table}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index ${Object.keys(INDEXES).join(', ')}`);
  }
}
