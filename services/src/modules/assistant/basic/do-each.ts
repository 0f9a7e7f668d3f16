import { answerAction } from '../actions/index.js';
import type { Workbench } from '../actions/action.js';
import { doneThenSaid, requestsIn, thenDone } from '../language/questions-in.js';
import { understand } from '../language/understand.js';
import { together, type Answer } from './answer.js';
import { MOST_AT_ONCE } from './typed.js';

/** Two things to be done are done one after the other, where each of them can be. */
export async function doEach(message: string, bench: Workbench): Promise<Answer | undefined> {
  const requests = await requestsOf(message, bench);
  if (requests.length < 2 || requests.length > MOST_AT_ONCE) return undefined;
  const answers: Answer[] = [];
  for (const [at, request] of requests.entries()) {
    // 'Move her to Monday and let her know': what was drafted just before is told.
    const isAfterCard = (answers.at(-1)?.cards?.length ?? 0) > 0;
    const one = at === 0 ? bench : { ...bench, isAfterCard };
    const answer = await answerAction(request, one, requests.slice(0, at));
    if (!answer) return undefined;
    answers.push(answer);
  }
  const [first, ...others] = answers;
  return first && together([first, ...others]);
}

/** 'Finish Ana and text her that it is ready': whom the first of them names. */
async function requestsOf(message: string, { vocabulary, today }: Workbench): Promise<string[]> {
  const requests = requestsIn(message);
  const both = requests.length === 1 ? doneThenSaid(message) : undefined;
  const then = requests.length === 1 && !both ? thenDone(message) : undefined;
  if (then) {
    const [person, ...others] = (await understand(then.first, vocabulary, today)).people;
    return person && others.length === 0 ? [then.first, then.done(person.name)] : requests;
  }
  if (!both) return requests;
  if (both.each !== undefined) return [both.done, both.each];
  const { people } = await understand(both.done, vocabulary, today);
  const [person, ...others] = people;
  return person && others.length === 0 ? [both.done, both.said(person.name)] : requests;
}
