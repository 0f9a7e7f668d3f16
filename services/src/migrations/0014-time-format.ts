import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a business reads a clock: 1:30 PM or 13:30. */
export class TimeFormat1796342400000 implements MigrationInterface {
  readonly name = 'TimeFormat1796342400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table businesses add column time_format text not null default '12h'
        check (time_format in ('12h', '24h'));
      grant update (time_format) on businesses to clearcoat_app;`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table businesses drop column time_format');
  }
}
