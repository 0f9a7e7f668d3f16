import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  CREW_IS_TAKEN,
  RESERVE_TIME,
  RESERVE_TIME_AND_BUFFERS,
  RESERVING_AGAIN,
  RESERVING_AGAIN_WITH_BUFFERS,
} from './read-models/reserving.js';

const BUFFER = 'smallint not null default 0 check';

/** What a service is beside its price: where it is done, and how long nothing else may be before and after it. */
const SERVICES = `
alter table services
  add column category text not null default '',
  add column location text not null default 'both'
    check (location in ('both', 'shop', 'mobile')),
  add column colour text not null default ''
    check (colour in ('', 'blue', 'teal', 'green', 'amber', 'red', 'purple', 'pink', 'grey')),
  add column buffer_before ${BUFFER} (buffer_before between 0 and 480),
  add column buffer_after ${BUFFER} (buffer_after between 0 and 480)`;

/** As the service had them when the job was booked. */
const JOBS = `
alter table appointments
  add column buffer_before smallint not null default 0,
  add column buffer_after smallint not null default 0`;

const TABLES = [
  `create table service_prices (
     business_id uuid not null references businesses on delete cascade,
     service_id text not null,
     size_id text not null,
     price_cents integer not null check (price_cents >= 0),
     minutes integer not null check (minutes > 0),
     primary key (business_id, service_id, size_id),
     foreign key (business_id, service_id) references services on delete cascade,
     foreign key (business_id, size_id) references vehicle_sizes on delete cascade
   )`,
  `create table addons (
     business_id uuid not null references businesses on delete cascade,
     id uuid not null,
     name text not null,
     description text not null default '',
     price_cents integer not null check (price_cents >= 0),
     minutes integer not null check (minutes >= 0),
     position integer not null,
     deleted_at timestamptz,
     version integer not null default 1,
     primary key (business_id, id)
   )`,
  `create table service_addons (
     business_id uuid not null references businesses on delete cascade,
     service_id text not null,
     addon_id uuid not null,
     primary key (business_id, service_id, addon_id),
     foreign key (business_id, service_id) references services on delete cascade,
     foreign key (business_id, addon_id) references addons on delete cascade
   )`,
  `create table appointment_lines (
     business_id uuid not null references businesses on delete cascade,
     appointment_id uuid not null,
     position smallint not null,
     kind text not null check (kind in ('service', 'addon', 'fee', 'discount')),
     name text not null,
     quantity smallint not null check (quantity > 0),
     price_cents integer not null check (price_cents >= 0),
     minutes integer not null check (minutes >= 0),
     addon_id uuid check ((addon_id is not null) = (kind = 'addon')),
     primary key (business_id, appointment_id, position),
     foreign key (business_id, appointment_id) references appointments on delete cascade,
     foreign key (business_id, addon_id) references addons
   )`,
];

const NAMES = ['service_prices', 'addons', 'service_addons', 'appointment_lines'];

const ofBusiness = (table: string) => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy of_business on ${table}
     using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)`,
  `grant select, insert, update, delete on ${table} to clearcoat_app`,
];

const VERSIONED = `
create trigger bump_version before update on addons for each row execute function bump_version()`;

/** Jobs take their own time again, and no more. */
const GIVE_BACK = `
update reservations r set starts_at = a.starts_at, ends_at = a.ends_at from appointments a
  where a.business_id = r.business_id and a.id = r.appointment_id
    and (a.buffer_before > 0 or a.buffer_after > 0)`;

/** What nobody set before is nothing: no row has to be written. */
export class PricesLinesBuffers1798761600000 implements MigrationInterface {
  readonly name = 'PricesLinesBuffers1798761600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const statements = [SERVICES, JOBS, ...TABLES, ...NAMES.flatMap(ofBusiness), VERSIONED];
    const reserving = [CREW_IS_TAKEN, RESERVE_TIME_AND_BUFFERS, RESERVING_AGAIN_WITH_BUFFERS];
    for (const text of [...statements, ...reserving]) await queryRunner.query(text);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const text of [
      RESERVE_TIME,
      RESERVING_AGAIN,
      GIVE_BACK,
      'drop function crew_is_taken',
      `drop table ${NAMES.toReversed().join(', ')}`,
      'alter table appointments drop column buffer_before, drop column buffer_after',
      `alter table services drop column category, drop column location, drop column colour,
         drop column buffer_before, drop column buffer_after`,
    ]) {
      await queryRunner.query(text);
    }
  }
}
