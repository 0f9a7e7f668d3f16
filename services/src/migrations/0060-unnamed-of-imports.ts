import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many customers of an import came without a name: told when it is done. */
export class UnnamedOfImports1800921600000 implements MigrationInterface {
  readonly name = 'UnnamedOfImports1800921600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table contact_imports add column unnamed integer not null default 0',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table contact_imports drop column unnamed');
  }
}
