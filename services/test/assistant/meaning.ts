import type { Plan } from '../../src/modules/assistant/plan/plan.js';
import { understand } from '../../src/modules/assistant/language/understand.js';
import type { Vocabulary } from '../../src/modules/assistant/language/pieces/vocabulary.js';

/** Today, a Sunday. */
export const TODAY = '2026-11-22';

const SERVICES = [
  'Full Detail',
  'Interior Detail',
  'Wash and Wax',
  'Ceramic Coating',
  'Headlight Restoration',
].map((name, index) => ({ id: `s${index}`, name }));
const PEOPLE = ['Derek Turner', 'Tanya Hayes', 'Grace May', 'Marcus Keller', 'Marcus Gonzalez'].map(
  (name) => ({ id: name, name }),
);

/** People of the crews. Nobody else is called Jordan, but two customers are called Marcus. */
const PEOPLE_OF: Record<string, { name: string }[]> = {
  'Van 1': [{ name: 'Jordan Ellis' }],
  'Van 2': [{ name: 'Marcus Nair' }],
};

export const vocabulary: Vocabulary = {
  own: () =>
    Promise.resolve({
      services: SERVICES,
      crews: ['Van 1', 'Van 2', 'Bay'].map((name) => ({
        name,
        kind: name.startsWith('Van') ? 'van' : 'bay',
        people: PEOPLE_OF[name] ?? [],
      })),
      sizes: [{ name: 'SUV' }, { name: 'Oversize' }],
      addOns: [{ name: 'Pet Hair Removal' }],
    }),
  isWord: (word) => /^(?:charge|turn|grade)$/.test(word),
  customersCalled: (words) =>
    Promise.resolve(
      PEOPLE.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word))),
    ),
  whereIs: (word) =>
    Promise.resolve({
      isInVehicles: word === 'tacoma',
      isInNotes: /^dogs?$/.test(word),
      isInPlaces: /^(?:elm(?: st)?|gate|gate code)$/.test(word),
    }),
};

const days = (period: Plan['compare']) =>
  typeof period === 'object' ? `${period.from ?? ''}..${period.to ?? ''}` : period;

/** A plan in one line: 'value revenue by service most #5 [weekday:6] 2026-10-01..2026-10-31 vs before'. */
function shown({
  want,
  measure,
  per,
  group,
  order,
  limit,
  filters,
  period,
  compare,
  goal,
  show,
}: Plan): string {
  const conditions = filters.map(
    ({ name, values, not, only }) =>
      `${not ? '!' : ''}${only ? 'only ' : ''}${name}:${values.join('|')}`,
  );
  return [
    want,
    measure,
    per && `per ${per}`,
    group && `by ${group}`,
    order,
    limit && `#${limit}`,
    `[${conditions.join(', ')}]`,
    days(period),
    compare && `vs ${days(compare) ?? ''}`,
    show && `with ${show}`,
    goal && `to ${goal.unit === 'money' ? '$' : ''}${goal.value}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The understood plan in one line. `?word` is unknown, `-word` is unused. */
export async function meaning(text: string, before?: Plan): Promise<string> {
  const { plan, unknown, unused } = await understand(text, vocabulary, TODAY, before);
  const left = [...unknown.map((word) => `?${word}`), ...unused.map((word) => `-${word}`)];
  return [plan ? shown(plan) : 'no plan', ...left].join(' ');
}

/** The plan of the last question, after the earlier ones. */
export async function talked(...questions: string[]): Promise<string> {
  let plan;
  for (const question of questions.slice(0, -1))
    ({ plan } = await understand(question, vocabulary, TODAY, plan));
  return meaning(questions.at(-1) ?? '', plan);
}

/** Rows of a table: one 'question => plan' per line. */
export const rowsOf = (text: string): [question: string, plan: string][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' => ') as [string, string]);

/** Tests a table of questions and their plans. */
export const meanings = (name: string, rows: [question: string, expected: string][]): void =>
  describe(name, () => {
    it.each(rows)('%s', async (question, expected) => {
      expect(await meaning(question)).toBe(expected);
    });
  });
