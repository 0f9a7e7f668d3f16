import { TODAY, vocabulary } from '../../../../test/assistant/meaning.js';
import type { Workbench } from '../actions/action.js';
import { BlogService } from '../../marketing/index.js';
import { Handbook } from '../knowledge/handbook.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { understand } from '../language/understand.js';
import { Wants } from '../requests/wants.js';
import { notOffered } from './not-offered.js';
import { Question } from './question.js';

const handbook = new Handbook();
const sources = {
  knowledge: new Knowledge(handbook, new BlogService()),
  wants: new Wants(handbook),
};

async function saidTo(text: string): Promise<string | undefined> {
  const who = { role: 'owner', isPlatformAdmin: false };
  const desk = { who, today: TODAY, vocabulary } as unknown as Workbench;
  const question = new Question(text, desk, await understand(text, vocabulary, TODAY), sources);
  return notOffered(question, await vocabulary.own())?.text;
}

it.each(['do we do motorcycles', 'do we offer ppf', 'do you do boats'])(
  'what is none of the services is said to be none: %s',
  async (text) => {
    expect(await saidTo(text)).toMatch(/^None of your services is called “/);
  },
);

it.each(['do we do ceramics', 'do we offer it', 'do we do more in october', 'how do we do boats'])(
  'what is one, or asks something else, is left to others: %s',
  async (text) => {
    expect(await saidTo(text)).toBeUndefined();
  },
);
