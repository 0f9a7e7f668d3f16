import type { Workbench } from '../actions/action.js';
import { toldBefore } from '../language/messages/requests-in.js';
import { understand } from '../language/understand.js';
import { withWhom } from '../language/messages/whom-of-part.js';
import { tokensOf } from '../words/tokens.js';
import type { Answer } from '../answers/answer.js';

const LONGEST_NAMING = 3;

export interface ToldAndDone {
  answer: Answer;
  /** What was told first, and nothing was made of. */
  told?: string;
}

/**
 * 'Derek just called me, his wife has the car, can you text him that': what is asked is done for whoever is told of, where
 * that is one who is known, and where nothing else could be made of the whole.
 */
export async function toldThenDone(
  message: string,
  bench: Workbench,
  act: (text: string) => Promise<Answer | undefined>,
): Promise<ToldAndDone | undefined> {
  const parts = toldBefore(message);
  if (!parts) return undefined;
  const { people } = await understand(parts.told, bench.vocabulary, bench.today);
  const [person, ...others] = people;
  if (!person || others.length > 0) return undefined;
  const asked = withWhom(parts.asked, person.name);
  if (asked === parts.asked || hasCards(await act(message))) return undefined;
  const answer = await act(asked);
  if (!answer || !hasCards(answer)) return undefined;
  // 'Find Derek and book him' tells nothing of him.
  const isNamed = tokensOf(parts.told).length <= LONGEST_NAMING;
  return { answer, ...(!isNamed && { told: parts.told }) };
}

const hasCards = (answer: Answer | undefined) => (answer?.cards?.length ?? 0) > 0;
