import { MEASURES } from '../plan/measures/index.js';
import { unrecordedAnswer, unrecordedBeside } from './unrecorded.js';

const namesBeside = (measures: Parameters<typeof unrecordedBeside>[0]) =>
  unrecordedBeside(measures).map(({ name }) => name.en);

it('says that tips and payments are not recorded', () => {
  expect(unrecordedAnswer('how much in tips last week')?.text).toMatch(/no record of tips/);
  expect(unrecordedAnswer('who still owes me')?.text).toMatch(
    /no record of what customers have paid/,
  );
});

it('drops a topic once a measure has words for it', () => {
  const tips = { words: { en: 'tips|tip money', es: 'propinas' } };
  const payments = { words: { en: 'unpaid|owed', es: 'sin pagar' } };
  expect(namesBeside(MEASURES)).toContain('tips');
  const names = namesBeside([...MEASURES, tips, payments]);
  expect(names).not.toContain('tips');
  expect(names).not.toContain('what customers have paid or owe');
  expect(names).toHaveLength(namesBeside(MEASURES).length - 2);
});

it('has no topic that an existing measure covers', () => {
  expect(namesBeside(MEASURES)).toEqual(namesBeside([]));
});
