import { Phrases } from '../words/phrases.js';
import { MONTH_NAMES } from './periods/months.js';
import { everyOf } from '../words/every-of.js';
import type { Parts } from './pieces/parts.js';
import type { Span } from './pieces/spans.js';
import type { WordTokens } from '../words/tokens.js';
import { wordTokens } from './turns/turn.js';
import { wordSet } from '../words/word-set.js';

/** What is asked of one's own, and what is said of one's own book without a question word. */
const OWN = new Phrases(
  everyOf('what|which', 'is|are|was|were', 'my|our'),
  everyOf('which|what', 'customer|customers|client|clients|people'),
  everyOf('que|cuales', 'cliente|clientes'),
  everyOf('my|our|total|', 'revenue|sales|income|earnings|money made|money earned|money from'),
  'ingresos|ventas|gift card sales',
  everyOf('when', 'do|does|did|was|were|is', 'most|my|our|all'),
  everyOf('when|how late|how early', 'am i'),
  everyOf('am|are', 'i|we'),
  everyOf('give|show|get|list|send', 'me|', 'all|my|every|the'),
);
const WHOLE = new Phrases(everyOf('what is the', 'date|time|day'));
const SALES = new Phrases('sales');

const PEOPLE = 'customers|clients|people|clientes';
/** 'Customers who', 'last 5 jobs with': rows, and which of them. */
const BEFORE_ROWS = new Phrases('last|first|next|my|all|los|las|mis');
const ROWS = new Phrases(`${PEOPLE}|jobs|appointments|trabajos|citas`);
const WHICH = new Phrases('who|that|with|without|under|over|longer|shorter|not|i|we|que|con|sin');
const OF_THEM = new Phrases(everyOf('how many of', 'them|those|these'));
const NUMBER = /^\d+$/;
function isOfRows(words: WordTokens): boolean {
  const lead = BEFORE_ROWS.lengthAt(words, 0);
  const at = NUMBER.test(words[lead]?.word ?? '') ? lead + 1 : lead;
  const length = ROWS.lengthAt(words, at);
  return OF_THEM.begin(words) || (length > 0 && WHICH.lengthAt(words, at + length) > 0);
}

/** 'Tesla people who', 'new customers we' */
const SORT_OF_PEOPLE = new Phrases(everyOf(PEOPLE, 'i|we|who|that|que'));

const isOfOwn = (words: WordTokens): boolean =>
  OWN.begin(words) ||
  WHOLE.isAllOf(words) ||
  SALES.lengthAt(words, words.length - 1) > 0 ||
  SORT_OF_PEOPLE.lengthAt(words, 1) > 0 ||
  isOfRows(words);

const FIGURES = new Set(['average', 'gap', 'per_hour', 'cancel_rate']);
const HAVING = new Phrases(
  everyOf('i|we', 'have|had|got'),
  everyOf('did|do|have|had', 'i|we|they'),
  'tengo|tenemos|hice|hicimos',
);

const OF_CALENDAR = new RegExp(
  String.raw`^(?:today|tomorrow|yesterday|tonight|this|last|next|past|since|so|year|month|week|${MONTH_NAMES}|ever|\d{4})\b`,
);
/** Days of the calendar are days of their jobs; of a summer, or of Saturdays, an article may speak. */
const isOfCalendar = (parts: Parts) =>
  parts.periods().some(({ span }) => OF_CALENDAR.test(span.words.join(' ')));

const RELATIVE = wordSet('up or down|year over year');
const isRelative = ({ words }: Span) => words.at(-1) === 'before' || RELATIVE.has(words.join(' '));
const OF_ONE_JOB = new Set(['next_visit', 'last_visit']);

/** 'What is my rent', 'how many employees do I have', 'which customers left a review'. */
export function isOfRecords(parts: Parts): boolean {
  const words = wordTokens(parts);
  const isHow = parts.has('count') || parts.has('amount');
  // 'The average length of a job', 'last 3 customers': figures, and rows, of theirs.
  const isSplit = parts.all('group').some(({ span }) => span.words[0] === 'by');
  const isFigure = parts
    .all('measure')
    .some(({ span, tag }) => FIGURES.has(tag.name) && span.words[0] !== 'mean');
  return (
    isOfCalendar(parts) ||
    parts.all('compare').some(({ span }) => isRelative(span)) ||
    parts.all('measure').some(({ tag }) => OF_ONE_JOB.has(tag.name)) ||
    isOfOwn(words) ||
    isFigure ||
    isSplit ||
    (isHow && HAVING.in(words) !== undefined)
  );
}
