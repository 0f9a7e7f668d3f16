import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens of the language model that each person's questions took on a day. */
const UP = `
alter table assistant_usage add column tokens bigint not null default 0 check (tokens >= 0);
grant update (tokens) on assistant_usage to clearcoat_app;
`;

export class AssistantTokens1801095073000 implements MigrationInterface {
  readonly name = 'AssistantTokens1801095073000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UP);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table assistant_usage drop column tokens');
  }
}
