import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * From which network a report came, as far as it may be written down (/24, /48): so that no single one decides
 * about a canary. Of reports of before it is not known; they count as one.
 */
const COLUMNS = ['client_reports', 'client_loads', 'client_error_counts']
  .map((table) => `alter table ${table} add column network text not null default 'unknown';`)
  .join('\n');

const keyOfCounts = (...columns: string[]) => `
alter table client_error_counts drop constraint client_error_counts_pkey;
alter table client_error_counts add primary key (${columns.join(', ')});`;

const KEY = ['fingerprint', 'version', 'route', 'minute'];

const TOGETHER = `
create temporary table together on commit drop as
  select fingerprint, remote, version, route, minute, sum(count)::integer as count
  from client_error_counts group by fingerprint, remote, version, route, minute;
truncate client_error_counts;
alter table client_error_counts drop column network;`;

const PUT_BACK = `
insert into client_error_counts (fingerprint, remote, version, route, minute, count)
  select fingerprint, remote, version, route, minute, count from together;`;

export class ReportsByNetwork1797206400000 implements MigrationInterface {
  readonly name = 'ReportsByNetwork1797206400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(COLUMNS + keyOfCounts(...KEY, 'network'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `${TOGETHER}
       alter table client_error_counts add primary key (${KEY.join(', ')});
       ${PUT_BACK}
       alter table client_reports drop column network;
       alter table client_loads drop column network;`,
    );
  }
}
