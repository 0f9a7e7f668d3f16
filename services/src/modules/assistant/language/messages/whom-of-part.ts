import { Phrases } from '../../words/phrases.js';
import type { Language } from '../../plan/plan.js';
import { normalized } from '../normalize/normalize.js';
import { POLITE, SAYS } from './request-words.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

const THEM = wordSet('him|her|them|everyone|everybody');
/** Only behind the verb: 'tell Bo that …' */
const IT = wordSet('it|that');
const OF_THOSE = wordSet(
  'on|in|for|from|with|who~|coming|else|today|tomorrow|this|next|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
);
const TO = wordSet('to|for');
/** 'Give Bo her spot': whose it is, wherever it stands. */
const PLACE = wordSet('spot|slot|place');
/** A verb, and somebody in one word: 'avísale', 'cancélala'. */
const VERBS = wordSet(
  'di|da|avisa|manda|escribe|recuerda|envia|agradece|pregunta|pide|cancela|mueve|confirma|marca|pasa|cambia|apunta|agenda',
);
const CLITIC_END = /(?:se)?l[aeo]s?$/;
const hasClitic = (word: string) =>
  CLITIC_END.test(word) && VERBS.has(word.replace(CLITIC_END, ''));
/** 'Dale las gracias' */
const GIVES = wordSet('dale|dales');
const THANKS = 'gracias';
const THEY = wordSet('he|she|they');
const ALL = wordSet('all|both|each');
const MAKE = wordSet('make');
/** With nothing behind it what was done is told. */
const TELLS = new Phrases('text|message|email|e mail|tell|notify', 'avisale|avisales|dile|diles');
const LET_KNOW: Record<Language, (names: string) => string> = {
  en: (names) => `let ${names} know`,
  es: (names) => `avisa a ${names} de eso`,
};

/** Where 'her' stands, whom something is done for; 'her car' further on is of no matter. */
function pronounIn(tokens: readonly Token[], start: number): number {
  return tokens.findIndex(
    ({ word }, at) =>
      (at === start + 1 && IT.has(word)) ||
      (at > start &&
        THEM.has(word) &&
        (at <= start + 2 ||
          TO.has(tokens[at - 1]?.word ?? '') ||
          PLACE.has(tokens[at + 1]?.word ?? '')) &&
        // 'Everyone tomorrow' says who that is.
        !(word.startsWith('every') && OF_THOSE.has(tokens[at + 1]?.word ?? ''))),
  );
}

const ARTICLE = wordSet('la|las|el|los|un|una');
const OF_GROUP = wordSet('de|del|que');
/** 'Mándale un mensaje a Naomi que …', 'avísale a los de mañana': whom is said, and 'avísale a las 3' says when. */
function namesWhom(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ word }) => word);
  const said = words.indexOf('que');
  const before = said < 0 ? words : words.slice(0, said);
  return before.some((word, at) => {
    const [next = '', behind = ''] = [words[at + 1], words[at + 2]];
    const isSome = ARTICLE.has(next) ? OF_GROUP.has(behind) : /^\p{L}/u.test(next);
    return word === 'a' && isSome;
  });
}

/** 'Text her that it is ready', where that is said of somebody: 'text Ana Keller that it is ready'. */
export function withWhom(text: string, names: string): string {
  const { tokens, language } = normalized(text);
  const start = POLITE.runAt(tokens, 0);
  const head = tokens[start];
  if (!head) return text;
  const thanks = GIVES.has(head.word) ? text.indexOf(THANKS) : -1;
  if (thanks > 0 && !namesWhom(tokens.slice(start + 1)))
    return `agradece a ${names}${text.slice(thanks + THANKS.length)}`;
  if (hasClitic(head.word) && namesWhom(tokens.slice(start + 1))) return text;
  if (hasClitic(head.word)) {
    const isBare = tokens.length === start + 1 && TELLS.lengthAt(tokens, start) > 0;
    return isBare
      ? LET_KNOW.es(names)
      : `${text.slice(0, head.end)} a ${names}${text.slice(head.end)}`;
  }
  if (THEY.has(head.word)) return `${names}${text.slice(head.end)}`;
  const at = pronounIn(tokens, start);
  const pronoun = tokens[at];
  const says = SAYS.lengthAt(tokens, start);
  if (!pronoun && says > 0) {
    const verb = tokens[start + says - 1]?.word === 'thanks' ? 'thank' : 'apologize to';
    return `${verb} ${names}${text.slice(tokens[start + says - 1]?.end)}`;
  }
  if (!pronoun) return text;
  const isAll = ALL.has(tokens[at + 1]?.word ?? '');
  const end = (isAll ? tokens[at + 1] : pronoun)?.end ?? 0;
  const rest = text.slice(end);
  if (rest.trim() === '' && at === start + 1 && TELLS.lengthAt(tokens, start) === 1)
    return LET_KNOW[language](names);
  const said = `${text.slice(0, pronoun.start)}${names}${rest}`;
  // 'Make it an interior' is another service than the one it is booked for.
  return MAKE.has(head.word) ? `${said} instead` : said;
}
