import { Phrases } from '../../words/phrases.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import type { Period, Plan } from '../../plan/plan.js';
import { mayBeCarried, saysOfIt } from './carried.js';
import { everyOf } from '../../words/every-of.js';
import { Sayings } from '../forms/sayings.js';
import { tokensOf } from '../../words/tokens.js';
import { IT, THEN, UNITS, unitOfThat } from '../forms/stretch-words.js';
import { lookUp } from '../../words/look-up.js';
import { unitAround, unitAs } from '../periods/units.js';

/** Of a whole ranking it is the first; 'they' are all of it. */
const IT_ALONE = new Sayings(
  ['how_much|how_many <w>* was|is it|that', 'in it'],
  { w: String.raw`\S+` },
  'end',
);

/** By what the first of a ranking of things is told. */
const FILTER_OF: Partial<Record<string, string>> = {
  service: 'service',
  crew: 'crew',
  make: 'vehicle',
  vehicle_kind: 'vehicle',
  weekday: 'weekday',
};
const THAT_ONE = new Phrases(
  everyOf('that', 'service|van|bay|crew|make|one'),
  everyOf('how many of', 'those|them'),
);
function isOfThing(text: string): boolean {
  const words = tokensOf(text);
  return saysOfIt(words) || THAT_ONE.in(words) !== undefined;
}
/** 'Who gets it the most', 'how much of revenue is that': the one that was answered. */
const THE_ONE = new Phrases(
  everyOf(
    'get|gets|got|do|did|does|sell|sells|sold|book|books|booked|buy|buys|bought|has|had|have|was|is|want|wants|like|likes|of|on',
    'it|that',
  ),
);
const THAN = new Phrases('better|worse|more|less|up|down|higher|lower|than');
const CHANGED = new Phrases(
  everyOf('|and|so', 'has|is|was', 'it|that', 'changed|grown|new|different'),
);
function saysTheOne(text: string): boolean {
  const words = tokensOf(text);
  const found = THE_ONE.in(words);
  const isOne = found !== undefined && THAN.lengthAt(words, found.at + found.length) === 0;
  return isOne || CHANGED.lengthAt(words, 0) > 0;
}
/** The longest comes first by itself. */
const isRanked = ({ order, measure }: Plan) => order !== undefined || measure === 'length';

/** 'Who did we see', of the one week that was told; another end is of all of them. */
const isOfItsDays = (text: string) => mayBeCarried(text) && ENDS.in(tokensOf(text)) === undefined;
const ENDS = new Phrases(
  'most|least|best|worst|biggest|smallest|busiest|slowest|highest|lowest|more|less|better|worse|vs|than|my|our|ever|second|third',
);

/** Of the first few nobody knows which one 'it' is. */
const isOneAsked = ({ limit, order }: Plan) =>
  limit === 1 || (limit === undefined && order !== undefined);

/** 'That day' is no month that was ranked. */
function isOfItsUnit(text: string, group: string): boolean {
  const unit = unitOfThat(text);
  return unit !== undefined && (unit === group || (unit === 'day' && !isTimeUnit(group)));
}
const isTimeUnit = (group: string) => lookUp(UNITS, group) !== undefined;

/** 'How much was it', 'who came in that week', 'how much does it bring in': of the one that stood first. */
export function pointsAtFirst(text: string, plan: Plan | undefined): plan is Plan {
  if (plan?.group === undefined || !isRanked(plan)) return false;
  if (isTimeGroup(plan.group))
    return (
      isOfItsUnit(text, plan.group) ||
      (isOneAsked(plan) && THEN.says(tokensOf(text)) && mayBeCarried(text)) ||
      (plan.limit === 1 && (IT.in(tokensOf(text)) !== undefined || isOfItsDays(text))) ||
      (isOneAsked(plan) && IT_ALONE.says(tokensOf(text))) ||
      // A weekday is no one stretch of days, and is told as a thing.
      (FILTER_OF[plan.group] !== undefined && isOneAsked(plan) && isOfThing(text))
    );
  return (
    FILTER_OF[plan.group] !== undefined &&
    (isOfThing(text) || (isOneAsked(plan) && saysTheOne(text)))
  );
}

/** 'Who is in that day', after one day: its days stand in the plan already. */
export function pointsAtDays(text: string, plan: Plan | undefined): boolean {
  const { group, period } = plan ?? {};
  const unit = unitOfThat(text);
  return (
    group === undefined &&
    period?.from !== undefined &&
    unit !== undefined &&
    unitAs(period) === unit
  );
}

const MONTHS_OF_QUARTER = 3;

/** The first day of what a group calls '2026-10', '2026-Q3', '2026'. */
function dayIn(key: string): string {
  const [year = '', quarter] = key.split('-Q');
  if (quarter === undefined) return `${key}${'-01-01'.slice(key.length - 'yyyy'.length)}`;
  const month = MONTHS_OF_QUARTER * (Number(quarter) - 1) + 1;
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

function stretchOf(group: string, key: string): Period | undefined {
  const unit = UNITS[group];
  return unit && unitAround(dayIn(key), unit);
}

/** What was ranked up to today is so of its last week, too. */
function within({ from = '', to = '' }: Period, days: Period = {}): Period {
  const isLate = days.from !== undefined && days.from > from;
  const isEarly = days.to !== undefined && days.to < to;
  return { from: isLate ? days.from : from, to: isEarly ? days.to : to };
}

/** What was ranked, of the first one alone. */
export function narrowedTo(plan: Plan, key: string): Plan | undefined {
  const { measure, filters, group = '', period: days } = plan;
  const name = FILTER_OF[group];
  if (name !== undefined)
    return {
      ...{ want: 'value', measure, filters: [...filters, { name, values: [key] }] },
      ...(days && { period: days }),
    };
  const period = stretchOf(group, key);
  return period && { want: 'value', measure, filters, period: within(period, days) };
}
