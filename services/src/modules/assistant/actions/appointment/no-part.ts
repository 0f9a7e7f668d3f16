import { everyOf } from '../../words/every-of.js';
import { wordSet } from '../../words/word-set.js';
import { oftenIn } from '../when/often.js';
import { Phrases } from '../../words/phrases.js';
import type { Request } from '../request.js';
import { namedIn } from './read.js';

const LEADS = wordSet('and|but|also|make|it|that|y|pero|repeat');
const ARTICLES = wordSet('a|an|un|una');
const DENIES = wordSet('no|without|minus|skip|not|sin|quita');

/** 'Every week', after a draft: how often, and nothing else; a card is for one time. */
function oftenAlone({ tokens }: Request): boolean {
  const own = tokens.filter(({ word }) => !LEADS.has(word));
  const found = oftenIn(own);
  return found?.at === 0 && found.length === own.length;
}

/** 'No wax', 'without the tire shine', after a draft: what is not to be done. */
async function deniesPart(request: Request): Promise<boolean> {
  const at = request.tokens.findIndex(({ word }) => !LEADS.has(word));
  const denial = request.tokens[at];
  // 'No, wax' and 'no, an interior' are what it is instead.
  if (ARTICLES.has(request.tokens[at + 1]?.word ?? '')) return false;
  if (!denial || !DENIES.has(denial.word) || /^\s*,/.test(request.text.slice(denial.end)))
    return false;
  const named = await namedIn(request, request.tokens.slice(at + 1), { isBooked: true });
  const { services, addOns = [], left, whom, when } = named;
  const isPart = services.length + addOns.length > 0;
  return isPart && left.length === 0 && whom === undefined && Object.keys(when).length === 0;
}

const WHICH_CREW = new Phrases(
  everyOf('which|what', 'van|crew|bay|van is that|crew is that|van is it|crew is it'),
  everyOf('who|whos|who is|who will', 'does it|doing it|doing that|do it|does that'),
  'que van|cual van|quien lo hace',
);
/** 'Which van', after a draft: that stands on it. */
export const asksCrew = ({ tokens }: Request) =>
  WHICH_CREW.isAllOf(tokens.filter(({ word }) => word !== 'and'));

/** What a draft has no place for, as it was typed; undefined where it says something else. */
export const noPartIn = async (request: Request): Promise<string | undefined> =>
  oftenAlone(request) || (await deniesPart(request)) ? request.text.trim() : undefined;
