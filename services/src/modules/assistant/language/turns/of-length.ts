import { Phrases } from '../../words/phrases.js';
import type { Filter, Period, Plan } from '../../plan/plan.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import type { Parts } from '../pieces/parts.js';
import { periodAt } from '../periods/index.js';
import { unitOf, type Unit } from '../periods/units.js';
import { Sayings } from '../forms/sayings.js';
import { tokensOf } from '../../words/tokens.js';
import { wordTokens, type Turn } from './turn.js';

/** 'Make it 6', 'what about 60 days', 'y 6 meses' */
const OTHER_LENGTH = new Sayings(
  [
    'and|so|ok|no|actually|now|what|whats|how|about|make|top|it|that|for|in|over|the|last|past|just|only|y|que|hazlo|en|de|los|las|ultimos|ultimas* {count} instead|then|though?',
    'and|so|ok|no|actually|now|what|whats|how|about|make|top|it|that|for|in|over|the|last|past|just|only|y|que|hazlo|en|de|los|las|ultimos|ultimas* {count} {unit} instead|then|though?',
  ],
  {
    count: String.raw`\d{1,3}|one|two|three|four|five|six|nine|ten|twelve`,
    unit: 'day|days|week|weeks|month|months|year|years',
  },
);
/** 'The top 6' are so many rows. */
const OF_ROWS = new Phrases('top|first|best');

const LENGTHS: readonly [Unit, number][] = [
  ['month', 36],
  ['week', 60],
  ['day', 400],
];
const MONTHS_OF_YEAR = 12;

const lastFew = (count: string | number, unit: Unit, today: string): Period | undefined =>
  periodAt(['last', String(count), `${unit}s`], 0)?.resolve({ today, looks: 'back' });

/** In which unit a day was so long ago. */
function unitUntil(day: string, today: string): Unit | undefined {
  for (const [unit, most] of LENGTHS) {
    for (let count = 1; count <= most; count++) {
      if (lastFew(count, unit, today)?.from !== day) continue;
      return unit === 'month' && count % MONTHS_OF_YEAR === 0 ? 'year' : unit;
    }
  }
  return undefined;
}

const isSince = ({ name, not }: Filter) => name === 'not_since' && !not;
const SAID = new Sayings(['in the last <n> {unit}'], {
  n: String.raw`\d+`,
  unit: '(?:day|week|month|year)s?',
});

/** 'Make it 6', after who was not here in 3 months, is of 6 months. */
export const otherLength: Turn = {
  name: 'as long until today, of another length',
  isWhole: true,
  of: (parts, before, today) => {
    const { count, unit: said } = OTHER_LENGTH.find(wordTokens(parts)) ?? {};
    if (count === undefined || OF_ROWS.in(tokensOf(parts.spans.map(({ raw }) => raw).join(' '))))
      return undefined;
    const since = before.filters.find(isSince)?.values[0];
    const ofDays = SAID.find(before.period?.said?.en ?? '')?.['unit'];
    const unit = unitOf(said) ?? (since ? unitUntil(since, today) : unitOf(ofDays));
    const days = unit && lastFew(count, unit, today);
    if (!days?.from) return undefined;
    if (ofDays !== undefined) return { ...before, period: days };
    const values = [days.from];
    return since === undefined
      ? undefined
      : {
          ...before,
          filters: before.filters.map((each) => (isSince(each) ? { ...each, values } : each)),
        };
  },
};

const OTHER_UNIT = new Sayings(
  [
    'and|so|ok|what|whats|how|about|which|the|by|my|y|por* {unit}',
    'and|so|ok|what|whats|how|about|which|the|by|my|y|por* {unit} of the day|week|month|year',
  ],
  {
    unit: 'hour|hours|day|days|week|weeks|month|months|quarter|quarters|year|years',
  },
);
const GROUPS: Partial<Record<string, string>> = { day: 'weekday' };

/** 'What about hour', after the busiest day. */
export const otherUnit: Turn = {
  name: 'the days that were ranked, by another unit',
  isWhole: true,
  of: (parts: Parts, before: Plan) => {
    const { unit: named } = OTHER_UNIT.find(wordTokens(parts)) ?? {};
    const unit = named?.replace(/s$/, '');
    if (unit === undefined || !isTimeGroup(before.group) || before.order === undefined)
      return undefined;
    const group = GROUPS[unit] ?? unit;
    return group === before.group ? undefined : { ...before, group };
  },
};
