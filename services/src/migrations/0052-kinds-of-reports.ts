import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a page threw while it was shown is kept as well: a canary is judged by it, beside stable's. */
export class KindsOfReports1799884800000 implements MigrationInterface {
  readonly name = 'KindsOfReports1799884800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table client_reports add column kind text not null default 'load'
         check (kind in ('load', 'render'))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`delete from client_reports where kind <> 'load'`);
    await queryRunner.query('alter table client_reports drop column kind');
  }
}
