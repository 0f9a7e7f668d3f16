import { isTimeGroup } from '../plan/groups/index.js';
import type { Plan } from '../plan/plan.js';
import type { Parts } from './parts.js';
import { pointersIn } from './pronouns.js';
import { areSeveral } from './split-of.js';

/** 'What did it do', of two that were told. */
const didIt = (parts: Parts): string[] =>
  parts.spans.flatMap((span, at) => {
    const verb = parts.spans[at - 1]?.words.at(-1) ?? '';
    const isIt = span.words[0] === 'it' && /^(?:did|does|do|has)$/.test(verb);
    return isIt && !parts.isWhole && !parts.isUsed(span) ? [span.raw] : [];
  });

const isByTime = ({ group, order }: Plan) => isTimeGroup(group) && order === undefined;

/** Of what was ranked or split, nobody knows which rows are meant; what is told week by week is all of them. */
export const pointersAfter = (parts: Parts, before: Plan | undefined): string[] => [
  ...(before?.group === undefined || isByTime(before) ? [] : pointersIn(parts, false)),
  ...(before && areSeveral(before) ? didIt(parts) : []),
];
