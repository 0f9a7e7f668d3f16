import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The plan is not the business's own to write, and its row takes everything along when it goes: both
 * are the platform role's. It deletes only the one business that the transaction names.
 */
const ACCESS = `
create policy platform_changes_plan on businesses for update to clearcoat_platform using (true);
grant update (plan) on businesses to clearcoat_platform;

create policy platform_deletes on businesses for delete to clearcoat_platform
  using (id = nullif(current_setting('app.deleted_business_id', true), '')::uuid);
`;

export class Leaving1795824000000 implements MigrationInterface {
  readonly name = 'Leaving1795824000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(ACCESS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop policy platform_deletes on businesses;
      drop policy platform_changes_plan on businesses;
      revoke update (plan) on businesses from clearcoat_platform;`);
  }
}
