import { periodAt } from '../../language/periods/index.js';
import { understand } from '../../language/understand.js';
import { lookUp } from '../../words/look-up.js';
import { ofDays as daysOwned } from './days-of-people.js';
import type { GroupPlace } from './group.js';
import { wordSet } from '../../words/word-set.js';

const MINE = wordSet('my|the|our|mi|el|la');
const ORDERS: Record<string, string> = {
  ...{ first: 'first', earliest: 'first', primer: 'first', primera: 'first' },
  ...{ last: 'last', latest: 'last', final: 'last', ultimo: 'last', ultima: 'last' },
  ...{ next: 'next', proximo: 'next', proxima: 'next' },
};
const ONE = wordSet('customer|client|job|appointment|one|car|cliente|cita|trabajo');
const ON = wordSet('on|of|for|de|del');

/** 'Tomorrow's first customer', 'Monday's last job' */
async function firstOfDays({ tokens, at, today, vocabulary }: GroupPlace) {
  const start = MINE.has(tokens[at]?.word ?? '') ? at + 1 : at;
  const [day = '', order = '', one = ''] = tokens.slice(start).map(({ word }) => word);
  const turn = lookUp(ORDERS, order);
  const own = daysOwned(day);
  if (turn === undefined || turn === 'next' || !ONE.has(one) || !periodAt([own], 0))
    return undefined;
  const { plan } = await understand(`my ${turn} job ${own}`, vocabulary, today);
  return plan && { plan, to: start + 3 };
}

/** Whose turn it was last, or is next: 'my last customer'; with days, first or last of them: 'my first job tomorrow'. */
export async function turnAt(place: GroupPlace) {
  const { tokens, at, today, vocabulary } = place;
  const ofDays = await firstOfDays(place);
  if (ofDays) return ofDays;
  const [mine, order, one] = [0, 1, 2].map((step) => tokens[at + step]?.word ?? '');
  const turn = lookUp(ORDERS, order);
  if (!MINE.has(mine ?? '') || turn === undefined || !ONE.has(one ?? '')) return undefined;
  const start = at + 3;
  const from = ON.has(tokens[start]?.word ?? '') ? start + 1 : start;
  const words = tokens.map(({ word }) => word);
  const days = turn === 'next' ? undefined : periodAt(words, from);
  // 'The last one' alone is one of a list; 'my next one' is in the calendar.
  if (!days && one === 'one' && !(mine === 'my' && turn === 'next')) return undefined;
  const to = days ? from + days.length : start;
  const of = days ? words.slice(from, to).join(' ') : turn === 'first' ? 'today' : '';
  const { plan } = await understand(`my ${turn} job ${of}`, vocabulary, today);
  return plan && { plan, to };
}
