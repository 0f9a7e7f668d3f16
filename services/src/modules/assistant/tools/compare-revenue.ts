import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/index.js';
import { formatCents } from '../../../platform/money/money.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { today } from '../../../platform/time/zone.js';
import { alike, namedSpan, spanOfDays, type Days, type Span } from '../days.js';
import { span, takes } from './arguments.js';
import { firstVisitDay } from './records.queries.js';
import { changeOf, recordsNote, takingsOf, withoutCents, type Takings } from './revenue.facts.js';
import { PAGES, type Tool, type ToolResult } from './tool.js';

export interface RevenueComparison {
  first: Takings;
  second: Takings;
  difference: string;
  /** From the earlier to the later one. */
  change: string;
  /** What a longer one came to in all, when it was cut to be compared with one that is not over. */
  whole?: { title: string; total: string };
  /** What keeps them from being compared as asked. */
  note?: string;
}

const args = takes({ first: span('These days'), second: span('Compared with these') }, {});
type Args = ReturnType<typeof args.parse>;

/** As it was asked for; what was cut says which days are meant. */
function titled({ title, days }: Span, { from, to }: Days, today: string): string {
  if (to === days.to) return title;
  return to === today ? `${title} so far` : spanOfDays({ from, to }).title;
}

@Injectable()
export class CompareRevenue implements Tool<Args, RevenueComparison> {
  readonly name = 'compare_revenue';
  readonly description = 'What completed jobs brought in one span of days against any other.';
  readonly label = 'Comparing your revenue';
  readonly needs = 'revenue:read';
  readonly args = args;

  constructor(
    private readonly clock: Clock,
    private readonly db: Database,
  ) {}

  async run(who: Principal, { first, second }: Args): Promise<ToolResult<RevenueComparison>> {
    const day = today(this.clock.now(), who.timeZone);
    const [here, there] = [namedSpan(first, day), namedSpan(second, day)];
    const spans = alike(here.days, there.days, day);
    const [one, other, since] = await this.db.readStale(who, (sql) =>
      Promise.all([
        takingsOf(sql, who, spans.first, titled(here, spans.first, day)),
        takingsOf(sql, who, spans.second, titled(there, spans.second, day)),
        firstVisitDay(sql, who),
      ]),
    );
    const cut = [
      { span: here, days: spans.first },
      { span: there, days: spans.second },
    ].find(({ span: asked, days }) => days.to < asked.days.to && days.to < day);
    const [later, earlier] = one.days.from >= other.days.from ? [one, other] : [other, one];
    const data = {
      first: withoutCents(one),
      second: withoutCents(other),
      difference: formatCents(Math.abs(one.cents - other.cents)),
      change: changeOf(later.cents, earlier.cents),
      ...(cut && { whole: await this.whole(who, cut.span) }),
      note: recordsNote(earlier, since),
    };
    return { data, sources: [PAGES.revenue] };
  }

  private async whole(who: Principal, { days, title }: Span) {
    const { total } = await this.db.readStale(who, (sql) => takingsOf(sql, who, days, title));
    return { title, total };
  }
}
