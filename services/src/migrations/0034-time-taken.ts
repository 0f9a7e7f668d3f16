import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndexes } from './read-models/build-indexes.js';
import { fillReservations } from './read-models/fill-reservations.js';

/** Most jobs of before name no crew. */
const INDEXES = {
  appointments_by_resource:
    'appointments (business_id, resource_id, starts_at) where resource_id is not null',
};

/** Each business's first crew is the main one, and what is booked takes its time. May be broken off, and holds nobody up. */
export class TimeTaken1798243200000 implements MigrationInterface {
  readonly name = 'TimeTaken1798243200000';
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const sql = (text: string, parameters?: unknown[]) => queryRunner.query(text, parameters);
    await sql('alter table appointments validate constraint appointments_of_resource');
    await buildIndexes(queryRunner, INDEXES);
    await fillReservations(sql, (line) => process.stdout.write(`${line}\n`));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index ${Object.keys(INDEXES).join(', ')}`);
  }
}
