import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';
import { personAt } from '../pieces/names.js';
import { normalized } from '../normalize/normalize.js';
import { periodAt } from '../periods/index.js';
import { spelled } from '../normalize/spelled.js';
import type { Token } from '../../words/tokens.js';
import type { Vocabulary } from '../pieces/vocabulary.js';
import { wordSet } from '../../words/word-set.js';

/** Phrases that correct the previous question or answer. */
const CORRECTS = new Phrases(
  'no no|no wait|wait no|wait|no sorry|sorry|oops|oops no|nope|nah|no i meant|i meant|no i mean|i mean|no i said|i said|no actually|actually no|no just|no only|no make it|no make that|no do',
  'no perdon|perdon|no espera|espera|quise decir|no quise decir|no digo|digo|no solo|no mejor',
);
const DENIES = new Phrases('no');
/** Words that may follow a correction. */
const ONLY = wordSet('just|only|solo');
const MARK = /^\s*[,.;:]|^\s+[–-]\s/;
/** 'Not October, September'. */
const NOT_THAT = new Phrases(everyOf('no|sorry|wait|', 'not'));
const BUT = new Phrases('but|i meant|i said');
function insteadOf(text: string, tokens: readonly Token[]): Token | undefined {
  const lead = NOT_THAT.lengthAt(tokens, 0);
  const at = tokens.findIndex(
    ({ start }, index) => index > lead && /[,;]/.test(text.slice(tokens[index - 1]?.end, start)),
  );
  return lead > 0 && at > 0 ? tokens[at + BUT.lengthAt(tokens, at)] : undefined;
}

/** 'No trucks' is a filter; 'no Friday' and 'no Tanya' are corrections. */
async function isOther(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): Promise<boolean> {
  const words = tokens.map(({ word }) => word);
  const start = wordSet('the|el|la|on|in|en').has(words[at] ?? '') ? at + 1 : at;
  if (periodAt(words, start)) return true;
  return (await personAt(tokens, start, vocabulary))?.from === start;
}

/** Text without its correction phrase: 'No, September' is 'September'. */
export async function withoutCorrection(text: string, vocabulary: Vocabulary): Promise<string> {
  const instead = insteadOf(text, spelled(text));
  if (instead) return text.slice(instead.start);
  const { tokens } = normalized(text);
  const said = CORRECTS.lengthAt(tokens, 0);
  const at = said > 0 ? said : DENIES.lengthAt(tokens, 0);
  const [last, next] = [tokens[at - 1], tokens[at]];
  if (!last || !next) return text;
  const isMarked = MARK.test(text.slice(last.end));
  const isCorrected = said > 0 || isMarked || (await isOther(tokens, at, vocabulary));
  if (!isCorrected) return text;
  return text.slice(ONLY.has(last.word) ? last.start : next.start);
}
