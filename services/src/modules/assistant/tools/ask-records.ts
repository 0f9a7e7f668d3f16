import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { today } from '../../../platform/time/zone.js';
import { parsePlan } from '../plan/parse.js';
import type { Period, Plan } from '../plan/plan.js';
import { PLAN_SCHEMA } from '../plan/plan.schema.js';
import { PlanRunner } from '../plan/run.js';
import { sourceOf } from '../plan/say/source.js';
import { writtenFacts, type Written } from '../plan/written.js';
import type { Tool, ToolResult } from './tool.js';

const days = ({ from, to }: Period): Period => ({ ...(from && { from }), ...(to && { to }) });

/** What a period is called is for our own words; a model's would stand in an answer unread. */
const unnamed = ({ period, compare, ...plan }: Plan): Plan => ({
  ...plan,
  ...(period && { period: days(period) }),
  ...(compare !== undefined && { compare: typeof compare === 'string' ? compare : days(compare) }),
});

/** What each measure and filter needs beyond this, the runner sees to. */
@Injectable()
export class AskRecords implements Tool<Plan, Written> {
  readonly name = 'ask_records';
  readonly description =
    'Any figure or list from the records: revenue, jobs, customers, hours, cancellations, visits, put ' +
    'under filters (service, vehicle, customer, weekday, time, status, price …), for any days, split by ' +
    'a group, compared with other days. Counts everything, shows the first rows.';
  readonly label = 'Looking at your records';
  readonly needs = 'assistant:use';
  readonly args = { schema: PLAN_SCHEMA, parse: (value: unknown) => unnamed(parsePlan(value)) };

  constructor(
    private readonly clock: Clock,
    private readonly plans: PlanRunner,
  ) {}

  async run(who: Principal, plan: Plan): Promise<ToolResult<Written>> {
    const facts = await this.plans.run(who, plan);
    const data = writtenFacts(facts, today(this.clock.now(), who.timeZone));
    return { data, sources: [sourceOf(facts)], asked: { plan, facts } };
  }
}
