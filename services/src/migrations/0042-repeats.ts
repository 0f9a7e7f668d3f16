import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A job that comes again every so many weeks, and each day that it stands for: what is written down there is not planned
 * a second time, and a day without a job was left out. Jobs themselves stay as they are: a million rows are not touched.
 */
const TABLES = [
  `create table series (
     business_id uuid not null references businesses on delete cascade,
     id uuid not null,
     contact_id uuid not null,
     template_id uuid not null,
     every_weeks smallint not null check (every_weeks between 1 and 52),
     next_on date not null,
     start_time time not null,
     minutes integer not null check (minutes > 0),
     created_at timestamptz not null,
     stopped_at timestamptz,
     version integer not null default 1,
     primary key (business_id, id),
     foreign key (business_id, contact_id) references contacts on delete cascade,
     foreign key (business_id, template_id) references appointments on delete cascade
   )`,
  'create index series_by_day on series (business_id, next_on) where stopped_at is null',
  'create index series_of_contact on series (business_id, contact_id)',
  'create index series_of_template on series (business_id, template_id)',
  `create table series_dates (
     business_id uuid not null references businesses on delete cascade,
     series_id uuid not null,
     on_date date not null,
     appointment_id uuid,
     primary key (business_id, series_id, on_date),
     foreign key (business_id, series_id) references series on delete cascade,
     foreign key (business_id, appointment_id) references appointments on delete cascade
   )`,
  'create unique index series_dates_of_job on series_dates (business_id, appointment_id)',
];

const ofBusiness = (table: string) => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy of_business on ${table}
     using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)`,
  `grant select, insert, update, delete on ${table} to clearcoat_app`,
];

/** Who plans for all businesses sees which of them has something to plan, and when. */
const PLANNED = [
  'create policy platform_plans on series for select to clearcoat_platform using (true)',
  'grant select (business_id, next_on, stopped_at) on series to clearcoat_platform',
  'create index series_to_plan on series (next_on) where stopped_at is null',
];

const VERSIONED = `
create trigger bump_version before update on series for each row execute function bump_version()`;

export class Repeats1799020800000 implements MigrationInterface {
  readonly name = 'Repeats1799020800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const own = ['series', 'series_dates'].flatMap(ofBusiness);
    for (const text of [...TABLES, ...own, ...PLANNED, VERSIONED]) await queryRunner.query(text);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table series_dates, series');
  }
}
