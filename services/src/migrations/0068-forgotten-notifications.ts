import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notification names its customer, so erasing the customer deletes it. */
export class ForgottenNotifications1801095068000 implements MigrationInterface {
  readonly name = 'ForgottenNotifications1801095068000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('grant delete on notifications to clearcoat_app');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('revoke delete on notifications from clearcoat_app');
  }
}
