import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Queue of the tasks that run once an hour. */
export class HourlyTasks1801161474000 implements MigrationInterface {
  readonly name = 'HourlyTasks1801161474000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`select pgboss.create_queue('hourly', '{"policy": "standard"}')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`select pgboss.delete_queue('hourly')`);
  }
}
