import { TODAY, vocabulary } from '../../../../test/assistant/meaning.js';
import type { Workbench } from '../actions/action.js';
import { callerAnswer } from './on-the-phone.js';

const bench = { vocabulary, today: TODAY } as Workbench;
const told = async (question: string) => (await callerAnswer(question, bench))?.text;

it.each([
  ['toni is on the phone', 'Toni'],
  ["toni's on the line", 'Toni'],
  ['got Toni Baker on the phone', 'Toni Baker'],
  ['Zelda just called', 'Zelda'],
])('%s: nobody is called so', async (question, name) => {
  expect(await told(question)).toContain(`no customer called ${name}.`);
});

it.each([
  'tanya is on the phone',
  'she is on the phone',
  'my wife is on the phone',
  'music is on the phone',
])('%s names a customer, or nobody', async (question) => {
  expect(await told(question)).toBeUndefined();
});
