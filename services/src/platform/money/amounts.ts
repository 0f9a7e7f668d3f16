/** Decimal separator: the point of '1,249.00' or the comma of '1.249,00'. */
export type Decimals = 'point' | 'comma';

/** Currency signs and codes, spaces, and apostrophes that group digits in some countries. */
const DECORATION =
  /[$€£¥\s'’]|\b(?:USD|CAD|AUD|NZD|EUR|GBP|CHF|MXN|SEK|NOK|DKK)\b|\b(?:CA|US|AU|NZ)(?=\$)/gi;
const BRACKETED = /^\((.*)\)$/;

type Mark = ',' | '.';
const OTHER: Record<Mark, Mark> = { ',': '.', '.': ',' };
const MARKS: Record<Decimals, Mark> = { point: '.', comma: ',' };
const GROUPED: Record<Mark, RegExp> = {
  ',': /^\d{1,3}(?:,\d{2,3})*,\d{3}$/,
  '.': /^\d{1,3}(?:\.\d{2,3})*\.\d{3}$/,
};

interface Written {
  digits: string;
  isNegative: boolean;
}

/** Digits and sign of an amount. '(45.00)' and '45.00-' are negative in accounting. */
function writtenAmount(text: string): Written | undefined {
  const plain = text.normalize('NFKC').replaceAll('\u2212', '-').replaceAll(DECORATION, '');
  const inner = BRACKETED.exec(plain)?.[1];
  const [, before = '', digits = '', after = ''] =
    /^(-?)([\d.,]*\d[\d.,]*)(-?)$/.exec(inner ?? plain) ?? [];
  if (digits === '') return undefined;
  return { digits, isNegative: inner !== undefined || before !== '' || after !== '' };
}

/** Decimal separator of one amount; undefined if ambiguous or missing. */
function evidenceOf(digits: string): Mark | undefined {
  const [first, last] = [digits.search(/[.,]/), digits.search(/[.,]\d*$/)];
  if (last < 0) return undefined;
  const mark = digits[last] as Mark;
  if (!GROUPED[mark].test(digits) || digits.startsWith('0')) return mark;
  return first === last ? undefined : OTHER[mark];
}

/**
 * The comma in '1,249' groups thousands, since money has no thousandths. '1.249' may also have three
 * decimals.
 */
const usualMark = (digits: string): Mark => evidenceOf(digits) ?? '.';

/** Amount in dollars, or NaN. Default decimals: detected from the text. */
export function amountOf(text: string, decimals?: Decimals): number {
  const written = writtenAmount(text);
  if (!written) return NaN;
  const { digits, isNegative } = written;
  const mark = decimals ? MARKS[decimals] : usualMark(digits);
  const [whole = '', fraction = '', ...more] = digits.split(mark);
  const isWhole = /^\d*$/.test(whole) || GROUPED[OTHER[mark]].test(whole);
  if (!isWhole || !/^\d*$/.test(fraction) || more.length > 0) return NaN;
  const amount = Number(`${whole.replaceAll(/[.,]/g, '') || '0'}.${fraction || '0'}`);
  return isNegative ? -amount : amount;
}

export interface DecimalsFound {
  decimals: Decimals;
  /** An ambiguous amount, if no other one in the column decides; otherwise ''. */
  doubtful: string;
}

/** Decimal separator of a column; undefined if the column has no amounts. */
export function decimalsOf(texts: Iterable<string>): DecimalsFound | undefined {
  const votes = { '.': 0, ',': 0 };
  let amounts = 0;
  let doubtful = '';
  let contradicting = '';
  for (const text of texts) {
    const written = writtenAmount(text);
    if (!written) continue;
    amounts += 1;
    const { digits } = written;
    const mark = evidenceOf(digits);
    if (mark) {
      votes[mark] += 1;
      if (votes[OTHER[mark]] > 0) contradicting ||= text;
    } else if (digits.includes('.')) doubtful ||= text;
  }
  if (amounts === 0) return undefined;
  const decimals = votes[','] > votes['.'] ? 'comma' : 'point';
  const isDecided = votes[','] + votes['.'] > 0;
  return { decimals, doubtful: contradicting || (isDecided ? '' : doubtful) };
}
