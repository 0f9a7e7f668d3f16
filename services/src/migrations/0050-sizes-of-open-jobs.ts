import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillPricedSizes } from './read-models/fill-priced-sizes.js';

/** What is open is priced for its vehicle's size of today. May be broken off, and holds nobody up. */
export class SizesOfOpenJobs1799712000000 implements MigrationInterface {
  readonly name = 'SizesOfOpenJobs1799712000000';
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const sql = (text: string, parameters?: unknown[]) => queryRunner.query(text, parameters);
    await sql('alter table appointments validate constraint appointments_source');
    await fillPricedSizes(sql, (line) => process.stdout.write(`${line}\n`));
  }

  /** The column goes with the migration before. */
  async down(): Promise<void> {}
}
