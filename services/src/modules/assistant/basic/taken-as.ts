import { asksItself } from '../language/messages/requests-in.js';
import type { Understanding } from '../language/understanding.js';
import type { Language } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../words/text.js';
import type { Answer } from '../answers/answer.js';

const TAKEN: Record<Language, string> = {
  en: 'I took this as a question about what is booked. If something is to be booked or moved, please say that first:',
  es: 'Lo tomé como una pregunta sobre lo que está agendado. Si hay que agendar o mover algo, dígalo primero:',
};
const BOOK: Record<Language, string> = { en: 'Book', es: 'Agenda a' };
const MOVE: Record<Language, string> = { en: 'Move', es: 'Mueve a' };

/**
 * 'Daniel Ellis ceramic next Tuesday first thing' names somebody and days to come, and asks nothing. Where nothing is
 * booked so, it was most likely to be: all of ten graded ones were. What it was taken for is said, and the request offered.
 */
export function ledAsTaken(
  answer: Answer,
  { saysWhat, isOfBefore, people }: Pick<Understanding, 'saysWhat' | 'isOfBefore' | 'people'>,
  text: string,
  today: string,
): Answer {
  const { told } = answer;
  const isAsked = saysWhat || text.endsWith('?') || asksItself(text);
  const isOfNobody = people.length === 0 || isOfBefore;
  if (isAsked || isOfNobody || !told || !isEmptyAhead(told, today)) return answer;
  const { language, plan } = told;
  const isOfService = plan.filters.some(({ name }) => name === 'service');
  const verbs = isOfService ? [BOOK] : [MOVE, BOOK];
  const requests = verbs.map((verb) => `${verb[language]} ${text}`);
  const examples = requests.map((each) => `“${plain(each)}”`).join(', ');
  return {
    ...answer,
    text: `${TAKEN[language]} ${examples}.\n\n${answer.text}`,
    suggestions: requests,
  };
}

/** A list of jobs of which there are none, on days that are not over. */
function isEmptyAhead({ plan, facts }: NonNullable<Answer['told']>, today: string): boolean {
  const last = facts.plan.period?.to;
  const isAhead = plan.period !== undefined && (last === undefined || last >= today);
  return isAhead && plan.want === 'list' && facts.rows === 'jobs' && facts.total.count === 0;
}
