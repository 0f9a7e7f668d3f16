import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which canary was taken back by itself, and why: the last one of each remote. */
const TABLES = `
create table canary_halts (
  remote text primary key,
  version text not null,
  at timestamptz not null,
  reason text not null
);
alter table canary_halts enable row level security;
alter table canary_halts force row level security;
create policy of_platform on canary_halts to clearcoat_platform using (true);
grant select, insert, update, delete on canary_halts to clearcoat_platform;
create index client_loads_by_version on client_loads (remote, version, at);
create index client_error_counts_by_version on client_error_counts (remote, version, minute);
`;

export class CanaryHalts1797033600000 implements MigrationInterface {
  readonly name = 'CanaryHalts1797033600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `drop table canary_halts;
       drop index client_loads_by_version, client_error_counts_by_version`,
    );
  }
}
