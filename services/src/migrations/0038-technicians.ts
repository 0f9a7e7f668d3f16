import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who does jobs and sees nothing else, and what the owner lets staff and technicians see beyond that. */
const GRANTS = `
alter table businesses
  add column staff_see_revenue boolean not null default false,
  add column technicians_see_prices boolean not null default false;
grant update (staff_see_revenue, technicians_see_prices) on businesses to clearcoat_app;
grant select (staff_see_revenue, technicians_see_prices) on businesses to clearcoat_platform;
`;

/** People are few beside what they write: the check of all of them is a moment. */
const roles = (names: string) => `
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check check (role in (${names}));
`;

export class Technicians1798588800000 implements MigrationInterface {
  readonly name = 'Technicians1798588800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(GRANTS);
    await queryRunner.query(roles("'owner', 'manager', 'staff', 'technician'"));
  }

  /** Servers of before know no technicians: they become staff. */
  async down(queryRunner: QueryRunner): Promise<void> {
    // An owner who is no superuser has no policy on them.
    await queryRunner.query('alter table users no force row level security');
    await queryRunner.query("update users set role = 'staff' where role = 'technician'");
    await queryRunner.query('alter table users force row level security');
    await queryRunner.query(roles("'owner', 'manager', 'staff'"));
    await queryRunner.query(
      'alter table businesses drop column staff_see_revenue, drop column technicians_see_prices',
    );
  }
}
