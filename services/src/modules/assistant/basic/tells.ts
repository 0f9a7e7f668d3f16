import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { spelled } from '../language/normalize/spelled.js';

const TELLS = new Phrases(
  everyOf('please|', 'tell|text|message|let|email|e mail|ask|remind|write|send|dile|manda|avisa'),
);
/** What is to be said to somebody: no article is. */
export const isTelling = (message: string): boolean => TELLS.begin(spelled(message));

const TELLS_WHOM = new Phrases(everyOf('please|', 'tell|let|ask|remind|notify|dile|avisa'));
const US = new Phrases('me|us|you');
/** Somebody else is to hear it: no record is an answer. */
export function isTellingSomebody(message: string): boolean {
  const words = spelled(message);
  const length = TELLS_WHOM.lengthAt(words, 0);
  return length > 0 && words.length > length && US.lengthAt(words, length) === 0;
}
