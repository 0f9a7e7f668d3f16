import type { Language, Plan } from '../plan/plan.js';
import { conditionOf } from '../plan/question.js';
import { saidStretch } from '../plan/say/stretch.js';
import type { Told } from '../understood/told.js';
import type { Answer } from '../answers/answer.js';

type Filters = Plan['filters'];

/** What became of jobs goes with what is asked of them. */
const isOfThing = ({ name }: Filters[number]) => name !== 'status';

/** Also what it is split by now: 'by service', of one service, is of all of them. */
function filtersBehind({ filters }: Plan, before: Plan): Filters {
  const isSaid = ({ name }: Filters[number]) => filters.some((each) => each.name === name);
  return before.filters.filter((each) => isOfThing(each) && !isSaid(each));
}

/** Days that the question before had, and this one does not say; of customers nobody asks on which. */
function periodBehind({ plan, facts }: Told, { period }: Plan): Plan['period'] {
  const taken = facts.plan.period;
  const isSame = taken?.from === period?.from && taken?.to === period?.to;
  const isOpen = plan.period?.from === undefined && plan.period?.to === undefined;
  return period?.from !== undefined && isOpen && !isSame && facts.rows === 'jobs'
    ? period
    : undefined;
}

const SOMEBODY = { en: 'that customer', es: 'ese cliente' };

function saidFilter(filter: Filters[number], language: Language): string {
  if (filter.name === 'customer') return SOMEBODY[language];
  const { kind, values, not } = conditionOf(filter);
  return kind.said(values, language, not);
}

/** What the answer before had and this one has not, as it was said there. */
export function leftBehind(told: Told, before: Plan): string[] {
  const { language } = told;
  const { said, ...days } = periodBehind(told, before) ?? {};
  const isOfDays = days.from !== undefined;
  return [
    ...filtersBehind(told.plan, before).map((each) => saidFilter(each, language)),
    ...(isOfDays ? [saidStretch(days, said, false)[language]] : []),
  ];
}

/**
 * 'Which service made most of it', of one of them, is of all of them again; and the next one, of days that are over, is
 * of none of them.
 */
export const mayLeaveOut = (plan: Plan | undefined): boolean =>
  plan?.group !== undefined || (plan?.limit === 1 && plan.period === undefined);

const WITHOUT: Record<Language, (what: string) => string> = {
  en: (what) => `This leaves out what the answer before had: ${what}.`,
  es: (what) => `Esto deja fuera lo que tenía la respuesta anterior: ${what}.`,
};
const WITHOUT_LOST: Record<Language, string> = {
  en: 'Without the question before, which I did not understand:',
  es: 'Sin la pregunta anterior, que no entendí:',
};

const led = (answer: Answer, lead: string): Answer => ({
  ...answer,
  text: `${lead}\n\n${answer.text}`,
});

/** A question that may lean on the one before says first what of that it leaves out. */
export function ledWithout(answer: Answer, before: Plan | undefined, isAfterNo: boolean): Answer {
  const { told } = answer;
  if (!told) return answer;
  const { language } = told;
  if (!before) return isAfterNo ? led(answer, WITHOUT_LOST[language]) : answer;
  const behind = leftBehind(told, before);
  return behind.length > 0 ? led(answer, WITHOUT[language](behind.join(', '))) : answer;
}
