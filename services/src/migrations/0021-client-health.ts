import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What went wrong in browsers, and how soon pages were there: of no business and of no person. What is the same
 * error is one row, counted by the minute, the version and the route.
 */
const TABLES = `
create table client_errors (
  fingerprint text primary key,
  kind text not null,
  remote text not null,
  message text not null,
  frames text[] not null,
  version text not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null
);
create index client_errors_by_time on client_errors (last_seen);

create table client_error_counts (
  fingerprint text not null references client_errors on delete cascade,
  remote text not null,
  version text not null,
  route text not null,
  minute timestamptz not null,
  count integer not null,
  primary key (fingerprint, version, route, minute)
);
create index client_error_counts_by_time on client_error_counts (minute);

create table client_vitals (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  remote text not null,
  version text not null,
  route text not null,
  name text not null,
  value integer not null
);
create index client_vitals_by_time on client_vitals (at);
`;

const platformTable = (table: string) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy of_platform on ${table} to clearcoat_platform using (true);
grant select, insert, update, delete on ${table} to clearcoat_platform;
`;

const NAMES = ['client_errors', 'client_error_counts', 'client_vitals'];

export class ClientHealth1796947200000 implements MigrationInterface {
  readonly name = 'ClientHealth1796947200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES);
    for (const table of NAMES) await queryRunner.query(platformTable(table));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table client_error_counts, client_errors, client_vitals');
  }
}
