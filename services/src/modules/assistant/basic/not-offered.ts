import { Phrases } from '../words/phrases.js';
import { OFFERED } from '../actions/price/phrases.js';
import { isOfProductPage, sourceOf, type Entry } from '../knowledge/library.js';
import { addOnAt, type Own } from '../language/pieces/vocabulary.js';
import { normalized } from '../language/normalize/normalize.js';
import type { Language } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { LIKELY } from './advice.js';
import { lines, type Answer } from '../answers/answer.js';
import type { Question } from './question.js';

interface Words {
  none(thing: string, services: string): string;
  how(links: string): string;
}
const WORDS: Record<Language, Words> = {
  en: {
    none: (thing, services) => `None of your services is called “${thing}”. Yours are ${services}.`,
    how: (link) => `How it is done stands in ${link}.`,
  },
  es: {
    none: (thing, services) =>
      `Ninguno de sus servicios se llama “${thing}”. Los suyos son ${services}.`,
    how: (link) => `Cómo se hace está en ${link} (en inglés).`,
  },
};

const MOST_WORDS = 4;
const IT = new Phrases('it|that|this|one|those|them|that here|eso|esto|lo mismo');
/** 'Do we do motorcycles': the thing that is asked for, where nothing else is said. */
function thingIn({ text, plan, people }: Question): string | undefined {
  const { tokens } = normalized(text);
  const length = OFFERED.lengthAt(tokens, 0);
  const thing = tokens.slice(length).map(({ raw }) => raw);
  // 'Do we offer it' names nothing.
  if (IT.isAllOf(tokens.slice(length))) return undefined;
  const isPlain = plan === undefined && people.length === 0 && thing.length <= MOST_WORDS;
  return length > 0 && thing.length > 0 && isPlain ? thing.join(' ') : undefined;
}

const hasAddOn = (thing: string, { addOns }: Own): boolean => {
  const words = normalized(thing).tokens.map(({ word }) => word);
  return words.some((_, at) => addOnAt(words, at, addOns) !== undefined);
};

const linkTo = (entry: Entry) => {
  const { title, url } = sourceOf(entry);
  return `[${title}](${url})`;
};

/** What is on no list of services is not done here, however it is done; of the product it is told elsewhere. */
export function notOffered(question: Question, own: Own): Answer | undefined {
  const { services } = own;
  const thing = thingIn(question);
  // What is booked beside a service is offered as well.
  if (thing === undefined || services.length === 0 || hasAddOn(thing, own)) return undefined;
  const { entries, confidence } = question.near;
  const [entry] = entries;
  if (entry !== undefined && isOfProductPage(entry) && confidence >= LIKELY) return undefined;
  const words = WORDS[question.language];
  const names = services.map(({ name }) => plain(name)).join(', ');
  const isNear = entry !== undefined && !isOfProductPage(entry) && confidence >= LIKELY;
  const how = isNear ? ['', words.how(linkTo(entry))] : [];
  return {
    text: lines(words.none(plain(thing), names), ...how),
    sources: isNear ? [sourceOf(entry)] : [],
    suggestions: [],
  };
}
