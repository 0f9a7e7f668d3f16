import { Phrases } from '../../words/phrases.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import type { Plan } from '../../plan/plan.js';
import { everyOf } from '../../words/every-of.js';
import type { Parts } from '../pieces/parts.js';
import { pointersIn } from './pronouns.js';
import { areSeveral } from '../forms/split-of.js';
import { wordTokens } from './turn.js';
import { wordSet } from '../../words/word-set.js';

/** 'What did it do', of two that were told. */
const didIt = (parts: Parts): string[] =>
  parts.spans.flatMap((span, at) => {
    const verb = parts.spans[at - 1]?.words.at(-1) ?? '';
    const isIt = span.words[0] === 'it' && wordSet('did|does|do|has').has(verb);
    return isIt && !parts.isWhole && !parts.isUsed(span) ? [span.raw] : [];
  });

const isByTime = ({ group, order }: Plan) => isTimeGroup(group) && order === undefined;

const WHICH_END = new Phrases(
  everyOf(
    'which|which one',
    'was|is',
    'highest|lowest|best|worst|the highest|the lowest|the best|the worst',
  ),
);
/** 'Which was highest', of one figure alone: nobody knows which of what. */
function endOfOne(parts: Parts, { want, group, compare }: Plan): string[] {
  const words = wordTokens(parts);
  const isBare = words.length > 0 && WHICH_END.lengthAt(words, 0) === words.length;
  const isOne = want === 'value' && group === undefined && compare === undefined;
  return isBare && isOne ? [parts.spans.map(({ raw }) => raw).join(' ')] : [];
}

/** Who did one job is on no card: of its days it would be all of theirs. */
const crewOfOne = (parts: Parts, { want, limit }: Plan): string[] =>
  want === 'list' && limit === 1
    ? parts.groups().flatMap(({ span, tag }) => (tag.name === 'crew' ? [span.raw] : []))
    : [];

/** Of what was ranked or split, nobody knows which rows are meant; what is told week by week is all of them. */
export const pointersAfter = (parts: Parts, before: Plan | undefined): string[] => [
  ...(before?.group === undefined || isByTime(before) ? [] : pointersIn(parts, false)),
  ...(before && areSeveral(before) ? didIt(parts) : []),
  ...(before ? [...endOfOne(parts, before), ...crewOfOne(parts, before)] : []),
];
