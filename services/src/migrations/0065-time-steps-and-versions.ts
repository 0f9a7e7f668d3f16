import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hours and sizes have forms of their own: the version of the business's form stays. */
const versionWithout = (columns: readonly string[]) => `
  create or replace trigger bump_version before update on businesses
    for each row execute function bump_version(${columns.map((name) => `'${name}'`).join(', ')})`;

const TRAVEL = ['travel_minutes', 'far_travel_minutes'];
const OWN_FORMS = ['time_step', 'hours_version', 'sizes_version'];

const UP = [
  // A business that exists keeps the quarter hours that it has worked with.
  `alter table businesses
     add column time_step smallint not null default 15 check (time_step in (15, 30, 60)),
     add column hours_version integer not null default 1,
     add column sizes_version integer not null default 1`,
  'alter table businesses alter column time_step set default 60',
  `grant update (${OWN_FORMS.join(', ')}) on businesses to clearcoat_app`,
  versionWithout([...TRAVEL, ...OWN_FORMS]),
];

const DOWN = [
  versionWithout(TRAVEL),
  `alter table businesses ${OWN_FORMS.map((name) => `drop column ${name}`).join(', ')}`,
];

export class TimeStepsAndVersions1801095065000 implements MigrationInterface {
  readonly name = 'TimeStepsAndVersions1801095065000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const text of UP) await queryRunner.query(text);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const text of DOWN) await queryRunner.query(text);
  }
}
