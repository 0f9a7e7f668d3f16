import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A question that was asked before midnight takes its tokens on a day on which nobody has asked yet. */
const UP = `
alter table assistant_usage drop constraint assistant_usage_questions_check;
alter table assistant_usage add check (questions >= 0);
`;
const DOWN = `
delete from assistant_usage where questions = 0;
alter table assistant_usage drop constraint assistant_usage_questions_check;
alter table assistant_usage add check (questions > 0);
`;

export class TokensOfTheNextDay1801095074000 implements MigrationInterface {
  readonly name = 'TokensOfTheNextDay1801095074000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UP);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(DOWN);
  }
}
