import { isTimeGroup } from '../../plan/groups/index.js';
import type { Plan } from '../../plan/plan.js';
import { isPlainWord, unitOf, type Gate } from './gate.js';
import type { Parts } from '../pieces/parts.js';
import type { Span } from '../pieces/spans.js';
import { everyOf } from '../../words/every-of.js';
import { wordSet } from '../../words/word-set.js';

const LEADS = wordSet(
  'which|what|whats|list|show|give|get|find|pull|me|us|up|any|all|every|the|my|our|of|in|on|for|and|only|cuales|que|cual|lista|dame|muestrame|mis|los|las|en|de',
);
/** What a question asks for: its first noun, behind 'which', 'list', 'my'. */
function headOf({ spans }: Parts): Span | undefined {
  return spans.find(({ words }) => !words.every((word) => LEADS.has(word)));
}

export const PEOPLE = wordSet(
  everyOf('|which|what|list of', 'customer~|client~|people|person~|folks|cliente~|personas'),
);
const OF_PEOPLE = new Set<string | undefined>(['customer', 'visit']);
const isOfPeople = ({ want, measure, group }: Plan) =>
  want !== 'value' || OF_PEOPLE.has(group) || /customers$/.test(measure);
const people: Gate = {
  name: 'which customers are asked for, customers answer',
  leaves: ({ parts, plan }) => {
    const head = headOf(parts);
    const areTwo = typeof plan.compare === 'object' && !parts.has('compare') && !parts.has('count');
    const isAnswered = isOfPeople(plan) && !(plan.want === 'value' && areTwo);
    return head && PEOPLE.has(head.words.join(' ')) && !isAnswered ? [head] : [];
  },
};

const STRETCHES = wordSet(
  everyOf('|which|what|que|cuales', 'days|weeks|months|years|quarters|dias|semanas|meses'),
);
const stretch: Gate = {
  name: 'which months are asked for, months answer',
  leaves: ({ parts, plan }) =>
    plan.want !== 'value' ||
    isTimeGroup(plan.group) ||
    plan.group === 'weekday' ||
    plan.group === 'hour' ||
    unitOf(plan) === 'day' ||
    parts.periods().length > 1
      ? []
      : parts.spans.filter((span) => STRETCHES.has(span.words.join(' ')) && headOf(parts) === span),
};

const ENDS = new Set<Plan['order']>(['latest', 'earliest']);
const OF_ENDS = new Set(['last_visit', 'next_visit', 'new_customers', 'between', 'gap']);
const cameLast: Gate = {
  name: 'who came last is not who came how often',
  leaves: ({ parts, plan }) =>
    plan.want === 'value' &&
    plan.compare === undefined &&
    !ENDS.has(plan.order) &&
    !OF_ENDS.has(plan.measure) &&
    plan.limit === undefined
      ? parts.spans.filter(
          (span) =>
            wordSet('last|first|latest|earliest').has(span.words.join(' ')) &&
            !span.period &&
            !isPlainWord(span),
        )
      : [],
};

const byWhat: Gate = {
  name: 'by what there is no split',
  leaves: ({ parts, plan }) =>
    plan.group === undefined && plan.order !== 'name'
      ? parts.spans.filter((span, at) => {
          const next = parts.spans[at + 1];
          return (
            span.words.join(' ') === 'by' &&
            next !== undefined &&
            isPlainWord(next) &&
            next.tags.every(({ kind }) => kind === 'glue') &&
            !next.name &&
            !next.period
          );
        })
      : [],
};

const orders: Gate = {
  name: 'each order is in the plan',
  leaves: ({ parts, plan }) =>
    parts
      .all('order')
      .filter(
        ({ span, tag }) =>
          !span.period &&
          span.tags.length === 1 &&
          plan.order !== tag.order &&
          plan.group !== undefined &&
          (tag.order === 'latest' || tag.order === 'earliest'),
      )
      .map(({ span }) => span),
};

export const JOBS = wordSet(
  everyOf('|which|what|list of|upcoming|future', 'jobs|appointments|appts|bookings|trabajos|citas'),
);
const jobsFirst: Gate = {
  name: 'which jobs are asked for, jobs answer',
  leaves: ({ parts, plan }) => {
    const head = headOf(parts);
    return head && JOBS.has(head.words.join(' ')) && /customers$/.test(plan.measure) ? [head] : [];
  },
};

const THAN = wordSet(
  everyOf('slower|busier|better|worse|higher|lower|more|less|fewer|faster', '|than'),
);
/** 'How many more jobs' */
const isToCome = (parts: Parts, span: Span) =>
  parts.isUsed(span) &&
  parts.beside(span, -1)?.tags.some(({ kind }) => kind === 'count' || kind === 'amount') === true;
const compares: Gate = {
  name: 'what is more is beside something',
  leaves: ({ parts, plan }) =>
    plan.compare === undefined &&
    plan.group === undefined &&
    plan.goal === undefined &&
    !plan.filters.some(({ name }) => /_(?:least|most|over|under|from|to)$/.test(name))
      ? parts
          .all('compare')
          .filter(
            ({ span }) =>
              THAN.has(span.words.join(' ')) && !isPlainWord(span) && !isToCome(parts, span),
          )
          .map(({ span }) => span)
      : [],
};

/** What a question asks for first, and in which order, is in the plan. */
export const GATES_OF_CLAIMS: readonly Gate[] = [
  people,
  stretch,
  cameLast,
  byWhat,
  orders,
  jobsFirst,
  compares,
];
