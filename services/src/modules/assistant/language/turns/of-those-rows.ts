import { Phrases } from '../../words/phrases.js';
import type { Plan } from '../../plan/plan.js';
import { CALLED_OFF } from '../plan-of/asked.js';
import { everyOf } from '../../words/every-of.js';
import { THEY, type Said } from './measure-after.js';
import { spelled } from '../normalize/spelled.js';

const OF_THOSE = new Phrases(everyOf('of|among', 'those|them|these'));
/** 'Which of those', of what was answered: no condition of it gives way. */
export const isOfThose = (text: string): boolean => OF_THOSE.in(spelled(text)) !== undefined;

const ROWS = new Set(['jobs', 'visits']);
const isInside = ({ from, to }: NonNullable<Plan['period']>, days: Plan['period']) =>
  (days?.from === undefined || (from !== undefined && from >= days.from)) &&
  (days?.to === undefined || (to !== undefined && to <= days.to));

/**
 * What no change of the plan before can say: which of the jobs of some days were on others ('of those who came in
 * October too'), and who came back ('any come back') after jobs that were called off, of nobody in particular.
 */
export function isOfNoPlan({ text, before, own }: Said): boolean {
  const isOfOtherDays =
    isOfThose(text) &&
    ROWS.has(before.measure) &&
    ROWS.has(own.measure) &&
    own.period !== undefined &&
    !isInside(own.period, before.period);
  const isBack = BACK.in(spelled(text)) !== undefined;
  const isReturning = own.filters.some(
    ({ name, values }) => name === 'visit' && values.includes('returning'),
  );
  const isOfPeople = own.measure === 'customers' && isReturning;
  const isOfReturn =
    CALLED_OFF.has(before.measure) &&
    (isBack || (isOfPeople && THEY.in(spelled(text)) === undefined));
  return isOfOtherDays || isOfReturn;
}

/** That they were here after it, which is not that they are returning customers. */
const BACK = new Phrases(everyOf('come|came|been|coming', 'back|again'), 'returned|rebooked');

const HAS_BOOKED = new Phrases(
  'who|appointment|appointments|booked|scheduled|coming in|coming back|quien|quienes|cita|citas',
);
/** What is booked for those who had a ceramic is booked for anything: it is no list of ceramics to come. */
export function isOfThoseWhoHad(
  { text, before, own, today }: Said,
  measure = before.measure,
): boolean {
  const isOfHad = before.filters.some(({ name }) => name === 'service' || name === 'add_on');
  const isToCome =
    (own.period?.from ?? '') >= today ||
    own.filters.some(({ name, values }) => name === 'status' && values.includes('upcoming'));
  const words = spelled(text);
  // Of jobs that were listed some may be to come; who has something booked is asked of those whose they were.
  const isOfPeople = before.measure === 'customers' || HAS_BOOKED.in(words) !== undefined;
  const isOfRows = isOfPeople && before.want === 'list' && before.group === undefined;
  return isOfRows && isOfHad && ROWS.has(measure) && isToCome && THEY.in(words) !== undefined;
}
