import { daysBetween } from '../../../platform/time/zone.js';
import { namedSpan, spanOfDays, type Span } from '../plan/named-spans.js';
import { ArgumentProblem, day, span } from '../plan/arguments.js';

const LONGEST_DAYS = 800;

/** How a tool is told which days: by name, or from a first to a last one. */
export const SPAN = {
  when: span('Which days'),
  from: day('First day, instead of `when`'),
  to: day('Last day, with `from`'),
};

export interface SpanArgs {
  when?: string;
  from?: string;
  to?: string;
}

export function chosenSpan({ when, from, to }: SpanArgs, today: string, fallback: string): Span {
  if (when !== undefined) {
    if (from ?? to) throw new ArgumentProblem('Give either "when" or "from" and "to".');
    return namedSpan(when, today);
  }
  if (from === undefined) {
    if (to !== undefined) throw new ArgumentProblem('"to" needs a "from".');
    return namedSpan(fallback, today);
  }
  const first = from;
  const last = to ?? first;
  if (last < first) throw new ArgumentProblem('"to" must not be before "from".');
  if (daysBetween(first, last) > LONGEST_DAYS) {
    throw new ArgumentProblem(`At most ${LONGEST_DAYS} days can be looked at together.`);
  }
  return spanOfDays({ from: first, to: last });
}
