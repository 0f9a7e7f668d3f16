import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where it stands among the others is no part of a form, and so of no version. */
const versionWithout = (columns: string) => `
create or replace trigger bump_version before update on services
  for each row execute function bump_version(${columns})`;

/** A service that is offered no more for new bookings, and stays with the jobs it has. */
const UP = [
  'alter table services add column hidden boolean not null default false',
  versionWithout("'position'"),
];

const DOWN = [versionWithout(''), 'alter table services drop column hidden'];

export class HiddenServices1800144000000 implements MigrationInterface {
  readonly name = 'HiddenServices1800144000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const text of UP) await queryRunner.query(text);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const text of DOWN) await queryRunner.query(text);
  }
}
