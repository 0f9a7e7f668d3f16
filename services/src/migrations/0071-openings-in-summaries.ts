import type { MigrationInterface, QueryRunner } from 'typeorm';
import { VISITS_AND_VEHICLES, VISITS_VEHICLES_AND_OPENINGS } from './read-models/keeping.js';
import {
  rebuildingSummaries,
  rebuildingVisitsOfZone,
  summarizingAppointments,
  summarizingOpenings,
  triggersOf,
  WITH_VEHICLES_AND_PLACES,
} from './read-models/triggers.js';

const functionsOf = (keeping: typeof VISITS_AND_VEHICLES) => [
  summarizingAppointments(keeping),
  rebuildingSummaries(WITH_VEHICLES_AND_PLACES, keeping),
  rebuildingVisitsOfZone(keeping),
];

const SUMS = `
  update contact_summaries s set opening_cents = o.spent_cents, opening_visits = 1,
    spent_cents = s.spent_cents + o.spent_cents,
    last_visit_at = greatest(s.last_visit_at, (o.last_visit + time '12:00') at time zone b.time_zone),
    last_visit_on = greatest(s.last_visit_on, coalesce(o.last_visit, '-infinity'))
  from opening_balances o join businesses b on b.id = o.business_id
  where o.business_id = s.business_id and o.contact_id = s.contact_id`;

const SUMS_BACK = `
  update contact_summaries s set spent_cents = s.spent_cents - s.opening_cents,
    last_visit_at = v.last, last_visit_on = coalesce((v.last at time zone b.time_zone)::date, '-infinity')
  from businesses b, contacts c cross join lateral (
    select max(a.starts_at) as last from appointments a
    where a.business_id = c.business_id and a.contact_id = c.id and a.status = 'completed') v
  where b.id = s.business_id and c.business_id = s.business_id and c.id = s.contact_id
    and exists (select from opening_balances o
      where o.business_id = s.business_id and o.contact_id = s.contact_id)`;

/** Imported history is part of the one summary that lists, sorting, searches and the assistant read. */
export class OpeningsInSummaries1801095071000 implements MigrationInterface {
  readonly name = 'OpeningsInSummaries1801095071000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contact_summaries add column opening_cents bigint not null default 0,
         add column opening_visits smallint not null default 0`,
    );
    for (const text of functionsOf(VISITS_VEHICLES_AND_OPENINGS)) await queryRunner.query(text);
    await queryRunner.query(summarizingOpenings(VISITS_VEHICLES_AND_OPENINGS));
    await queryRunner.query(triggersOf('opening_balances'));
    await queryRunner.query(SUMS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const events = ['inserted', 'updated', 'deleted'];
    for (const event of events) {
      await queryRunner.query(`drop trigger summarize_${event} on opening_balances`);
      await queryRunner.query(`drop function summarize_opening_balances_${event}`);
    }
    for (const text of functionsOf(VISITS_AND_VEHICLES)) await queryRunner.query(text);
    await queryRunner.query(SUMS_BACK);
    await queryRunner.query(
      'alter table contact_summaries drop column opening_cents, drop column opening_visits',
    );
  }
}
