import { isPhraseWord } from '../../language/lexicon/index.js';
import type { Token } from '../../words/tokens.js';
import type { Span } from '../../language/pieces/spans.js';
import type { Whom } from '../whom/place.js';
import { wordSet } from '../../words/word-set.js';

/** 'Linh and Megan': each of them. */
export const severalIn = (people: readonly Span[], spans: readonly Span[]) =>
  people.length > 1 &&
  people.slice(1).every((span) => {
    const at = spans.indexOf(span);
    const [first, before] = [spans[at - 2], spans[at - 1]].map((each) => each?.words.join(' '));
    return wordSet('and|y|y a').has(before ?? '') || (before === 'a' && first === 'y');
  });
export const several = (people: readonly Span[]): Whom | undefined =>
  people.length > 1
    ? {
        kind: 'several',
        people: people.flatMap(({ name }) => (name?.kind === 'customer' ? name.people : [])),
        said: people.map(({ raw }) => raw).join(', '),
      }
    : undefined;

const isMaybeName = ({ word }: Token) => /^\p{L}+$/u.test(word) && !isPhraseWord(word);
/** 'Linh Bennett, Naomi Patel and Bo': what stands between two names is 'and'. */
export const withCommas = (text: string, tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const isMarked =
      before !== undefined &&
      text.slice(before.end, token.start).trim() === ',' &&
      isMaybeName(before) &&
      isMaybeName(token);
    return isMarked ? [{ ...token, raw: 'and', word: 'and' }, token] : [token];
  });

/** 'The Tahoe on Saturday': whose it is, is whoever comes in it. */
export const ownersIn = (spans: readonly Span[]) =>
  spans.filter(({ name }) => name?.kind === 'vehicle');
export const byVehicle = (spans: readonly Span[]): Whom | undefined => {
  const words = spans.flatMap(({ name }) => (name?.kind === 'vehicle' ? [name.words] : []));
  return words.length > 0
    ? { kind: 'vehicle', words, said: spans.map(({ raw }) => raw).join(' ') }
    : undefined;
};
