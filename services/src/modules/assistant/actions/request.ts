import { everyOf } from '../words/every-of.js';
import { namesIn } from '../language/pieces/names.js';
import { normalized } from '../language/normalize/normalize.js';
import { spansOf, type Span } from '../language/pieces/spans.js';
import type { Token } from '../words/tokens.js';
import type { Vocabulary } from '../language/pieces/vocabulary.js';
import type { Language, Said } from '../plan/plan.js';
import { withBounds } from './when/bounds.js';
import { withClocks } from './when/clock.js';
import { Phrases } from '../words/phrases.js';
import { wordSet } from '../words/word-set.js';

/** Something that is asked to be done, in its words. */
export interface Request {
  /** As typed. */
  text: string;
  language: Language;
  /** Without what is only polite. */
  tokens: Token[];
  /** The day it is in the business's zone. */
  today: string;
  vocabulary: Vocabulary;
}

const POLITE = new Phrases(
  everyOf(
    'is there|would there be',
    'a chance|any chance|a way|any way',
    'to|we can|we could|you can|you could',
  ),
  'yes|yeah|yep|yup|sure|perfect|great|sounds good|cool|ok cool|awesome',
  'any chance to|any way to|is it possible to|would it be possible to',
  'i want|dear assistant|assistant|kindly|please|can you|could you|would you|will you|hey|hi|hello|ok|okay|yo|i want to|i need to|i want you to|i need you to|id like to|i would like to|lets|let us|go ahead and|just|now|quickly|and|also|then|actually|no wait|wait|scratch that|all right|alright|nvm|nevermind|never mind|if not|if so|in that case|otherwise|help me|i have to|i gotta|got to|need to',
  'por favor|porfa|puedes|podrias|me puedes|puede|quiero|necesito|hola|oye|ahora|tambien|ayudame a|hay que|tengo que',
);

/** 'Can we move her to Friday': of these verbs it is asked to be done; of others, whether there is room. */
const CAN_WE = wordSet('can|could');
const CHANGES = wordSet(
  'slide|scoot|pull|move|push|bump|shift|switch|swap|reschedule|postpone|delay|cancel|confirm|mark|text|tell|message|email|remind',
);
function asksUs([can, we, verb]: readonly Token[]): boolean {
  return (
    CAN_WE.has(can?.word ?? '') &&
    wordSet('we|i').has(we?.word ?? '') &&
    CHANGES.has(verb?.word ?? '')
  );
}

const SAYING = wordSet('text|tell|say|send|message|email|write');

export function requestOf(text: string, today: string, vocabulary: Vocabulary): Request {
  const typed = text.normalize('NFC');
  const { language, tokens } = normalized(typed);
  const lead = POLITE.runAt(tokens, 0);
  const polite = asksUs(tokens.slice(lead)) ? lead + 2 : lead;
  const last = tokens.at(-1)?.word;
  // 'Text them thanks' says what to write.
  const isEnd = last === 'please' || (last === 'thanks' && !SAYING.has(tokens[polite]?.word ?? ''));
  return {
    ...{ text: typed, language, today, vocabulary },
    tokens: withBounds(tokens.slice(polite, isEnd ? -1 : undefined)),
  };
}

const OBJECT = /l[ao]s?$/;
const CLITIC = /(?:me|nos|les?|l[ao]s?)$/;
/** 'Apúntame', 'resérvale': for whom it is done, is written on the verb. */
export function withoutClitic(tokens: Token[], heads: Phrases): Token[] {
  const [first, ...others] = tokens;
  const bare = first && { ...first, word: first.word.replace(CLITIC, '') };
  if (!bare || heads.lengthAt([bare], 0) === 0 || heads.lengthAt(tokens, 0) > 0) return tokens;
  // 'Muévela al martes' is of whoever was spoken of, unless somebody is named: 'muévela a Ana'.
  const whom = OBJECT.exec(first.word)?.[0];
  return whom === undefined ? [bare, ...others] : [bare, { ...first, word: whom }, ...others];
}

/** A request that begins with one of the phrases, without them. */
export function afterHead(request: Request, { en, es }: Record<keyof Said, Phrases>) {
  const tokens = en.lengthAt(request.tokens, 0)
    ? request.tokens
    : withoutClitic(request.tokens, es);
  const spanish = es.lengthAt(tokens, 0);
  const length = Math.max(spanish, en.lengthAt(tokens, 0));
  if (length === 0) return undefined;
  const head = tokens.slice(0, length).map(({ word }) => word);
  const isSpanish = spanish === length && en.lengthAt(tokens, 0) < length;
  return {
    head: head.join(' '),
    request: {
      ...request,
      language: isSpanish ? ('es' as const) : request.language,
      tokens: tokens.slice(length),
    },
  };
}

export type Headed = NonNullable<ReturnType<typeof afterHead>>;

/** What the words may mean, with clocks as they are spoken, and with names looked up. */
export async function meaningsOf({ language, vocabulary }: Request, tokens: readonly Token[]) {
  const own = await vocabulary.own();
  const words = withClocks(tokens);
  const names = await namesIn(words, language, own, vocabulary);
  return spansOf(words, { language, own, names });
}

const POINTS = /\b(?:it|that|one)\b/i;
/** 'What is a ceramic, and when could we fit it in': the service that the question before names. */
export async function withServiceOf(before: Request, question: string): Promise<string> {
  if (!POINTS.test(question)) return question;
  const spans = await meaningsOf(before, before.tokens);
  const [service, ...others] = spans.flatMap(({ name }) =>
    name?.kind === 'service' ? [name.names] : [],
  );
  const [only, ...more] = service ?? [];
  const isOne = only !== undefined && others.length + more.length === 0;
  return isOne ? question.replace(POINTS, only) : question;
}

const IDLE = new Set(['glue', 'want', 'amount', 'count', 'each', 'also']);

const ARTICLES = new Set('a an the un una el la los las'.split(' '));

/** What of a request nothing was made of, as it was typed; what means nothing of its own is no matter. */
export function leftOf(spans: readonly Span[], used: ReadonlySet<Span>, filler: Phrases): string[] {
  const left: string[] = [];
  for (const span of spans) {
    const words = span.words.filter((word) => !ARTICLES.has(word)).map((word) => ({ word }));
    const isIdle =
      span.tags.some(({ kind }) => IDLE.has(kind)) || filler.runAt(words, 0) === words.length;
    if (!used.has(span) && !isIdle) left.push(span.raw);
  }
  return left;
}
