import type { Bench } from '../actions/call.js';
import { lines, type Answer, type Desk } from '../answers/answer.js';
import { peopleAnswer } from '../answers/customer.answers.js';
import { notUnderstood } from '../answers/records.answers.js';
import type { Understanding } from '../language/understanding.js';
import type { Person } from '../language/pieces/vocabulary.js';
import type { Language, Plan } from '../plan/plan.js';
import type { PlanRunner } from '../plan/run.js';
import { sayFacts } from '../plan/say/say.js';
import { escapeMarkdown as plain } from '../words/text.js';

type Runs = Pick<Desk, 'who' | 'today' | 'tell'> & { plans: PlanRunner };

export async function planAnswer(desk: Runs, plan: Plan, language: Language): Promise<Answer> {
  desk.tell('Looking at your records');
  const facts = await desk.plans.run(desk.who, plan);
  const told = { plan, facts, language };
  return { ...sayFacts(facts, language, desk.today), plan: facts.plan, told };
}

/** Whether every word was understood. */
export const isWhole = ({ unknown, unused }: Pick<Understanding, 'unknown' | 'unused'>) =>
  unknown.length === 0 && unused.length === 0;

/** Answer from the records, if every word was understood. */
export async function recordsAnswer(
  bench: Bench,
  understood: Understanding,
): Promise<Answer | undefined> {
  const { plan, language, people, card, vehicles } = understood;
  if (!isWhole(understood)) return undefined;
  if (!plan) {
    if (people.length === 0) return undefined;
    const owners = await ownersOf(bench, vehicles, people);
    return peopleAnswer(bench, bench.tools, owners, language, card);
  }
  // A total or last visit over several customers with one name belongs to none of them.
  const isOfOne = (plan.want === 'value' || plan.limit === 1) && isOfName(plan);
  if (people.length > 1 && isOfOne) {
    const owners = await ownersOf(bench, vehicles, people);
    const [owner, ...others] = owners;
    return owner && others.length === 0
      ? planAnswer(bench, ofPerson(plan, owner), language)
      : peopleAnswer(bench, bench.tools, owners, language, card);
  }
  return withMembers(await planAnswer(bench, plan, language), understood);
}

const isOfName = ({ group, filters }: Plan) =>
  group === undefined && filters.some(({ name, not }) => name === 'customer' && !not);

const ofPerson = (plan: Plan, { id }: Person): Plan => ({
  ...plan,
  filters: [
    { name: 'customer', values: [id] },
    ...plan.filters.filter(({ name }) => name !== 'customer' && name !== 'vehicle'),
  ],
});

/** Customers among those with the same name whose vehicle matches. */
async function ownersOf(
  { plans, who }: Bench,
  vehicles: readonly string[],
  people: readonly Person[],
): Promise<readonly Person[]> {
  if (people.length < 2 || vehicles.length === 0) return people;
  const { customers = [] } = await plans.run(who, {
    ...{ want: 'list', measure: 'customers' },
    filters: [
      { name: 'customer', values: people.map(({ id }) => id) },
      ...vehicles.map((words) => ({ name: 'vehicle', values: [words] })),
    ],
  });
  const owners = people.filter(({ id }) => customers.some((each) => each.id === id));
  return owners.length > 0 ? owners : people;
}

const ON: Record<Language, (person: string, crews: string) => string> = {
  en: (person, crews) => `${person} is on ${crews}.`,
  es: (person, crews) => `${person} está en ${crews}.`,
};

/** Says first which crew the named users belong to, because jobs belong to crews. */
function withMembers(answer: Answer, { members, language }: Understanding): Answer {
  const said = members.map(({ person, crews }) =>
    ON[language](plain(person), crews.map(plain).join(', ')),
  );
  return said.length === 0 ? answer : { ...answer, text: lines(said.join(' '), '', answer.text) };
}

/** Names the unknown words, above the card of the one customer who was named. */
export async function partialAnswer(bench: Bench, understood: Understanding): Promise<Answer> {
  const answer = notUnderstood(understood);
  const { people, language, card } = understood;
  if (people.length !== 1) return answer;
  const known = await peopleAnswer(bench, bench.tools, people, language, card);
  return { ...known, isNo: true, text: lines(answer.text, '', known.text) };
}
