import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  ALL_TEXTS,
  REBUILDING,
  REBUILDING_DAYS_OF_ZONE,
  rebuildingSummaries,
  SUMMARIZING_APPOINTMENTS,
  summarizingContacts,
} from './read-models/triggers.js';

/**
 * What keeps the read models says of each statement which business it is about, so that it runs on whatever machine
 * has that business (decision 27). The results are those of before.
 */
export class TriggersOfOneBusiness1797120000000 implements MigrationInterface {
  readonly name = 'TriggersOfOneBusiness1797120000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SUMMARIZING_APPOINTMENTS + summarizingContacts(ALL_TEXTS));
    await queryRunner.query(REBUILDING + REBUILDING_DAYS_OF_ZONE + rebuildingSummaries(ALL_TEXTS));
  }

  /**
   * Nothing is to undo. The migrations before make these very functions, from the same texts; a database that was
   * made by older ones keeps the new functions, whose results are the same, and the downs of those migrations drop them.
   */
  async down(): Promise<void> {}
}
