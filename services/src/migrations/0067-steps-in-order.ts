import type { MigrationInterface, QueryRunner } from 'typeorm';

const IN_ORDER = 'appointments_steps_in_order';

/** A job cannot finish before it started. A start that is later than the finish was recorded wrong, and is dropped. */
const UP = [
  'update appointments set started_at = null where started_at > finished_at',
  `alter table appointments add constraint ${IN_ORDER} check (started_at <= finished_at)`,
];

export class StepsInOrder1801095067000 implements MigrationInterface {
  readonly name = 'StepsInOrder1801095067000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const text of UP) await queryRunner.query(text);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table appointments drop constraint ${IN_ORDER}`);
  }
}
