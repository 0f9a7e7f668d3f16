import { isOf, type Gate } from './gate.js';

const WORKS = /^(?:work(?:ed|s|ing)?|wash(?:ed|es)?|clean(?:ed|s)?|detail(?:ed|s)?|trabajo|lavo)$/;
const GUYS = /^(?:guys?|techs?|helpers?|workers?|employees?)$/;
const worker: Gate = {
  name: 'who did a job is not written down',
  leaves: ({ parts }) =>
    parts.spans.filter(
      (span, at) =>
        // 'Which of my guys' is none of the customers.
        (GUYS.test(span.words.at(-1) ?? '') &&
          /^(?:my|our|which)$/.test(
            span.words.at(-2) ?? parts.spans[at - 1]?.words.at(-1) ?? '',
          )) ||
        (span.name?.kind === 'customer' &&
          (WORKS.test(parts.spans[at + 1]?.words[0] ?? '') ||
            /^(?:by|por)$/.test(parts.spans[at - 1]?.words.join(' ') ?? ''))),
    ),
};

const DOES =
  /^(?:did|does|done|works?|worked|wash(?:ed|es)?|clean(?:ed|s)?|detail(?:ed|s)?|finish(?:ed)?|completed|hizo|lavo|trabajo)$/;
const WE = /^(?:i|we|you|my|our|the customers?)\b/;
/** 'Who washed the most cars' asks for one of the crew. */
const workedMost: Gate = {
  name: 'who did the most jobs is no customer',
  leaves: ({ parts, plan }) => {
    const [who, verb, next] = parts.spans;
    const isAsked = plan.group === 'customer' && who && isOf(who, /^(?:who|quien)$/);
    const isDoing = isAsked && verb && DOES.test(verb.words[0] ?? '');
    return isDoing && !WE.test(next?.words.join(' ') ?? '') ? [verb] : [];
  },
};

/** Who of a crew did a job. */
export const GATES_OF_WORKERS: readonly Gate[] = [worker, workedMost];
