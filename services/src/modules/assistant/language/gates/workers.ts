import { Phrases } from '../../words/phrases.js';
import { isOf, type Gate } from './gate.js';
import { begins } from '../pieces/said.js';
import { wordSet } from '../../words/word-set.js';

const WORKS = wordSet(
  'work~|worked|working|wash|washed|washes|clean~|cleaned|detail~|detailed|trabajo|lavo',
);
const GUYS = wordSet('guy~|tech~|helper~|worker~|employee~');
const worker: Gate = {
  name: 'who did a job is not written down',
  leaves: ({ parts }) =>
    parts.spans.filter(
      (span, at) =>
        // 'Which of my guys' is none of the customers.
        (GUYS.has(span.words.at(-1) ?? '') &&
          wordSet('my|our|which').has(
            span.words.at(-2) ?? parts.spans[at - 1]?.words.at(-1) ?? '',
          )) ||
        (span.name?.kind === 'customer' &&
          (WORKS.has(parts.spans[at + 1]?.words[0] ?? '') ||
            wordSet('by|por').has(parts.spans[at - 1]?.words.join(' ') ?? ''))),
    ),
};

const DOES = wordSet(
  'did|does|done|work~|worked|wash|washed|washes|clean~|cleaned|detail~|detailed|finish|finished|completed|hizo|lavo|trabajo',
);
const WE = new Phrases('i|we|you|my|our|the customer|the customers');
/** 'Who washed the most cars' asks for one of the crew. */
const workedMost: Gate = {
  name: 'who did the most jobs is no customer',
  leaves: ({ parts, plan }) => {
    const [who, verb, next] = parts.spans;
    const isAsked = plan.group === 'customer' && who && isOf(who, wordSet('who|quien'));
    const isDoing = isAsked && verb && DOES.has(verb.words[0] ?? '');
    return isDoing && !(next && begins(next, WE)) ? [verb] : [];
  },
};

/** Who of a crew did a job. */
export const GATES_OF_WORKERS: readonly Gate[] = [worker, workedMost];
