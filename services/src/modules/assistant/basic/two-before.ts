import { Phrases } from '../words/phrases.js';
import { both } from '../language/turns/beside.js';
import { isFollowUp } from '../language/turns/follow-up.js';
import { unitAs, type Unit } from '../language/periods/units.js';
import { Sayings } from '../language/forms/sayings.js';
import { spelled } from '../language/normalize/spelled.js';
import { tokensOf } from '../words/tokens.js';
import { DIFFERENCE } from '../language/turns/of-two.js';
import { lookUp } from '../words/look-up.js';
import { isTimeGroup } from '../plan/groups/index.js';
import type { Filter, Plan } from '../plan/plan.js';
import { earlierOf, isChange, type Earlier, type Reading } from './earlier.js';

const CLASSES = {
  and: 'and|so|ok|y',
  which:
    'which|what|who|which one|which day|which week|which month|which year|which service|which van|which crew',
  of_two: 'of the|of them|of those|of these',
  more: 'up|down|better|best|more|most|worse|worst|less|least|busier|slower|higher|bigger|lower|fewer',
  did: 'was|is|did|does|do|had|has|made|make|makes|bring|bring in|brings|brings in|brought|brought in|earn|earns|earned|sell|sells|sold|pay|pays|take|takes|spend|spends|spent',
  es: 'fue|es|estuvo|hizo|gano|dio|deja|trae',
  mas: 'mejor|peor|mas|menos',
  w: String.raw`\S+`,
} as const;
/** What is asked of the last two that were told. */
const OF_TWO = new Sayings(
  [
    '<and>* <which> <did> <w>* <more> <w>*',
    '<and>* which|what|who one? <of_two> two|2? <w>? <did> <w>* <more> <w>*',
    '<and>* which|what|who one? <more>',
    '<and>* <more>',
    '<and>* <more> or <more>',
    '<and>* por cuanto',
    '<and>* how_much more|less|better',
    '<and>* the? two|both of_them|of_those? together|combined',
    '<and>* them|those? together|combined',
    '<and>* cual <es> <w>* <mas>',
  ],
  CLASSES,
);
const asksOfTwo = (message: string) => {
  const words = spelled(message);
  return OF_TWO.says(words) || DIFFERENCE.says(words);
};

const writtenOf = (value: unknown) => JSON.stringify(value);

/** The one condition in which two plans differ, where they are alike but for it. */
function otherIn(one: Plan, two: Plan): Filter | undefined {
  const only = (of: Plan, other: Plan) => {
    const written = new Set(other.filters.map(writtenOf));
    return of.filters.filter((each) => !written.has(writtenOf(each)));
  };
  const [[mine, ...more], [theirs, ...others]] = [only(one, two), only(two, one)];
  const isOne = more.length + others.length === 0 && mine?.name === theirs?.name;
  const isOfSameDays = one.period?.from === two.period?.from && one.period?.to === two.period?.to;
  return isOne && isOfSameDays ? theirs : undefined;
}

/** 'Which was better', after Friday and then Monday, or trucks and then SUVs: the last one beside the one before it. */
export async function besideLast(
  message: string,
  plan: Plan | undefined,
  before: readonly string[],
  reading: Reading,
): Promise<Pick<Earlier, 'plan'>> {
  const isTurn = isChange(before.at(-1) ?? '') || isFollowUp(before.at(-1) ?? '');
  if (!plan || plan.group || !isTurn || !asksOfTwo(message)) return { plan };
  const { plan: other } = await earlierOf(before.slice(0, -1), reading);
  if (other?.group !== undefined) return { plan };
  // 'And in jobs', between the two, changes how they are told.
  const like = other && { ...other, want: plan.want, measure: plan.measure };
  const filter = like && otherIn(plan, like);
  // Two that nothing is split by are not put beside each other.
  if (filter) return { plan: both(plan, filter) };
  const isOther =
    plan.compare === undefined &&
    plan.period?.from !== undefined &&
    like?.period?.from !== undefined &&
    like.period.from !== plan.period.from &&
    writtenOf(like.filters) === writtenOf(plan.filters);
  if (isOther) return { plan: { ...plan, want: 'value', compare: like.period } };
  // Days beside none that were said are not put beside others.
  const isBesideNone = plan.compare === undefined && like && like.period?.from === undefined;
  return { plan: isBesideNone && plan.period?.from !== undefined ? undefined : plan };
}

const END = new Phrases('best|worst|busiest|slowest|quietest|biggest|smallest|mejor|peor');
const UNITS: Partial<Record<string, Unit>> = {
  ...{ day: 'day', week: 'week', month: 'month', quarter: 'quarter', year: 'year' },
  ...{ dia: 'day', semana: 'week', mes: 'month', ano: 'year' },
};
/** 'The worst month', 'el peor día': of which unit an end is asked for. */
function unitOfEnd(message: string): Unit | undefined {
  const words = tokensOf(message);
  const at = END.in(words)?.at;
  if (at === undefined) return undefined;
  return lookUp(UNITS, words[at + 1]?.word) ?? lookUp(UNITS, words[at + 2]?.word);
}
/** 'And the worst month', after one month that stood first: of those among which it did. */
export async function overFirst(
  message: string,
  plan: Plan | undefined,
  before: readonly string[],
  reading: Reading,
): Promise<Pick<Earlier, 'plan' | 'over'>> {
  const unit = unitOfEnd(message);
  const isOfIt = !isTimeGroup(plan?.group) && plan?.period?.from !== undefined;
  if (!plan?.period || !isOfIt || unit === undefined || unitAs(plan.period) !== unit)
    return { plan };
  for (let back = 1; back < before.length && back <= MOST_BACK; back++) {
    const earlier = (await earlierOf(before.slice(0, -back), reading)).plan;
    if (earlier?.group === unit) return { plan: earlier, over: before.at(-back - 1) };
  }
  return { plan };
}
const MOST_BACK = 2;

/** It has all conditions of the other, and one more. */
function narrows({ filters, measure }: Plan, wider: Plan): boolean {
  const written = filters.map(writtenOf);
  return (
    measure === wider.measure &&
    filters.length > wider.filters.length &&
    wider.filters.every((each) => written.includes(writtenOf(each)))
  );
}

/** 'Which of them spent the most', where none of them had something booked: of those that were told before. */
export async function overNone(
  plan: Plan | undefined,
  before: readonly string[],
  reading: Reading,
): Promise<Pick<Earlier, 'plan' | 'over'>> {
  const wider = plan && (await earlierOf(before.slice(0, -1), reading)).plan;
  return wider && narrows(plan, wider) ? { plan: wider, over: before.at(-2) } : { plan };
}
