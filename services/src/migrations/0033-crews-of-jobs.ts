import type { MigrationInterface, QueryRunner } from 'typeorm';
import { RESERVE_TIME, RESERVING_AGAIN } from './read-models/reserving.js';

/**
 * Who does a job. Those of before have none of their own: they are the main crew's, of which each business
 * has one. The key is checked in the next migration, which holds nobody up.
 */
const JOBS = `
alter table resources add column is_main boolean not null default false;
create unique index resources_main on resources (business_id) where is_main;
alter table appointments
  add column resource_id uuid,
  add constraint appointments_of_resource foreign key (business_id, resource_id) references resources
    not valid;
`;

/** The time that a crew is not free. No two that are exclusive share a minute: nobody can book over them. */
const RESERVATIONS = `
create extension if not exists btree_gist;
create table reservations (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null default gen_random_uuid(),
  resource_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  during tstzrange generated always as (tstzrange(starts_at, ends_at)) stored,
  appointment_id uuid,
  exclusive boolean not null,
  primary key (business_id, id),
  unique (business_id, appointment_id),
  foreign key (business_id, resource_id) references resources on delete cascade,
  foreign key (business_id, appointment_id) references appointments on delete cascade,
  constraint reservations_exclude exclude using gist
    (business_id with =, resource_id with =, during with &&) where (exclusive)
);
create index reservations_of_crew on reservations (business_id, resource_id, starts_at);
create index reservations_long on reservations (business_id, resource_id)
  where ends_at - starts_at > interval '1 day';
alter table reservations enable row level security;
alter table reservations force row level security;
create policy of_business on reservations
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on reservations to clearcoat_app;
`;

/**
 * A job that is open takes its crew's time; one that is done or cancelled gives it back. Two who write for one
 * crew do so one after the other, so what comes second knows of the first. Who books over a job may: what
 * is not free when it comes is not exclusive.
 */
const RESERVE = `${RESERVE_TIME};

create trigger reserve_time_of_new after insert on appointments
  for each row when (new.status not in ('completed', 'cancelled'))
  execute function reserve_time();${RESERVING_AGAIN};
`;

export class CrewsOfJobs1798156800000 implements MigrationInterface {
  readonly name = 'CrewsOfJobs1798156800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(JOBS);
    await queryRunner.query(RESERVATIONS);
    await queryRunner.query(RESERVE);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'drop trigger reserve_time_of_new on appointments; drop trigger reserve_time_again on appointments',
    );
    await queryRunner.query('drop function reserve_time; drop table reservations');
    await queryRunner.query('alter table appointments drop column resource_id');
    await queryRunner.query('alter table resources drop column is_main');
  }
}
