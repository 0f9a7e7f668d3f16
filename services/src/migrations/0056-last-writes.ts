import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where the database's log was after what somebody wrote last, on whatever device, and when: in the row that every
 * look-up of a session reads anyway. Written only where there is a replica to be asked for that place.
 */
export class LastWrites1800576000000 implements MigrationInterface {
  readonly name = 'LastWrites1800576000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table credentials add column wrote pg_lsn, add column wrote_at timestamptz',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table credentials drop column wrote, drop column wrote_at');
  }
}
