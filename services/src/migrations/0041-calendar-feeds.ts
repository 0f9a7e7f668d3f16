import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Secret addresses of calendars, by the hash of what is secret in them: part of the directory, as it is asked before any
 * business is known. A crew's is of whoever made it, too, and goes with them.
 */
const FEEDS = `
create table calendar_feeds (
  token_hash bytea primary key,
  business_id uuid not null,
  user_id uuid not null,
  resource_id uuid,
  created_at timestamptz not null,
  read_at timestamptz
);
create unique index calendar_feeds_of_person on calendar_feeds (business_id, user_id)
  where resource_id is null;
create unique index calendar_feeds_of_crew on calendar_feeds (business_id, resource_id)
  where resource_id is not null;
create index calendar_feeds_by_maker on calendar_feeds (business_id, user_id);
alter table calendar_feeds enable row level security;
alter table calendar_feeds force row level security;
create policy of_platform on calendar_feeds to clearcoat_platform using (true);
grant select, insert, update, delete on calendar_feeds to clearcoat_platform;
`;

export class CalendarFeeds1798934400000 implements MigrationInterface {
  readonly name = 'CalendarFeeds1798934400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(FEEDS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table calendar_feeds');
  }
}
