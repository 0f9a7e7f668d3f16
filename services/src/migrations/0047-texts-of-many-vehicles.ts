import type { MigrationInterface, QueryRunner } from 'typeorm';
import { VISITS_AND_VEHICLES } from './read-models/keeping.js';
import { summarizingContacts, WITH_VEHICLES_AND_PLACES } from './read-models/triggers.js';

/**
 * When thousands of customers are changed at once (an import is undone), each was compared with each to see whose vehicle
 * is another: 8 s for 5,000, and four times that for twice as many. The function is made anew where it was made before.
 */
export class TextsOfManyVehicles1799452800000 implements MigrationInterface {
  readonly name = 'TextsOfManyVehicles1799452800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(summarizingContacts(WITH_VEHICLES_AND_PLACES, VISITS_AND_VEHICLES));
  }

  /** It says the same in another way. */
  async down(): Promise<void> {}
}
