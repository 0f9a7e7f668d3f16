import type { MigrationInterface, QueryRunner } from 'typeorm';
import { REBUILD_RESERVATIONS } from './read-models/reserving.js';

/** What the jobs of a crew take of its time can be put right, should it ever not be what they say. */
export class RebuiltReservations1800662400000 implements MigrationInterface {
  readonly name = 'RebuiltReservations1800662400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(REBUILD_RESERVATIONS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop function rebuild_reservations');
  }
}
