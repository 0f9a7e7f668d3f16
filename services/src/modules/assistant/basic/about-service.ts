import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { spelled } from '../language/normalize/spelled.js';
import type { WordTokens } from '../words/tokens.js';

const IT = 'it|that|they|this|one';
const LEADS = new Phrases('and|so|ok|okay|but|y');
/** What is asked of a service that was just spoken of, and of no job: how long it lasts, what it is good for. */
const ABOUT = new Phrases(
  everyOf('how long', 'does|do|will|would', IT, 'last|hold up|stay on|keep'),
  everyOf('is|are', IT, '|really|actually|even', 'worth it|worth the money|better than|as good as'),
  everyOf('what does|what do|does', IT, 'include|come with|protect|do'),
  everyOf('what is|whats', 'in', IT),
);
const ABOUT_ES = new Phrases('vale la pena|que incluye|que trae|que lleva|cuanto aguanta');
const INCLUDED = new Phrases('what is included|whats included|what all is included');
const DIFFERENCE = new Phrases(
  everyOf('what is the|whats the|what is|whats', 'difference|diff|different', 'to|with|from|vs'),
  everyOf('cual es la diferencia', 'con|de'),
);
const POINTS = /\b(?:it|that|they|this|one)\b/i;

const without = (words: WordTokens) => words.slice(LEADS.runAt(words, 0));

/** 'Is it worth it', 'whats the difference to a wax'. */
export function asksAboutIt(question: string): boolean {
  const words = without(spelled(question));
  return [ABOUT, ABOUT_ES, INCLUDED, DIFFERENCE].some((each) => each.begin(words));
}

/** The same with the service that it is about. */
export function aboutService(question: string, service: string): string {
  const all = spelled(question);
  const words = all.slice(LEADS.runAt(all, 0));
  const difference = DIFFERENCE.lengthAt(words, 0);
  const typed = question.replace(/[?.!\s]+$/, '');
  if (difference > 0)
    return `difference between ${service} and ${question.slice(words[difference]?.start)}`;
  if (ABOUT_ES.begin(words)) return `${typed} ${service}`;
  // The second 'it' would point back again.
  return ABOUT.begin(words) && POINTS.test(typed)
    ? typed.replace(POINTS, service).replace(/\bworth it\b/i, 'worth the money')
    : `${typed} in ${service}`;
}
