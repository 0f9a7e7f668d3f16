import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A file of customers, kept row by row: what each became, so that an import can go on after a crash,
 * and what was there before, so that it can be undone. Old ones are purged.
 */
const TABLES = `
create table contact_imports (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  file_name text not null,
  columns jsonb not null,
  options jsonb,
  status text not null check (status in ('uploaded', 'running', 'done', 'undone', 'failed')),
  rows integer not null,
  done integer not null default 0,
  added integer not null default 0,
  updated integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  kept integer not null default 0,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  primary key (business_id, id)
);
create index contact_imports_by_age on contact_imports (business_id, created_at);

create table contact_import_rows (
  business_id uuid not null,
  import_id uuid not null,
  position integer not null,
  row_number integer not null,
  cells jsonb not null,
  outcome text check (outcome in ('added', 'updated', 'skipped', 'failed')),
  problem text,
  contact_id uuid,
  before jsonb,
  after jsonb,
  primary key (business_id, import_id, position),
  foreign key (business_id, import_id) references contact_imports on delete cascade
);

create index contacts_by_phone on contacts (business_id, phone_digits);
create index contacts_by_email on contacts (business_id, lower(email));
`;

const lock = (table: string) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy of_business on ${table}
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update on ${table} to clearcoat_app;`;

/** Purging reads how old an import is, and none of its customers. */
const ACCESS = `
${lock('contact_imports')}
${lock('contact_import_rows')}
create policy platform_reads on contact_imports for select to clearcoat_platform using (true);
create policy platform_purges on contact_imports for delete to clearcoat_platform using (true);
grant select (business_id, id, status, created_at), delete on contact_imports to clearcoat_platform;
`;

export class Imports1795737600000 implements MigrationInterface {
  readonly name = 'Imports1795737600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES);
    await queryRunner.query(ACCESS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index contacts_by_phone, contacts_by_email;
      drop table contact_import_rows, contact_imports;`);
  }
}
