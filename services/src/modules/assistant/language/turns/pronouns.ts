import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';
import { ON_CARD } from '../gates/only-card.js';
import type { Parts } from '../pieces/parts.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import type { Plan } from '../../plan/plan.js';
import type { Token, WordTokens } from '../../words/tokens.js';
import { saysAny } from '../pieces/said.js';
import type { Names, Span } from '../pieces/spans.js';
import type { Person } from '../pieces/vocabulary.js';
import { wordSet } from '../../words/word-set.js';
import { isOfSomebody } from './turn.js';

const PRONOUNS = new Set('he she him her his hers ella'.split(' '));
const isPronoun = (word: string) => PRONOUNS.has(word);

/** Plural pronouns, which mean a single customer if the conversation has only one. */
const THEY = wordSet('they|them|their');
const BESIDE_FIELD = wordSet('what~|which|kind|make|is|it|and|the|of|y|que|cual|es|de|el|la|tiene');
/** 'What kind of car is it', 'phone number': only fields of the card. */
const isOfCard = (tokens: WordTokens) =>
  says(tokens, ON_CARD) && tokens.every(({ word }) => ON_CARD.has(word) || BESIDE_FIELD.has(word));

/** Index of a pronoun for a customer. */
function pronounIn(tokens: WordTokens): number {
  const at = tokens.findIndex(({ word }) => isPronoun(word));
  if (at >= 0) return at;
  // 'How many of them' counts the rows, even if there is only one.
  return tokens.findIndex(({ word }, index) => THEY.has(word) && tokens[index - 1]?.word !== 'of');
}

const DID = wordSet(
  'gasto|gastado|pago|pagado|vino|viene|vuelve|regresa|venido|compro|reservo|debe',
);
const BY_OTHERS = wordSet('quien|quienes|cual|cuales|que|cliente~|gente|se|el|un');
const ASKS_DID = wordSet('cuanto|cuanta|cuando|cuantas');
const says = (tokens: WordTokens, words: ReadonlySet<string>) =>
  tokens.some(({ word }) => words.has(word));
const HOW_OFTEN = new Phrases(
  everyOf('and|so|y|', 'how many times|how many visits|how often|cuantas veces'),
);
const isHowOften = (tokens: WordTokens) => HOW_OFTEN.isAllOf(tokens);
/** '¿Cuánto gastó?' has no subject in Spanish, unlike 'quién gastó'. */
const isWithoutSubject = (tokens: WordTokens, isKnown: boolean) =>
  pronounIn(tokens) < 0 &&
  ((isHowOften(tokens) && !isKnown) ||
    isOfCard(tokens) ||
    (says(tokens, DID) && says(tokens, ASKS_DID) && !says(tokens, BY_OTHERS)));

/** Adds a pronoun for the customer of the conversation where the language omits it. */
export function withSubject(
  tokens: readonly Token[],
  people: readonly Person[],
  before?: Plan,
): Token[] {
  const end = tokens.at(-1)?.end ?? 0;
  const isLeftOut = people.length === 1 && isWithoutSubject(tokens, isOfSomebody(before));
  return isLeftOut ? [...tokens, { raw: '', word: 'ella', start: end, end }] : [...tokens];
}

/** Adds the customer of the conversation at the pronoun, if no customer is named. */
export function withThem(names: Names, tokens: readonly Token[], people: readonly Person[]): Names {
  const isNamed = [...names.values()].some(({ tag }) => tag.kind === 'customer');
  const at = pronounIn(tokens);
  if (isNamed || at < 0 || people.length !== 1) return names;
  return new Map([...names, [at, { tag: { kind: 'customer', people: [...people] }, length: 1 }]]);
}

/** Pronouns without a customer; such a question must not count all customers. */
export function strangersIn(parts: Parts): string[] {
  const isNamed = parts.spans.some(({ name }) => name?.kind === 'customer');
  // 'How many times' without a customer is no total.
  const words = parts.spans.flatMap((span) => span.words);
  if (!isNamed && isHowOften(words.map((word) => ({ word }))))
    return parts.spans.map(({ raw }) => raw);
  return isNamed
    ? []
    : parts.spans.filter(({ words }) => words.some(isPronoun)).map(({ raw }) => raw);
}

export const POINTERS = wordSet('they|them|em|their|theirs|those|these|ellos|ellas|esos|esas');
const AGAIN = new Phrases(
  everyOf('the|', 'same', 'thing|for|with|on|goes'),
  everyOf('that|this|it|those', 'too|also'),
  'lo mismo',
);
const DAY = wordSet('day|week|month|year|time|hour');
const AUXILIARY = wordSet('does|did|will|would|is|was');

/** Words such as 'those' or 'that day' without a referent in the question or before it. */
export function pointersIn(parts: Parts, mayMeanOwn = true): string[] {
  if (mayMeanOwn && saysAny(parts, AGAIN)) return parts.spans.map(({ raw }) => raw);
  return parts.spans.flatMap((span, at) => {
    if (parts.isUsed(span) || span.name) return [];
    const next = parts.spans[at + 1];
    const last = span.words.at(-1) ?? '';
    const isSubject = at === 1 && AUXILIARY.has(parts.spans[0]?.words[0] ?? '');
    if (last === 'that' && mayMeanOwn && isSubject && !(next && isThing(next))) return [span.raw];
    if (wordSet('did|done|do|does').has(last) && isIt(next) && mayMeanOwn && !isLedByIt(parts, at))
      return [`${span.raw} ${next?.raw ?? ''}`];
    if (last === 'that' && next && !next.period && DAY.has(next.words[0] ?? ''))
      return [`${span.raw} ${next.raw}`];
    // 'Those days' are days of the question itself.
    const isMeant =
      (mayMeanOwn && parts.spans.slice(0, at).some(isThing)) ||
      // 'Who had their headlights done': 'their' refers to 'who'.
      (last === 'their' && parts.spans.slice(0, at).some(asksWho)) ||
      DAY.has(next?.words[0]?.replace(/s$/, '') ?? '');
    return span.words.some((word) => POINTERS.has(word)) && !isMeant ? [span.raw] : [];
  });
}

const isIt = (span: Span | undefined) => span?.words.join(' ') === 'it';
/** 'It' is a mere subject in 'how long did it take', but not in 'who did it'. */
const isLedByIt = ({ spans }: Parts, at: number) => spans[0]?.words[0] !== 'who' || at > 1;

const asksWho = ({ tags }: Span) => tags.some((tag) => tag.kind === 'want' && tag.want === 'who');
const isThing = ({ tags, name }: Span) =>
  name !== undefined ||
  tags.some((tag) => (tag.kind === 'measure' && THINGS.has(tag.name)) || tag.kind === 'group');
const THINGS = new Set(['customers', 'jobs', 'new_customers', 'visits', 'cancelled']);

const isByTime = ({ group, order }: Plan) => isTimeGroup(group) && order === undefined;
/** Words that refer to rows of a group, where the rows meant are unknown. */
export const pointersAfter = (parts: Parts, before: Plan | undefined): string[] =>
  before?.group === undefined || isByTime(before) || parts.isWhole ? [] : pointersIn(parts, false);
