import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/index.js';
import { formatCents } from '../../../platform/money/money.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { today } from '../../../platform/time/zone.js';
import { namedSpan } from '../days.js';
import { span, takes } from './arguments.js';
import { changeOf, takingsOf, withoutCents, type Takings } from './revenue.facts.js';
import { PAGES, type Tool, type ToolResult } from './tool.js';

export interface RevenueComparison {
  first: Takings;
  second: Takings;
  difference: string;
  /** From the second to the first. */
  change: string;
}

const args = takes({ first: span('These days'), second: span('Compared with these') }, {});
type Args = ReturnType<typeof args.parse>;

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
    const spans = [first, second].map((name) => namedSpan(name, day));
    const [one, other] = await this.db.read(who, (sql) =>
      Promise.all(
        spans.map(({ comparison, title }) => takingsOf(sql, who, comparison.current, title)),
      ),
    );
    if (!one || !other) throw new Error('Two spans give two sums.');
    const data = {
      first: withoutCents(one),
      second: withoutCents(other),
      difference: formatCents(Math.abs(one.cents - other.cents)),
      change: changeOf(one.cents, other.cents),
    };
    return { data, sources: [PAGES.revenue] };
  }
}
