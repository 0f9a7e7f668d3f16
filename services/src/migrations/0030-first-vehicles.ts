import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndexes } from './read-models/build-indexes.js';
import { fillVehicles } from './read-models/fill-vehicles.js';

/** By what a vehicle's jobs are found, and a place's: most jobs of before have neither. */
const INDEXES = {
  appointments_by_vehicle: 'appointments (business_id, vehicle_id) where vehicle_id is not null',
  appointments_by_place: 'appointments (business_id, place_id) where place_id is not null',
};

/** What customers drive, as a text until now, is their first vehicle. May be broken off, and holds nobody up. */
export class FirstVehicles1797897600000 implements MigrationInterface {
  readonly name = 'FirstVehicles1797897600000';
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const sql = (text: string, parameters?: unknown[]) => queryRunner.query(text, parameters);
    for (const key of ['appointments_of_vehicle', 'appointments_at_place']) {
      await sql(`alter table appointments validate constraint ${key}`);
    }
    await buildIndexes(queryRunner, INDEXES);
    await fillVehicles(sql, (line) => process.stdout.write(`${line}\n`));
  }

  /** The text has stayed where it was. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index ${Object.keys(INDEXES).join(', ')}`);
  }
}
