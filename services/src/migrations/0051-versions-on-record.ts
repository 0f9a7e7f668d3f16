import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever saves too late is told who made the version that is stored. */
export class VersionsOnRecord1799798400000 implements MigrationInterface {
  readonly name = 'VersionsOnRecord1799798400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table audit_entries add column version integer');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table audit_entries drop column version');
  }
}
