import type { Language } from '../../plan/plan.js';
import { lookUp } from '../../words/look-up.js';
import { numberOf } from '../periods/rule.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

const TENS: Record<string, number> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50 },
  ...{ sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  ...{ veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50 },
};
const UNITS_ES: Record<string, number> = {
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
};
const HUNDREDS_ES: Record<string, number> = {
  ...{ cien: 100, ciento: 100, doscientos: 200, trescientos: 300, cuatrocientos: 400 },
  ...{ quinientos: 500, seiscientos: 600, setecientos: 700, ochocientos: 800, novecientos: 900 },
};
const THOUSAND = wordSet('thousand|grand|mil');
const isTimes = (word: string | undefined) => word === 'hundred' || THOUSAND.has(word ?? '');

const plainOf = (word: string | undefined): number | undefined =>
  lookUp(TENS, word) ??
  lookUp(UNITS_ES, word) ??
  (/^\d{1,3}(?:\.\d+)?$/.test(word ?? '') ? Number(word) : numberOf(word));

/** Number read so far: full thousands, the rest below, and the size of its last word. */
interface Said {
  done: number;
  open?: number | undefined;
  last: 'unit' | 'tens' | 'hundred' | 'thousand';
  length: number;
  /** Contains hundreds or thousands, or both tens and units. */
  isCompound: boolean;
}

const sizeOf = (word: string): Said['last'] => (lookUp(TENS, word) === undefined ? 'unit' : 'tens');

/** Number extended by the next word, if possible. */
function withNext(said: Said, words: readonly string[], language: Language): Said | undefined {
  const [word = '', next, second] = words;
  const { done, open, last, length } = said;
  const isArticle = wordSet('an|a').has(word);
  const isAnd = wordSet('and|y').has(word) && (last === 'hundred' || last === 'thousand');
  if (isAnd && length > 0 && plainOf(next) !== undefined && !isTimes(second))
    return { ...said, length: length + 1 };
  if (word === 'hundred' && open !== undefined && open < 100)
    return { done, open: open * 100, last: 'hundred', length: length + 1, isCompound: true };
  if (THOUSAND.has(word) && (open !== undefined || (language === 'es' && length === 0)))
    return {
      ...{ done: done + (open ?? 1) * 1000, open: undefined },
      ...{ last: 'thousand', length: length + 1, isCompound: true },
    };
  // 'Por ciento' is percent.
  const isPercent = word === 'ciento' && plainOf(next) === undefined;
  const hundreds = isPercent ? undefined : lookUp(HUNDREDS_ES, word);
  if (hundreds !== undefined && open === undefined)
    return { done, open: hundreds, last: 'hundred', length: length + 1, isCompound: true };
  const value = isArticle && !isTimes(next) ? undefined : plainOf(word);
  if (value === undefined) return undefined;
  const added = { done, last: sizeOf(word), length: length + 1 };
  if (open === undefined) return { ...added, open: value, isCompound: said.isCompound };
  const fits = last === 'hundred' ? value < 100 : last === 'tens' && value < 10;
  return fits ? { ...added, open: open + value, isCompound: true } : undefined;
}

function saidAt(words: readonly string[], at: number, language: Language): Said {
  let said: Said = { done: 0, last: 'unit', length: 0, isCompound: false };
  for (;;) {
    const next = withNext(said, words.slice(at + said.length), language);
    if (!next) return said;
    said = next;
  }
}

const A_YEAR = (value: number) => value > 2000 && value < 2100;
/** Four digits may be a year, so other thousands are written with 'k'. */
const written = (value: number) =>
  value < 1000 || A_YEAR(value) ? String(value) : `${value / 1000}k`;

/** 'Five hundred', 'dos mil quinientos' in digits; 'one fifty' stays, as it is ambiguous. */
export function withSpokenNumbers(tokens: readonly Token[], language: Language): Token[] {
  const words = tokens.map(({ word }) => word);
  const all: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const [first] = tokens.slice(at, at + 1);
    const { done, open = 0, length, isCompound } = saidAt(words, at, language);
    const isTens = length === 1 && lookUp(TENS, words[at]) !== undefined;
    const isBehind =
      plainOf(words[at - 1]) !== undefined && !wordSet('an|a').has(words[at - 1] ?? '');
    const isNumber = (isCompound || (isTens && numberOf(words[at]) === undefined)) && !isBehind;
    const count = isNumber ? length : 1;
    const own = tokens.slice(at, at + count);
    if (first && isNumber)
      all.push({
        raw: own.map(({ raw }) => raw).join(' '),
        word: written(done + open),
        start: first.start,
        end: own.at(-1)?.end ?? first.end,
      });
    else all.push(...own);
    at += count;
  }
  return all;
}
