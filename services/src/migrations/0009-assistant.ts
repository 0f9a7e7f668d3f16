import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many questions each person asked the assistant on a day of the business's zone. */
const USAGE = `
create table assistant_usage (
  business_id uuid not null,
  day date not null,
  user_id uuid not null,
  questions integer not null check (questions > 0),
  primary key (business_id, day, user_id),
  foreign key (business_id, user_id) references users on delete cascade
);

alter table assistant_usage enable row level security;
alter table assistant_usage force row level security;
create policy of_business on assistant_usage
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update (questions), delete on assistant_usage to clearcoat_app;
`;

export class Assistant1795910400000 implements MigrationInterface {
  readonly name = 'Assistant1795910400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(USAGE);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table assistant_usage');
  }
}
