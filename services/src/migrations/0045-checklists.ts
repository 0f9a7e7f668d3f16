import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is done for a service, step by step, and what of it is done at a job. A job has rows of its own from its first tick on:
 * a change of the service's list rewrites no history.
 */
const STATEMENTS = [
  "alter table services add column checklist text[] not null default '{}'",
  `create table job_checks (
     business_id uuid not null references businesses on delete cascade,
     appointment_id uuid not null,
     position smallint not null,
     service_id text not null,
     label text not null,
     done_by uuid,
     done_at timestamptz,
     primary key (business_id, appointment_id, position),
     foreign key (business_id, appointment_id) references appointments on delete cascade
   )`,
  'alter table job_checks enable row level security',
  'alter table job_checks force row level security',
  `create policy of_business on job_checks
     using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)`,
  'grant select, insert, update, delete on job_checks to clearcoat_app',
];

export class Checklists1799280000000 implements MigrationInterface {
  readonly name = 'Checklists1799280000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const text of STATEMENTS) await queryRunner.query(text);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table job_checks');
    await queryRunner.query('alter table services drop column checklist');
  }
}
