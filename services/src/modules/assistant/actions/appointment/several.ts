import { together, type Answer } from '../../answers/answer.js';
import type { Whom } from '../whom/place.js';

/** The same for each of several who are named; undefined where that is one. */
export async function ofEach(
  whom: Whom | undefined,
  answer: (whom: Whom) => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  if (whom?.kind !== 'several') return undefined;
  const answers: Answer[] = [];
  for (const person of whom.people) {
    const one = await answer({ kind: 'people', people: [person], said: person.name });
    if (one) answers.push(one);
  }
  const [first, ...others] = answers;
  return first && together([first, ...others]);
}
