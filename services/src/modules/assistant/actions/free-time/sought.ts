import { everyOf } from '../../words/every-of.js';
import type { WordTokens } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import { Phrases } from '../../words/phrases.js';
import { requestOf, type Request } from '../request.js';

/** Without a service behind it, it is asked what stands in the calendar. */
const ANYTHING = new Phrases(
  everyOf('|do we|do you|do i|do they|we|you', 'got|have|have got', 'anything|something'),
  everyOf('what is|whats|when is|whens', 'the|our', 'earliest|soonest|next|first'),
  'anything|something|is there anything|is there something|whatve we got|whatve you got|do we have it|do we have that|can we do it|can we do that|can we fit it|do we have time|what times|what time',
  everyOf('what', 'can|could', 'we|i|you', 'do|offer|give|get them|get him|get her'),
  everyOf('what|what day|what days|what time|what times', 'do you|do we|you|we', 'have|got'),
  everyOf('|que|que dias|que horas|que horarios', 'hay|tienes|tiene|tienen|tenemos', '|algo'),
);

const WANTS = wordSet('wants|want|needs|need|quiere|quieren|necesita|necesitan|pide|piden');
const SEEKS = wordSet('for|para');
const AN = wordSet('a|an|another|un|una|otro|otra');

/** 'Got anything Tuesday for a ceramic', 'guy wants a wash Saturday, do we have anything': room for one more is looked for, and not what is booked. */
export function soughtFor(words: WordTokens) {
  const isOne = words.some(({ word }, at) => SEEKS.has(word) && AN.has(words[at + 1]?.word ?? ''));
  return isOne || isWanted(words) ? ANYTHING.in(words) : undefined;
}

/** 'Lady on the phone wants an interior': told first, it is what a free time is asked for. */
export const isWanted = (words: WordTokens) =>
  words.some(({ word }, at) => WANTS.has(word) && AN.has(words[at + 1]?.word ?? ''));

const WALK_IN = new Phrases('walk in|walk ins|walkin|walkins|drop in|drop ins');
const NOW = new Phrases('right now|now|right this minute|this minute|at the moment');
export const A_JOB = new Phrases('a job|another job|one more job|a car|another car|one more car');

/** Who walks in is a job like another, and 'right now' is of today. */
export function withWalkIn(request: Request): Request {
  const { tokens, today, vocabulary, language } = request;
  const found = WALK_IN.in(tokens);
  if (!found) return request;
  const words = tokens.map(({ raw }) => raw);
  words.splice(found.at, found.length, 'job');
  const now = NOW.in(tokens, found.at + found.length);
  // The job takes one word.
  if (now) words.splice(now.at - found.length + 1, now.length, 'today');
  return { ...requestOf(words.join(' '), today, vocabulary), language };
}
