import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';
import type { Parts } from '../pieces/parts.js';
import { tokensOf } from '../pieces/said.js';
import { wordSet } from '../../words/word-set.js';

const CAME = new Phrases(
  'came|visited|was in|were in|was here|were here|showed up|hours worked|vino|vinieron',
  everyOf('i|we', 'saw'),
  everyOf('did|have', 'i|we', 'see|seen'),
);
/** 'Who visited this month', 'customers we saw': nobody who is still to come. */
export const saysCame = ({ spans }: Parts): boolean => CAME.in(tokensOf(spans)) !== undefined;

const DOES = wordSet('do|done|run|handle|finish|complete|get|have|wash|clean|detail|work');
/** 'How many jobs did van 1 do', 'which van did the most' */
export const saysCrewDid = ({ spans }: Parts): boolean =>
  spans.some((span, at) => {
    const isNamed = span.name?.kind === 'crew';
    const isAsked = span.tags.some((tag) => tag.kind === 'group' && tag.name === 'crew');
    const [before, after] = [spans[at - 1]?.words.at(-1), spans[at + 1]?.words[0] ?? ''];
    return (isNamed && before === 'did' && DOES.has(after)) || (isAsked && after === 'did');
  });
