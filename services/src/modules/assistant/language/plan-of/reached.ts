import type { Goal } from '../../plan/plan.js';
import { isThing } from './asked.js';
import type { Parts } from '../pieces/parts.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

/** Which days, weeks or months come to so much: 'days over 1000 last month', 'how many months did we break 15k'. */
export interface Reached {
  measure: string;
  group: string;
  goal: Goal;
  /** Of what is still to come, whether or not that is said. */
  isToCome?: boolean;
}

const UNITS = new Set(['day', 'week', 'month', 'quarter', 'year']);
const REACHES = wordSet(
  'break|broke|broken|hit|hits|reach|reached|pass|passed|top|topped|crack|cracked|cross|crossed|clear|cleared|exceed|exceeded|make|made|do|did|pasamos|llegamos|hicimos',
);
const MONEY_NOUN = wordSet('bucks|dollars|dolares|pesos');
const ROWS_NOUN = wordSet('job~|car~|appointment~|visit~|trabajo~|carro~|cita~');
/** A smaller number without a sign is as likely of jobs. */
const LEAST_MONEY = 100;
const LEADS = wordSet('any|which|what|how many|show me|list|hay|que|cuantos|cuantas|we|i');

const groupOf = ({ tags }: Span) =>
  tags.flatMap((tag) => (tag.kind === 'group' && UNITS.has(tag.name) ? [tag.name] : []))[0];

const boundOf = (span: Span | undefined) =>
  span?.tags.flatMap((tag) => (tag.kind === 'bound' ? [tag.bound] : []))[0];

const isPlural = ({ words }: Span) => /s$/.test(words.at(-1) ?? '');

/** The days come first, then what they come to: 'days with jobs over 500' are of jobs. */
export function reachedOf(parts: Parts): Reached | undefined {
  const units = parts.spans.filter((span) => groupOf(span) !== undefined && isPlural(span));
  const numbers = parts.spans.filter(({ number }) => number !== undefined);
  const [[unit], [only]] = [units, numbers];
  const group = unit && groupOf(unit);
  if (!group || !only?.number || units.length > 1 || numbers.length > 1) return undefined;
  const [from, at] = [parts.spans.indexOf(unit), parts.spans.indexOf(only)];
  const [before, after] = [parts.spans[at - 1], parts.spans[at + 1]];
  const between = parts.spans.slice(from + 1, at);
  const verb = between.find(({ words }) => REACHES.has(words.at(-1) ?? ''));
  const bound = boundOf(before) ?? boundOf(after);
  const isOfRows = between.some((span) => ROWS_NOUN.has(span.words.at(-1) ?? '') || isThing(span));
  if (at < from || isOfRows || (bound === undefined && verb === undefined)) return undefined;
  const isCount = ROWS_NOUN.has(after?.words[0] ?? '');
  const isNoun = MONEY_NOUN.has(after?.words[0] ?? '');
  const { value, isMoney } = only.number;
  if (!isCount && !isMoney && !isNoun && value < LEAST_MONEY) return undefined;
  const around = [before, after].filter(
    (span): span is Span => span !== undefined && boundOf(span) !== undefined,
  );
  const leads = parts.spans.slice(0, at).filter(({ words }) => LEADS.has(words.join(' ')));
  parts.use(unit, only, ...around, ...leads);
  if (verb) parts.use(verb);
  if (after && (isCount || isNoun)) parts.use(after);
  const isBelow = bound === 'most';
  // 'More than 5 jobs' are six; of money the line is nobody's.
  const isMore = isCount && wordSet('more|over|above|mas').has(before?.words[0] ?? '');
  return {
    measure: isCount ? 'jobs' : 'revenue',
    group,
    goal: {
      unit: isCount ? 'count' : 'money',
      value: isMore ? value + 1 : value,
      ...(isBelow && { isBelow }),
    },
  };
}
