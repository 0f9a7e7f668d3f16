import { TODAY, vocabulary } from '../../../../test/assistant/meaning.js';
import type { Workbench } from '../actions/action.js';
import { BlogService } from '../../marketing/index.js';
import { Handbook } from '../knowledge/handbook.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { understand } from '../language/understand.js';
import { Wants } from '../requests/wants.js';
import { Question, type Follows } from './question.js';
import { resolve } from './resolvers.js';

const handbook = new Handbook();
const sources = {
  knowledge: new Knowledge(handbook, new BlogService()),
  wants: new Wants(handbook),
};

async function questionOf(text: string, follows?: Follows): Promise<Question> {
  const who = { role: 'owner', isPlatformAdmin: false };
  const desk = { who, today: TODAY, vocabulary } as unknown as Workbench;
  return new Question(text, desk, await understand(text, vocabulary, TODAY), sources, follows);
}
const goesOn = async (text: string, follows?: Follows) => (await questionOf(text, follows)).goesOn;

it.each([
  'how long am i gonna be there',
  'and what was the last thing he had done?',
  'n the day before that',
  'first one',
  'and the rest',
  'the others',
  'both of those together',
  'what did she pay',
])('after the records, %s is none of the handbook', async (text) => {
  expect(await goesOn(text, 'records')).toBe(true);
  expect(await goesOn(text, 'handbook')).toBe(false);
  expect(await goesOn(text)).toBe(false);
  const answer = await resolve(await questionOf(text, 'records'));
  expect([answer.isNo, answer.sources]).toEqual([true, []]);
});

it.each(['how do i get tar off white paint', 'how do i set my hours', 'removing tar from paint'])(
  'after the records, %s is asked anew',
  async (text) => {
    expect(await goesOn(text, 'records')).toBe(false);
  },
);

it.each(['ok so what now', 'read it again', 'mejor a las 10', 'no 11'])(
  '%s is told to be nothing that is done elsewhere',
  async (text) => {
    const { text: said } = await resolve(await questionOf(text));
    expect(said).not.toMatch(/can't change anything|No puedo cambiar/);
  },
);
