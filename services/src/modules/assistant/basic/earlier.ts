import { requestOf } from '../actions/request.js';
import { readRequest } from '../actions/reader.js';
import type { Bench, Call } from '../actions/call.js';
import type { Answer } from '../answers/answer.js';
import { isOfThing } from '../language/turns/carried.js';
import { addsTo, asksAbout, isFollowUp, leansOn } from '../language/turns/follow-up.js';
import { isOfSomebody } from '../language/turns/turn.js';
import { understand } from '../language/understand.js';
import type { Understanding } from '../language/understanding.js';
import type { Language, Plan } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { isWhole } from './records.js';

/** Plan that a question follows up. */
export interface Earlier {
  plan?: Plan;
  /** A request named these parts, so 'and Friday' does not change them. */
  isSpoken?: true;
  /** Service or vehicle of an unknown question; only 'it' refers to it. */
  isThing?: true;
  /** Earlier question, if an unknown one came in between. */
  over?: string;
}

const ANY_JOBS = { want: 'value', measure: 'jobs' } as const;
/** Service or days of a request that a later question may refer to. */
function spokenOf({ verb, args }: Call): Plan | undefined {
  const { services = [], when } = args;
  const filters = services.length === 1 ? [{ name: 'service', values: [...services] }] : [];
  if (verb === 'price' && filters.length > 0) return { ...ANY_JOBS, filters };
  if (verb !== 'free time' || when?.from === undefined) return undefined;
  const { from, to } = when;
  return { want: 'list', measure: 'jobs', filters: [], period: { from, to } };
}

/** Follow-up by its words; a short text alone may mean nothing. */
const surelyGoesOn = (text: string) => addsTo(text) || asksAbout(text) || leansOn(text);

/** Plan of a conversation, read again from its questions because the server stores none. */
async function earlierOf(questions: readonly string[], bench: Bench): Promise<Earlier> {
  const { vocabulary, today } = bench;
  let earlier: Earlier & { asked?: string } = {};
  for (const question of questions) {
    const call = await readRequest(requestOf(question, today, vocabulary));
    if (call) {
      const plan = spokenOf(call);
      if (plan) earlier = { plan, asked: question, isSpoken: true };
      continue;
    }
    const understood = await understand(question, vocabulary, today, earlier.plan);
    if (isWhole(understood)) {
      const { plan, people } = understood;
      // The card of a customer has no plan to go on from.
      if (plan) earlier = { plan, asked: question };
      else if (people.length > 0 && !isOfSomebody(earlier.plan)) earlier = {};
    } else if (!surelyGoesOn(question)) {
      const isOther = understood.plan !== undefined && !understood.isOfBefore;
      const { plan, asked } = earlier;
      const filters = understood.plan?.filters.filter(isOfThing) ?? [];
      if (plan && !isOther) earlier = { plan, asked, ...(asked !== undefined && { over: asked }) };
      else earlier = filters.length === 1 ? { plan: { ...ANY_JOBS, filters }, isThing: true } : {};
    }
  }
  return earlier;
}

/** The question and the plan before it, which came with it or is read again. */
export async function understoodIn(
  text: string,
  questions: readonly string[],
  bench: Bench,
): Promise<{ understood: Understanding } & Earlier> {
  const { meant, vocabulary, today } = bench;
  const mayGoOn = questions.length > 0 && (isFollowUp(text) || leansOn(text));
  const found: Earlier = meant ? { plan: meant } : mayGoOn ? await earlierOf(questions, bench) : {};
  const isChange = found.isSpoken === true && (addsTo(text) || asksAbout(text));
  const earlier = isChange || (found.isThing && !/\bit\b/i.test(text)) ? {} : found;
  const them = questions.length > 0 ? await bench.lastPeople() : [];
  const understood = await understand(text, vocabulary, today, earlier.plan, them);
  return { understood, ...earlier };
}

const FROM: Record<Language, (question: string) => string> = {
  en: (question) => `Going on from “${question}”:`,
  es: (question) => `Sigo con “${question}”:`,
};

/** Names the question that the answer continues, if an unknown one came in between. */
export const ledFrom = (answer: Answer, over: string, language: Language): Answer => ({
  ...answer,
  text: `${FROM[language](plain(over))}\n\n${answer.text}`,
});
