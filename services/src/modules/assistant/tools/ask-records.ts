import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { today } from '../../../platform/time/zone.js';
import { isSpanName, namedSpan, periodRead } from '../plan/named-spans.js';
import { parsePlan, PLAN_KEYS } from '../plan/parse.js';
import { entriesOf } from '../plan/parse-values.js';
import type { Period, Plan } from '../plan/plan.js';
import { PLAN_SCHEMA } from '../plan/plan.schema.js';
import { PlanRunner } from '../plan/run.js';
import { sourceOf } from '../plan/say/source.js';
import { writtenFacts, type Written } from '../plan/written.js';
import type { Tool, ToolResult } from './tool.js';

const days = ({ from, to }: Period): Period => ({ ...(from && { from }), ...(to && { to }) });

/** A plan with periods by name: 'last_month', '2026-10'. */
export interface AskedPlan {
  plan: Plan;
  named: { period?: string; compare?: string };
}

function nameOf(given: unknown): string | undefined {
  const read = typeof given === 'string' ? periodRead(given) : given;
  return isSpanName(read) ? read : undefined;
}

/** Parses a plan. Only our own code may name a period, because the name appears in the answer. */
function parse(value: unknown): AskedPlan {
  const given = entriesOf(value, 'the plan', PLAN_KEYS);
  const named = { period: nameOf(given.period), compare: nameOf(given.compare) };
  const { period, compare, ...plan } = parsePlan({
    ...given,
    ...(named.period && { period: {} }),
    ...(named.compare && { compare: {} }),
  });
  const unnamed = {
    ...plan,
    ...(period && { period: days(period) }),
    ...(compare !== undefined && {
      compare: typeof compare === 'string' ? compare : days(compare),
    }),
  };
  return { plan: unnamed, named };
}

/** The plan runner checks the permissions of each measure and filter. */
@Injectable()
export class AskRecords implements Tool<AskedPlan, Written> {
  readonly name = 'ask_records';
  readonly description =
    'Any figure or list from the records: revenue, jobs, customers, hours, cancellations, visits, put ' +
    'under filters (service, vehicle, customer, weekday, time, status, price …), for any days, split by ' +
    'a group, compared with other days. Counts everything, shows the first rows.';
  readonly label = 'Looking at your records';
  readonly needs = 'assistant:use';
  readonly args = { schema: PLAN_SCHEMA, parse };

  constructor(
    private readonly clock: Clock,
    private readonly plans: PlanRunner,
  ) {}

  async run(who: Principal, { plan, named }: AskedPlan): Promise<ToolResult<Written>> {
    const day = today(this.clock.now(), who.timeZone);
    const asked = {
      ...plan,
      ...(named.period && { period: namedSpan(named.period, day).days }),
      ...(named.compare && { compare: namedSpan(named.compare, day).days }),
    };
    const facts = await this.plans.run(who, asked);
    const data = writtenFacts(facts, day);
    // The filters have the names and ids that were found in the records.
    const meant = { ...asked, filters: facts.plan.filters };
    return { data, sources: [sourceOf(facts)], asked: { plan: meant, facts } };
  }
}
