import type { MigrationInterface, QueryRunner } from 'typeorm';

const NOTIFICATIONS = `
create table notifications (
  business_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  title text not null,
  text text not null,
  link text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, user_id) references users on delete cascade
);
create index notifications_by_user on notifications (business_id, user_id, created_at desc, id desc);
create index notifications_unread on notifications (business_id, user_id) where read_at is null;
create index notifications_by_time on notifications (created_at);

alter table notifications enable row level security;
alter table notifications force row level security;
create policy of_business on notifications
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update (read_at) on notifications to clearcoat_app;

create policy platform_reads on notifications for select to clearcoat_platform using (true);
create policy platform_purges on notifications for delete to clearcoat_platform using (true);
grant select (created_at), delete on notifications to clearcoat_platform;
`;

export class Notifications1795651200000 implements MigrationInterface {
  readonly name = 'Notifications1795651200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(NOTIFICATIONS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table notifications');
  }
}
