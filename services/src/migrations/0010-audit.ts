import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who did what to which record. Entries are added and read; nobody changes or removes one. */
const AUDIT = `
create table audit_entries (
  business_id uuid not null references businesses on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null,
  user_id uuid,
  action text not null,
  subject_id uuid not null,
  via text not null,
  primary key (business_id, id),
  foreign key (business_id, user_id) references users on delete set null (user_id)
);
create index audit_entries_by_subject on audit_entries (business_id, subject_id, id);
create index audit_entries_by_user on audit_entries (business_id, user_id);

alter table audit_entries enable row level security;
alter table audit_entries force row level security;
create policy of_business on audit_entries
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert on audit_entries to clearcoat_app;
`;

export class Audit1795996800000 implements MigrationInterface {
  readonly name = 'Audit1795996800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(AUDIT);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table audit_entries');
  }
}
