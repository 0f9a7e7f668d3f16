import { both } from '../language/turns-beside.js';
import { isFollowUp } from '../language/follow-up.js';
import { unitAs, type Unit } from '../language/periods/units.js';
import { lookUp } from '../look-up.js';
import { isTimeGroup } from '../plan/groups/index.js';
import type { Filter, Plan } from '../plan/plan.js';
import { earlierOf, isChange, type Earlier, type Reading } from './earlier.js';

const OF_TWO =
  /^(?:and |so |ok )*(?:(?:which|what|who)(?: (?:(?:one )?of (?:the|them|those|these)(?: two| 2)?(?: \w+)?|one|day|week|month|year|service|van|crew))? (?:was|is|did|does|do|had|has|made|makes?|brings?(?: in)?|brought(?: in)?|earns?|earned|sells?|sold|pays?|takes?|spends?|spent)\b.*\b(?:better|best|more|most|worse|less|busier|slower|higher|bigger)\b|(?:what'?s |what (?:is|was) )?(?:the )?diff(?:erence)?\W*$|(?:which|what|who)(?: one)? (?:more|most|less|least|better|best|worse|worst|higher|bigger)\W*$|by how much|(?:better|worse|more|less|higher|lower|busier|slower)\W*$|how much (?:more|less|better)\W*$|(?:(?:the )?(?:two|both)(?: of (?:them|those))?|them|those)? ?(?:together|combined)\W*$|(?:y )?cu[aá]l (?:fue|es|estuvo|hizo|gan[oó]|dio|deja|trae)\b.*\b(?:mejor|peor|m[aá]s|menos)\W*$)/i;

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
  if (!plan || plan.group || !isTurn || !OF_TWO.test(message)) return { plan };
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
  return { plan: isOther ? { ...plan, want: 'value', compare: like.period } : plan };
}

const END_OF =
  /\b(?:best|worst|busiest|slowest|quietest|biggest|smallest|mejor|peor)(?: \w+)? ?(day|week|month|quarter|year|d[ií]a|semana|mes|a[ñn]o)\b/i;
const UNITS: Partial<Record<string, Unit>> = {
  ...{ day: 'day', week: 'week', month: 'month', quarter: 'quarter', year: 'year' },
  ...{ dia: 'day', día: 'day', semana: 'week', mes: 'month', año: 'year', ano: 'year' },
};
/** 'And the worst month', after one month that stood first: of those among which it did. */
export async function overFirst(
  message: string,
  plan: Plan | undefined,
  before: readonly string[],
  reading: Reading,
): Promise<Pick<Earlier, 'plan' | 'over'>> {
  const unit = lookUp(UNITS, END_OF.exec(message)?.[1]?.toLowerCase() ?? '');
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
