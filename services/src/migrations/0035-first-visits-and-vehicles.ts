import type { MigrationInterface, QueryRunner } from 'typeorm';
import { VISITS, VISITS_AND_VEHICLES, type Keeping } from './read-models/keeping.js';
import {
  rebuilding,
  REBUILDING_DAYS_OF_ZONE,
  REBUILDING_VISITS_OF_ZONE,
  rebuildingSummaries,
  summarizingAppointments,
  summarizingContacts,
  WITH_VEHICLES_AND_PLACES,
} from './read-models/triggers.js';

/**
 * What the assistant is asked for of years, and would have to read every job for: a customer's first visit and longest
 * gap, what was done each month on vehicles by the text of each, and how many customers have it. What is left of texts
 * that nobody has any more are rows of nothing.
 */
const TABLES = `
alter table contact_summaries
  add column vehicle text not null default '',
  add column first_visit_at timestamptz,
  add column first_visit_id uuid,
  add column longest_gap integer;

create table vehicle_months (
  business_id uuid not null references businesses on delete cascade,
  month date not null,
  vehicle text not null,
  completed integer not null,
  completed_cents bigint not null,
  primary key (business_id, month, vehicle)
);

create table vehicle_customers (
  business_id uuid not null references businesses on delete cascade,
  vehicle text not null,
  customers integer not null,
  listed integer not null,
  primary key (business_id, vehicle)
);
`;

const ofBusiness = (table: string) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy of_business on ${table}
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on ${table} to clearcoat_app;
`;

const functionsOf = (keeping: Keeping, ofZone: string) => [
  summarizingAppointments(keeping),
  summarizingContacts(WITH_VEHICLES_AND_PLACES, keeping),
  rebuilding(keeping),
  rebuildingSummaries(WITH_VEHICLES_AND_PLACES, keeping),
  ofZone,
];

/** They are kept from now on; what was before comes along in the next migration. */
export class FirstVisitsAndVehicles1798329600000 implements MigrationInterface {
  readonly name = 'FirstVisitsAndVehicles1798329600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES);
    for (const table of ['vehicle_months', 'vehicle_customers']) {
      await queryRunner.query(ofBusiness(table));
    }
    for (const text of functionsOf(VISITS_AND_VEHICLES, REBUILDING_VISITS_OF_ZONE)) {
      await queryRunner.query(text);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const text of functionsOf(VISITS, REBUILDING_DAYS_OF_ZONE)) await queryRunner.query(text);
    await queryRunner.query(`
      drop table vehicle_months, vehicle_customers;
      alter table contact_summaries drop column vehicle, drop column first_visit_at,
        drop column first_visit_id, drop column longest_gap`);
  }
}
