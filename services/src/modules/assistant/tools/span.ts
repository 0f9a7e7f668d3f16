import { daysBetween } from '../../../platform/time/zone.js';
import { ArgumentProblem } from '../plan/arguments.js';
import { period } from '../plan/period.argument.js';
import { type Days, namedSpan, spanOfDays, type Span } from '../plan/named-spans.js';

const LONGEST_DAYS = 800;

/** Period argument of a language model, the same in every tool. */
export const SPAN = { period: period('Which days') };

/** Arguments with a period. Our own code sets the days directly. */
export interface SpanArgs extends Partial<Days> {
  when?: string;
  period?: string | Partial<Days>;
}

export function chosenSpan(args: SpanArgs, today: string, fallback: string): Span {
  const { period: asked = args.when ?? args } = args;
  if (typeof asked === 'string') return namedSpan(asked, today);
  const { from, to = from } = asked;
  if (from === undefined || to === undefined) {
    if (to !== undefined) throw new ArgumentProblem('"to" needs a "from".');
    return namedSpan(fallback, today);
  }
  if (to < from) throw new ArgumentProblem('"to" must not be before "from".');
  if (daysBetween(from, to) > LONGEST_DAYS) {
    throw new ArgumentProblem(`At most ${LONGEST_DAYS} days can be looked at together.`);
  }
  return spanOfDays({ from, to });
}
