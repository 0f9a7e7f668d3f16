import { everyOf } from '../../words/every-of.js';
import type { Language } from '../../plan/plan.js';
import { Phrases } from '../../words/phrases.js';
import { requestOf, type Request } from '../request.js';

const GAP = new Phrases(
  everyOf('lunch', 'gap|break|hour|slot'),
  everyOf('time|room|gap|break|space', 'for|to', 'a|my|our|eat|have|grab|take|', 'lunch'),
  everyOf('tiempo|hueco|espacio', 'para|de', 'almorzar|comer|almuerzo|el almuerzo'),
);
/** Whoever has a lunch gap takes none yet: these are looked for behind those. */
const TAKE = new Phrases(everyOf('take|eat|have|grab|get|do', 'a|my|our|', 'lunch'));

/** When people eat. */
const AROUND_NOON: Record<Language, string> = {
  en: 'gap between 11am and 2pm',
  es: 'hueco entre 11am y 2pm',
};

/** 'Is there time for lunch tomorrow' asks for a gap around noon. */
export function withLunch(request: Request): Request {
  const { tokens, language, today, vocabulary } = request;
  const found = GAP.in(tokens) ?? TAKE.in(tokens);
  if (!found) return request;
  const words = tokens.map(({ raw }) => raw);
  words.splice(found.at, found.length, AROUND_NOON[language]);
  return { ...requestOf(words.join(' '), today, vocabulary), language };
}
