import pg from 'pg';
import type { Facts } from '../../src/modules/assistant/plan/facts.js';
import { parsePlan } from '../../src/modules/assistant/plan/parse.js';
import { PlanRunner } from '../../src/modules/assistant/plan/run.js';
import type { Principal } from '../../src/platform/tenancy/context.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Schemas, Visitor } from '../support/visitor.js';
import { inventHistory } from './plan-history.js';
import { FILTERS, MEASURES, type Books } from './plan-naive.js';

/** Now: Wednesday, 11:00 in New York. */
const NOW = '2026-06-17T11:00';
export const TODAY = NOW.slice(0, 10);

export interface Days {
  from?: string;
  to?: string;
}

export const EVER = { said: { en: 'in all', es: 'en total' } };

/** Measures that count up to today only, even if the period ends later. */
const LOOKING_BACK = new Set(
  'revenue average per_hour per_customer length cancel_rate visits spent last_visit days_worked'.split(
    ' ',
  ),
);

export async function principalOf(visitor: Visitor): Promise<Principal> {
  const { body } = await visitor.get<Schemas['SessionState']>('/api/session');
  return {
    businessId: body.user?.businessId ?? '',
    userId: body.user?.id ?? '',
    timeZone: 'America/New_York',
    timeFormat: '12h',
    role: 'owner',
    isSetUp: true,
    isPlatformAdmin: false,
    sessionId: '',
  };
}

/** A business with a generated history, another one beside it, and the first one's data from the API. */
export class OpenBooks {
  private constructor(
    readonly server: TestApp,
    readonly person: Visitor,
    readonly who: Principal,
    readonly books: Books,
  ) {}

  static async open(): Promise<OpenBooks> {
    const server = await startTestApp({ now: '2026-06-17T15:00:00Z' });
    const person = await server.owner();
    const who = await principalOf(person);
    const other = await principalOf(await server.owner());
    const sql = new pg.Client({ connectionString: server.config.databaseUrl });
    await sql.connect();
    await inventHistory(sql, other.businessId, 2);
    await inventHistory(sql, who.businessId, 1);
    await sql.end();
    const { body } = await person.get<Schemas['AppointmentLists']>('/api/appointments?limit=500');
    const contacts = await person.get<Schemas['Contact'][]>('/api/contacts');
    const jobs = [...body.past, ...body.upcoming];
    return new OpenBooks(server, person, who, { jobs, contacts: contacts.body, now: NOW });
  }

  ask(given: object, who = this.who): Promise<Facts> {
    return this.server.app.get(PlanRunner).run(who, parsePlan(given));
  }

  /** Jobs that count, by checking each of them. */
  naive(measure: string, filter: string, { from = '', to = '9999' }: Days) {
    const end = LOOKING_BACK.has(measure) && to !== '9999' && to > TODAY ? TODAY : to;
    return this.books.jobs.filter(
      (job) =>
        job.date >= from &&
        job.date <= end &&
        MEASURES[measure]?.counts(job, this.books) &&
        FILTERS[filter]?.holds(job, this.books),
    );
  }
}
