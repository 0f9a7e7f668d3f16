/** The sign before the cents: the point of '1,249.00' or the comma of '1.249,00'. */
export type Decimals = 'point' | 'comma';

/** Currency signs and codes, blanks and the apostrophes that some countries group digits with. */
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

/** '(45.00)' and '45.00-' are negative in accounting. */
function writtenAmount(text: string): Written | undefined {
  const plain = text.normalize('NFKC').replaceAll('\u2212', '-').replaceAll(DECORATION, '');
  const inner = BRACKETED.exec(plain)?.[1];
  const [, before = '', digits = '', after = ''] =
    /^(-?)([\d.,]*\d[\d.,]*)(-?)$/.exec(inner ?? plain) ?? [];
  if (digits === '') return undefined;
  return { digits, isNegative: inner !== undefined || before !== '' || after !== '' };
}

/** The sign before the cents of one amount; undefined: it can be read both ways, or has none. */
function evidenceOf(digits: string): Mark | undefined {
  const [first, last] = [digits.search(/[.,]/), digits.search(/[.,]\d*$/)];
  if (last < 0) return undefined;
  const mark = digits[last] as Mark;
  if (!GROUPED[mark].test(digits) || digits.startsWith('0')) return mark;
  return first === last ? undefined : OTHER[mark];
}

/** Of '1,249' the comma groups thousands, since money has no thousandths. '1.249' may also be a number with three decimals. */
const usualMark = (digits: string): Mark => evidenceOf(digits) ?? '.';

/** Dollars, or NaN for what is no amount. Without `decimals` the text decides by itself. */
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
  /** An amount that could be read the other way, where no other in the column decides; '' where there is none. */
  doubtful: string;
}

/** A column's sign before the cents; undefined: it holds no amounts. */
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
