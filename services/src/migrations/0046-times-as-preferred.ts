import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever looks up a session learns how its business has times shown. */
export class TimesAsPreferred1799366400000 implements MigrationInterface {
  readonly name = 'TimesAsPreferred1799366400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('grant select (time_format) on businesses to clearcoat_platform');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('revoke select (time_format) on businesses from clearcoat_platform');
  }
}
