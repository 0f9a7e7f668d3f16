import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long it takes from one job to another that is elsewhere. A part of the hours: the form with the business's name has its own version. */
export class TravelBetweenJobs1798675200000 implements MigrationInterface {
  readonly name = 'TravelBetweenJobs1798675200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table businesses add column travel_minutes smallint not null default 0
        check (travel_minutes between 0 and 240)`);
    await queryRunner.query('grant update (travel_minutes) on businesses to clearcoat_app');
    await queryRunner.query(versionWithout("'travel_minutes'"));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(versionWithout(''));
    await queryRunner.query('alter table businesses drop column travel_minutes');
  }
}

const versionWithout = (columns: string) => `
  create or replace trigger bump_version before update on businesses
    for each row execute function bump_version(${columns})`;
