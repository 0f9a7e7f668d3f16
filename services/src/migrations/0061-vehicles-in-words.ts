import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each vehicle in its words: a question about makes or kinds looks at all of them, and to cut them into
 * words took more than half of that. One row for each vehicle there is, so that to write them takes no time.
 */
export class VehiclesInWords1801008000000 implements MigrationInterface {
  readonly name = 'VehiclesInWords1801008000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table vehicle_customers add column words text[] not null
        generated always as (regexp_split_to_array(lower(vehicle), '[^[:alnum:]]+')) stored`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table vehicle_customers drop column words');
  }
}
