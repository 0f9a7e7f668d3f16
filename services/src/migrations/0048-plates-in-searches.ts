import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndexes } from './read-models/build-indexes.js';
import {
  CONTACTS_BY_PLATE,
  PLATE_RIGHTS,
  SEARCH_DETAILS,
  SEARCH_DETAILS_AND_PLATES,
  VEHICLES_BY_PLATE,
} from './read-models/search.js';

const NAME = 'vehicles_by_plate';

/** A plate is found however it is spaced; the index is built while others write. */
export class PlatesInSearches1799539200000 implements MigrationInterface {
  readonly name = 'PlatesInSearches1799539200000';
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndexes(queryRunner, { [NAME]: VEHICLES_BY_PLATE });
    for (const text of [CONTACTS_BY_PLATE, ...PLATE_RIGHTS, SEARCH_DETAILS_AND_PLATES]) {
      await queryRunner.query(text);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const text of [SEARCH_DETAILS, 'drop function contacts_by_plate', `drop index ${NAME}`]) {
      await queryRunner.query(text);
    }
  }
}
