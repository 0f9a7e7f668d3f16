import { grade, gradeResult, type Question } from './grade.js';
import type { Schemas } from '../support/visitor.js';

const reply = (response: string, more: Partial<Schemas['ChatReply']> = {}) => ({
  ...{ response, mode: 'model' as const, sources: [], suggestions: [] },
  ...more,
});
const question = (more: Partial<Question>): Question => ({ id: 'a', question: 'q', ...more });

it('a model may say the conditions in its own words, and no other figure', () => {
  const asked = question({ truth: 'select', says: ['October 2026'] });
  expect(grade(asked, reply('You made $100.00 last month.'), ['$100.00']).grade).toBe('right');
  expect(grade(asked, reply('You made $10.00.', { plan: {} }), ['$100.00']).grade).toBe('false');
  const basic = reply('You made $100.00.', { mode: 'basic', plan: {} });
  expect(grade(asked, basic, ['$100.00']).grade).toBe('false');
});

it.each([
  'I don’t have that information.',
  'I cannot see who paid.',
  'Clearcoat does not track tips.',
])('a model says no: %p', (text) => {
  expect(grade(question({ expect: 'no' }), reply(text), []).grade).toBe('rightly no');
});

it('a result of a tool is right, refused with what there is, or wrong', () => {
  expect(gradeResult('{"figure":"41","notShown":7}', ['41'])).toBe('right');
  expect(gradeResult('{"figure":"41","notShown":7}', ['7'])).toBe('wrong');
  expect(gradeResult('{"error":"No crew is called X. There are: Bay."}', ['41'])).toBe('refused');
  expect(gradeResult('{"error":"This did not work."}', ['41'])).toBe('wrong');
});
