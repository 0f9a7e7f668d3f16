import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What browsers say of the remotes they load: of no business and of no person. */
const TABLES = `
create table client_reports (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  remote text not null,
  version text not null,
  trace_id text not null,
  reason text not null
);
create index client_reports_by_remote on client_reports (remote, at desc, id desc);
create index client_reports_by_time on client_reports (at);

create table client_loads (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  remote text not null,
  version text not null,
  ms integer not null
);
create index client_loads_by_time on client_loads (at);
`;

/** Said once, read, and thrown away; nobody changes it. */
const platformTable = (table: string) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy of_platform on ${table} to clearcoat_platform using (true);
grant select, insert, delete on ${table} to clearcoat_platform;
`;

export class ClientReports1796083200000 implements MigrationInterface {
  readonly name = 'ClientReports1796083200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES);
    for (const table of ['client_reports', 'client_loads']) {
      await queryRunner.query(platformTable(table));
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table client_reports, client_loads');
  }
}
