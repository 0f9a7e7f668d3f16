import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of how many rows an import left something out: told when it is done. */
export class LeftOutOfImports1800057600000 implements MigrationInterface {
  readonly name = 'LeftOutOfImports1800057600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table contact_imports add column left_out integer not null default 0',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table contact_imports drop column left_out');
  }
}
