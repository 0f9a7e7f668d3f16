import { addDays } from '../../../platform/time/zone.js';
import type { Filter, Period, Plan } from '../plan/plan.js';
import type { Parts } from './parts.js';
import { shift, unitOf, unitAround, type Unit } from './periods/units.js';

const STARTS =
  /^(?:and|what about|how about|only|just|but|then|ok and|same for|now|y|solo|que tal|y que)\b/i;
/** A question of its own. */
const ASKS =
  /^(?:how|what|who|when|which|where|show|list|find|text|book|is|are|do|does|did|cuant|quien|que|cual|cuando|muestra|dame)/i;
const MOST_WORDS = 4;

/** Changes a part of the question before, rather than asking anew. */
export const isFollowUp = (text: string) =>
  STARTS.test(text) || (!ASKS.test(text) && text.split(/\s+/).length <= MOST_WORDS);

/** What a follow-up says, to be put into the plan before it. */
export interface Change {
  measure?: string;
  filters: Filter[];
  period?: Period;
  rest: Omit<Plan, 'measure' | 'filters' | 'period' | 'want'>;
}

/** The plan before with what the follow-up says in its place; conditions of another name stay. */
export function changed(before: Plan, { measure, filters, period, rest }: Change): Plan {
  const names = new Set(filters.map(({ name }) => name));
  const kept = before.filters.filter(({ name }) => !names.has(name));
  const { compare: _compare, ...stays } = before;
  const isCompared = rest.compare !== undefined || period === undefined;
  return {
    ...(isCompared ? before : stays),
    ...rest,
    ...(measure !== undefined && { measure }),
    filters: [...kept, ...filters],
    ...(period && { period }),
  };
}

/** 'And the month before?': as many days earlier as the plan before had. */
export function periodBefore(parts: Parts, before: Plan): Period | undefined {
  const words = parts.spans.flatMap((span) => [...span.words]);
  const at = words.findIndex(
    (word, index) =>
      word === 'before' || (word === 'previous' && unitOf(words[index + 1]) !== undefined),
  );
  const unit = unitOf(words[at - 1]) ?? unitOf(words[at + 1]);
  const { from } = before.period ?? {};
  if (at < 0 || unit === undefined || from === undefined) return undefined;
  parts.use(...parts.spans);
  return earlier(from, unit);
}

function earlier(from: string, unit: Unit): Period {
  if (unit === 'day') {
    const day = addDays(from, -1);
    return { from: day, to: day };
  }
  return unitAround(shift(from, unit, -1), unit);
}
