import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCH_NAMES_AND_PHONES, SEARCH_RIGHTS } from './read-models/search.js';
import {
  LOCKING,
  NAMES_AND_PHONES,
  REBUILDING,
  REBUILDING_DAYS_OF_ZONE,
  rebuildingSummaries,
  SUMMARIZING_APPOINTMENTS,
  summarizingContacts,
  triggersOf,
  ZONE_TRIGGER,
} from './read-models/triggers.js';

/**
 * What lists, dashboard and revenue ask for again and again, kept by triggers (see the decision 0017).
 * Days are the business's own. Neither table has a foreign key but to the business: a row says what
 * there was, and goes with the business or is counted down.
 */
const TABLES = `
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table appointment_days (
  business_id uuid not null references businesses on delete cascade,
  day date not null,
  booked integer not null,
  booked_cents bigint not null,
  cancelled integer not null,
  completed integer not null,
  completed_cents bigint not null,
  primary key (business_id, day)
);

create table service_days (
  business_id uuid not null references businesses on delete cascade,
  day date not null,
  service_name text not null,
  completed integer not null,
  completed_cents bigint not null,
  primary key (business_id, day, service_name)
);

create table customer_days (
  business_id uuid not null references businesses on delete cascade,
  day date not null,
  added integer not null,
  removed integer not null,
  primary key (business_id, day)
);

create table contact_summaries (
  business_id uuid not null references businesses on delete cascade,
  contact_id uuid not null,
  listed boolean not null,
  name_key text not null,
  names text not null,
  phones text not null,
  created_at timestamptz not null,
  visits integer not null default 0,
  spent_cents bigint not null default 0,
  last_visit_at timestamptz,
  last_visit_on date not null default '-infinity',
  seen_at timestamptz not null generated always as (coalesce(last_visit_at, created_at)) stored,
  primary key (business_id, contact_id)
);
create index contact_summaries_by_name on contact_summaries (business_id, name_key, contact_id)
  where listed;
create index contact_summaries_by_spent on contact_summaries (business_id, spent_cents, contact_id)
  where listed;
create index contact_summaries_by_visit on contact_summaries (business_id, last_visit_on, contact_id)
  where listed;
create index contact_summaries_by_seen on contact_summaries (business_id, seen_at desc, contact_id)
  where listed;
create index contact_summaries_by_text on contact_summaries
  using gin (business_id, names gin_trgm_ops, phones gin_trgm_ops) where listed;
`;

const MODELS = ['appointment_days', 'service_days', 'customer_days', 'contact_summaries'];

const ofBusiness = (table: string) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy of_business on ${table}
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on ${table} to clearcoat_app;
`;

const LITERAL = String.raw`
create function like_literal(text) returns text language sql immutable parallel safe
  return regexp_replace($1, '([\\%_])', '\\\1', 'g');
`;

export class ReadModels1796428800000 implements MigrationInterface {
  readonly name = 'ReadModels1796428800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES);
    for (const table of MODELS) await queryRunner.query(ofBusiness(table));
    await queryRunner.query(LITERAL);
    await queryRunner.query(SEARCH_NAMES_AND_PHONES + SEARCH_RIGHTS);
    await queryRunner.query(LOCKING + REBUILDING);
    await queryRunner.query(rebuildingSummaries(NAMES_AND_PHONES));
    await queryRunner.query(SUMMARIZING_APPOINTMENTS + triggersOf('appointments'));
    await queryRunner.query(summarizingContacts(NAMES_AND_PHONES) + triggersOf('contacts'));
    await queryRunner.query(REBUILDING_DAYS_OF_ZONE + ZONE_TRIGGER);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger rebuild_read_models on businesses;
      ${dropTriggers('appointments')}
      ${dropTriggers('contacts')}
      drop function rebuild_days_of_zone, rebuild_appointment_days, rebuild_customer_days,
        rebuild_contact_summaries, lock_read_models, share_read_models, search_contacts, like_literal;
      drop table ${MODELS.join(', ')};`);
  }
}

const dropTriggers = (table: string) =>
  ['inserted', 'updated', 'deleted']
    .map(
      (event) => `drop trigger summarize_${event} on ${table};
        drop function summarize_${table}_${event};`,
    )
    .join('\n');
