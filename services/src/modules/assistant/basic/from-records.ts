import type { Workbench } from '../actions/action.js';
import { WHICH } from '../actions/which-words.js';
import type { Understanding } from '../language/understanding.js';
import type { Person } from '../language/pieces/vocabulary.js';
import type { Language, Plan } from '../plan/plan.js';
import { sayFacts } from '../plan/say/say.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { lines, type Answer } from '../answers/answer.js';
import { peopleAnswer } from '../answers/customer.answers.js';
import { said } from '../answers/fixed.texts.js';
import { isWhole } from './looked-up.js';
import { notUnderstood } from '../answers/records.answers.js';

type Runs = Pick<Workbench, 'who' | 'today' | 'tell' | 'plans'>;

/** Runs a plan and says what came of it. */
export async function planAnswer(desk: Runs, plan: Plan, language: Language): Promise<Answer> {
  desk.tell('Looking at your records');
  const facts = await desk.plans.run(desk.who, plan);
  const told = { plan, facts, language };
  return { ...sayFacts(facts, language, desk.today), plan: facts.plan, told };
}

/** A question about the records, if every word of it has its place. */
export async function recordsAnswer(
  desk: Workbench,
  understood: Understanding,
): Promise<Answer | undefined> {
  const { plan, language, people, card, vehicles } = understood;
  if (!isWhole(understood)) return undefined;
  if (!plan) {
    if (people.length === 0) return undefined;
    const owners = await byVehicle(desk, { filters: vehicles.map(ofVehicle) }, people);
    return peopleAnswer(desk, desk.tools, owners, language, card);
  }
  // A sum over all who are called so is nobody's, and neither is the last visit.
  const isOfOne = plan.want === 'value' || plan.limit === 1;
  // 'How much has she spent' of several is of none of them.
  if (isOfOne && isOfOneName(plan) && people.length === 0 && isOfSeveral(plan))
    return said(WHICH[language].nobody, '');
  if (people.length > 1 && isOfOne && isOfOneName(plan)) {
    const [owner, ...owners] = await byDays(desk, plan, await byVehicle(desk, plan, people));
    return owner && owners.length === 0
      ? planAnswer(desk, planOfOne(plan, owner), language)
      : peopleAnswer(desk, desk.tools, owner ? [owner, ...owners] : people, language);
  }
  return withMembers(await planAnswer(desk, plan, language), understood);
}

const ON: Record<Language, (person: string, crews: string) => string> = {
  en: (person, crews) => `${person} is on ${crews}.`,
  es: (person, crews) => `${person} está en ${crews}.`,
};
const AND: Record<Language, string> = { en: ' and ', es: ' y ' };

/** Jobs are those of a crew, whoever of it was named: so it is said first. */
function withMembers(answer: Answer, { members, language }: Understanding): Answer {
  const said = members.map(({ person, crews }) =>
    ON[language](plain(person), crews.map(plain).join(AND[language])),
  );
  return said.length === 0 ? answer : { ...answer, text: lines(said.join(' '), '', answer.text) };
}

/** 'Mr. Zimmerman with the red Odyssey': of several who are called so, those whose vehicle it is. */
async function byVehicle(
  { plans, who }: Workbench,
  { filters }: Pick<Plan, 'filters'>,
  people: readonly Person[],
): Promise<readonly Person[]> {
  const vehicles = filters.filter(({ name, not }) => name === 'vehicle' && !not);
  if (people.length < 2 || vehicles.length === 0) return people;
  const { customers = [] } = await plans.run(who, {
    want: 'list',
    measure: 'customers',
    filters: [{ name: 'customer', values: people.map(({ id }) => id) }, ...vehicles],
  });
  const owners = people.filter(({ id }) => customers.some((each) => each.id === id));
  return owners.length > 0 ? owners : people;
}

/** 'How long is the job for Linh tomorrow': of several who are called so, the one who has a job then. */
async function byDays(
  { plans, who }: Workbench,
  { period, filters }: Plan,
  people: readonly Person[],
): Promise<readonly Person[]> {
  const status = filters.filter(({ name }) => name === 'status');
  const isToCome = status.some(({ values, not }) => values.includes('upcoming') && !not);
  if (people.length < 2 || (period?.from === undefined && !isToCome)) return people;
  const customer = { name: 'customer', values: people.map(({ id }) => id) };
  const { groups } = await plans.run(who, {
    ...{ want: 'value', measure: 'jobs', group: 'customer', filters: [customer, ...status] },
    ...(period && { period }),
  });
  const booked = people.filter(({ id }) => groups?.rows.some(({ key }) => key === id));
  return booked.length === 1 ? booked : people;
}

const ofVehicle = (words: string) => ({ name: 'vehicle', values: [words] });

/** Of this one, whatever vehicle they come in. */
const planOfOne = (plan: Plan, { id }: Person): Plan => ({
  ...plan,
  filters: [
    { name: 'customer', values: [id] },
    ...plan.filters.filter(({ name }) => name !== 'customer' && name !== 'vehicle'),
  ],
});

/** What was not understood is said; of one customer who was named stands below it what there is. */
export async function partialAnswer(desk: Workbench, understood: Understanding): Promise<Answer> {
  const answer = notUnderstood(understood);
  const { people, language, card } = understood;
  if (people.length !== 1) return answer;
  const known = await peopleAnswer(desk, desk.tools, people, language, card);
  return { ...known, text: lines(answer.text, '', known.text) };
}

const isOfOneName = ({ group, filters }: Plan) =>
  group === undefined && filters.some(({ name, not }) => name === 'customer' && !not);

const isOfSeveral = ({ filters }: Plan) =>
  filters.some(({ name, values }) => name === 'customer' && values.length > 1);
