import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers that somebody found wrong and agreed to send: of no business and of no person. */
const TABLE = `
create table assistant_feedback (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null,
  problem text not null check (problem in ('wrong', 'missing', 'misunderstood', 'other')),
  note text not null check (length(note) <= 1000),
  question text not null check (length(question) <= 1000),
  answer text not null check (length(answer) <= 8000)
);
create index assistant_feedback_by_time on assistant_feedback (created_at desc, id desc);
alter table assistant_feedback enable row level security;
alter table assistant_feedback force row level security;
create policy of_platform on assistant_feedback to clearcoat_platform using (true);
grant select, insert, delete on assistant_feedback to clearcoat_platform;
`;

export class AssistantFeedback1797465600000 implements MigrationInterface {
  readonly name = 'AssistantFeedback1797465600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLE);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table assistant_feedback');
  }
}
