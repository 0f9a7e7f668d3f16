import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/index.js';
import { formatCents } from '../../../platform/money/money.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { today } from '../../../platform/time/zone.js';
import { completedByService } from '../../insights/index.js';
import { takes } from '../plan/arguments.js';
import { firstVisitDay } from '../plan/first-visit.queries.js';
import { changeOf, recordsNote, takingsOf, withoutCents, type Takings } from './revenue.facts.js';
import { chosenSpan, SPAN, type SpanArgs } from './span.js';
import { PAGES } from '../plan/pages.js';
import { type Tool, type ToolResult } from './tool.js';

export interface RevenueSummaryFacts extends Takings {
  previous: Takings;
  change: string;
  /** Reason why the earlier period may look too small. */
  note?: string;
  topServices: { service: string; revenue: string }[];
}

const args = takes({}, SPAN);
type Args = ReturnType<typeof args.parse> & SpanArgs;

@Injectable()
export class RevenueSummary implements Tool<Args, RevenueSummaryFacts> {
  readonly name = 'revenue_summary';
  readonly description =
    'What completed jobs brought in some days (default this month so far), against the span before, ' +
    'and by which services.';
  readonly label = 'Adding up your revenue';
  readonly needs = 'revenue:read';
  readonly args: Tool<Args>['args'] = args;

  constructor(
    private readonly clock: Clock,
    private readonly db: Database,
  ) {}

  async run(who: Principal, span: Args): Promise<ToolResult<RevenueSummaryFacts>> {
    const day = today(this.clock.now(), who.timeZone);
    const { title, comparison } = chosenSpan(span, day, 'this_month');
    const { current, previous, previousTitle } = comparison;
    const [now, before, services, since] = await this.db.read(who, (sql) =>
      Promise.all([
        takingsOf(sql, who, current, title),
        takingsOf(sql, who, previous, previousTitle),
        completedByService(sql, who, current),
        firstVisitDay(sql, who),
      ]),
    );
    const data = {
      ...withoutCents(now),
      previous: withoutCents(before),
      change: changeOf(now.cents, before.cents),
      note: recordsNote(before, since),
      topServices: services.map(({ service, cents }) => ({ service, revenue: formatCents(cents) })),
    };
    return { data, sources: [PAGES.revenue] };
  }
}
