import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Its check is made on what there is in the next migration, which holds nobody up. */
const SOURCE = `
alter table appointments add constraint appointments_source
  check (source in ('staff', 'online', 'assistant', 'import')) not valid`;

/** What a price is of is no part of a form, and so of no version. */
const versionWithout = (columns: string) => `
create or replace trigger bump_version before update on appointments
  for each row execute function bump_version(${columns})`;

/**
 * Of what size of vehicle a job's price is ('' for none, null where nobody has written it down), where the job came from, and
 * why it was called off. No row has to be written for it.
 */
const UP = [
  `alter table appointments
     add column priced_size text,
     add column source text not null default 'staff',
     add column cancel_reason text not null default ''`,
  SOURCE,
  versionWithout("'priced_size'"),
];

const DOWN = [
  versionWithout(''),
  `alter table appointments
     drop column priced_size, drop column source, drop column cancel_reason`,
];

export class SizeSourceReason1799625600000 implements MigrationInterface {
  readonly name = 'SizeSourceReason1799625600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const text of UP) await queryRunner.query(text);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const text of DOWN) await queryRunner.query(text);
  }
}
