import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  CREW_IS_TAKEN,
  CREW_IS_TAKEN_BY_POSTCODES,
  POSTCODE_AREA,
} from './read-models/reserving.js';

/** A part of the hours: the form with the business's name has its own version. */
const versionWithout = (columns: string) => `
  create or replace trigger bump_version before update on businesses
    for each row execute function bump_version(${columns})`;

const UP = [
  // Whoever looks up a session learns how its business has times shown.
  'grant select (time_format) on businesses to clearcoat_platform',
  // How long it takes to a place with another postcode; null: as long as to any other place.
  `alter table businesses add column far_travel_minutes smallint
     check (far_travel_minutes between 0 and 240)`,
  'grant update (far_travel_minutes) on businesses to clearcoat_app',
  versionWithout("'travel_minutes', 'far_travel_minutes'"),
  POSTCODE_AREA,
  CREW_IS_TAKEN_BY_POSTCODES,
];

const DOWN = [
  'drop function crew_is_taken',
  CREW_IS_TAKEN,
  'drop function postcode_area',
  versionWithout("'travel_minutes'"),
  'alter table businesses drop column far_travel_minutes',
  'revoke select (time_format) on businesses from clearcoat_platform',
];

export class ClockAndFarPlaces1799366400000 implements MigrationInterface {
  readonly name = 'ClockAndFarPlaces1799366400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const text of UP) await queryRunner.query(text);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const text of DOWN) await queryRunner.query(text);
  }
}
