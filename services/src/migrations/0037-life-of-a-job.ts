import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is recorded while a job is done. Nobody coming is a way to be cancelled: so it takes no time and makes no
 * money wherever that is counted, and the servers of before understand it.
 */
const LIFE = `
alter table appointments
  add column no_show boolean not null default false,
  add column confirmed_at timestamptz,
  add column on_my_way_at timestamptz,
  add column arrived_at timestamptz,
  add column started_at timestamptz,
  add column finished_at timestamptz,
  add column cancelled_at timestamptz;
`;

const COLUMNS = [
  'no_show',
  'confirmed_at',
  'on_my_way_at',
  'arrived_at',
  'started_at',
  'finished_at',
  'cancelled_at',
];

export class LifeOfAJob1798502400000 implements MigrationInterface {
  readonly name = 'LifeOfAJob1798502400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(LIFE);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const dropped = COLUMNS.map((column) => `drop column ${column}`).join(', ');
    await queryRunner.query(`alter table appointments ${dropped}`);
  }
}
