import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A series knows itself what its jobs are made of; null: it is taken from the template once, when the next one is planned.
 * The problem says why the next one cannot be planned; '' where it can.
 */
export class RepeatsWithJobsOfTheirOwn1801095069000 implements MigrationInterface {
  readonly name = 'RepeatsWithJobsOfTheirOwn1801095069000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table series add column job jsonb, add column problem text not null default ''`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table series drop column job, drop column problem');
  }
}
