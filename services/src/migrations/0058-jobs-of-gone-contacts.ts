import type { MigrationInterface, QueryRunner } from 'typeorm';
import { VISITS_AND_VEHICLES } from './read-models/keeping.js';
import {
  summarizingAppointments,
  summarizingContacts,
  WITH_VEHICLES_AND_PLACES,
} from './read-models/triggers.js';

/** What was done on the vehicle of a contact that is deleted for good is counted no more, whichever is counted first. */
export class JobsOfGoneContacts1800748800000 implements MigrationInterface {
  readonly name = 'JobsOfGoneContacts1800748800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(summarizingAppointments(VISITS_AND_VEHICLES));
    await queryRunner.query(summarizingContacts(WITH_VEHICLES_AND_PLACES, VISITS_AND_VEHICLES));
  }

  /** What was there before is what there is now, but for that mistake. */
  async down(): Promise<void> {}
}
