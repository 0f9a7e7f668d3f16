import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A file that is made for somebody, in pieces that are read by their key. One of a business is under way at a
 * time. What is compressed already is not compressed once more.
 */
const TABLES = `
create table exports (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  user_id uuid not null,
  what text not null check (what in ('everything', 'customers')),
  format text not null check (format in ('csv', 'xlsx')),
  filter jsonb not null,
  file_name text not null,
  status text not null check (status in ('waiting', 'running', 'done', 'failed')),
  run_id uuid,
  rows integer not null default 0,
  pieces integer not null default 0,
  bytes bigint not null default 0,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz not null,
  primary key (business_id, id)
);
create unique index exports_under_way on exports (business_id)
  where status in ('waiting', 'running');
create index exports_by_age on exports (business_id, created_at);
create index exports_by_job on exports (id);
create index exports_by_expiry on exports (expires_at);

create table export_pieces (
  business_id uuid not null,
  export_id uuid not null,
  number integer not null,
  bytes bytea not null,
  primary key (business_id, export_id, number),
  foreign key (business_id, export_id) references exports on delete cascade
);
alter table export_pieces alter column bytes set storage external;
`;

const lock = (table: string) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy of_business on ${table}
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on ${table} to clearcoat_app;`;

/** The platform learns whose an export is and when it is old, and nothing of what it holds. */
const ACCESS = `
${lock('exports')}
${lock('export_pieces')}
create policy platform_reads on exports for select to clearcoat_platform using (true);
create policy platform_purges on exports for delete to clearcoat_platform using (true);
grant select (business_id, id, user_id, expires_at), delete on exports to clearcoat_platform;
`;

const QUEUE = `
select pgboss.create_queue('export', '{"policy": "standard"}');
create policy app_leaves_exports on pgboss.job for insert to clearcoat_app
  with check (name = 'export');
`;

/** Exports are jobs, as imports are: whichever process makes one, another goes on when it is killed. */
export class Exports1796774400000 implements MigrationInterface {
  readonly name = 'Exports1796774400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES);
    await queryRunner.query(ACCESS);
    await queryRunner.query(QUEUE);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop policy app_leaves_exports on pgboss.job;
      select pgboss.delete_queue('export');
      drop table export_pieces, exports;`);
  }
}
