import { Phrases } from '../../../words/phrases.js';
import { hasBound, hasDays, isNamed, isOfService, isSoOften, isWho } from '../asked.js';
import { everyOf } from '../../../words/every-of.js';
import { named, type MeasureRule } from './rule.js';
import { onliesIn } from '../only.js';
import type { Parts } from '../../pieces/parts.js';
import { isOne, saysAny } from '../../pieces/said.js';

/** 'Who has been here 20 times' says no more with 'been here'. */
function ofThem(parts: Parts) {
  const been = parts.all('measure').filter(({ tag }) => tag.name === 'last_visit');
  parts.use(...been.map(({ span }) => span));
  return named('customers');
}

const spenders: MeasureRule = {
  name: 'who spent more than so much, who came more often',
  of: ({ parts, chosen, weak }) =>
    hasBound(parts) && (chosen === 'spent' || (isWho(parts) && weak.includes('visits')))
      ? ofThem(parts)
      : undefined,
};

const soOften: MeasureRule = {
  name: 'who was here so often in those days, or for the first time',
  of: ({ parts, names, chosen }) => {
    if (!SAYS_PEOPLE.has(chosen)) return undefined;
    const isOfPeople = isWho(parts) || names.includes('customers') || isOfFirst(parts);
    if (!hasDays(parts) || isNamed(parts) || !isOfPeople) return undefined;
    if (isSoOften(parts)) return ofThem(parts);
    // Who is here for the first time has a job then.
    const isOfVisit = isOfFirst(parts) && !names.includes('new_customers');
    return isOfVisit ? named(parts.has('count') ? 'customers' : 'jobs') : undefined;
  },
};

const HOW_OFTEN = new Phrases('how often|how many times|cada cuanto|cuantas veces');
/** 'How often is a ceramic booked' counts those to come as well. */
const bookedOften: MeasureRule = {
  name: 'how often a service is booked',
  of: ({ parts }) => {
    const isAsked = parts.all('measure').some(({ span }) => isOne(span, HOW_OFTEN));
    if (!isAsked || !isOfService(parts) || isNamed(parts)) return undefined;
    const booked = parts.spans.filter((span) => isOne(span, BOOKED));
    parts.use(...booked);
    return booked.length > 0 ? named('jobs') : undefined;
  },
};
const BOOKED = new Phrases(everyOf('is|are|get|gets|was|were|been|', 'booked|scheduled'));

const SO_OFTEN = new Phrases(
  'how often|cada cuanto|cada cuanto tiempo|que tan seguido|con que frecuencia',
);
const COMES = new Phrases('does|viene|regresa');
/** 'How often does Grace come in' asks for the time between her visits: of days it is how many there were. */
const comesOften: MeasureRule = {
  name: 'how often somebody comes',
  of: ({ parts }) => {
    const often = parts.all('measure').filter(({ span }) => isOne(span, SO_OFTEN));
    const isOfOne = parts.spans.some(({ name }) => name?.kind === 'customer');
    const isAsked = often.length > 0 && isOfOne && saysAny(parts, COMES);
    if (!isAsked || hasDays(parts) || isOfService(parts)) return undefined;
    parts.use(
      ...parts.all('measure').flatMap(({ span, tag }) => (tag.name === 'visits' ? [span] : [])),
    );
    return named('between');
  },
};

const SAYS_PEOPLE = new Set([undefined, 'customers', 'visits', 'jobs', 'last_visit', 'spent']);
const FIRST_TIME = new Phrases(
  everyOf('first', 'time|timer|timers|time customers|time clients'),
  'por primera vez',
);
const isOfFirst = (parts: Parts) => parts.all('value').some(({ span }) => isOne(span, FIRST_TIME));

/** 'My best customers by visits' */
const bestByVisits: MeasureRule = {
  name: 'the best by how often they were here',
  of: ({ parts, weak }) => {
    if (!weak.includes('spent') || !saysAny(parts, BY_VISITS)) return undefined;
    const best = parts.all('measure').filter(({ tag }) => tag.name === 'spent');
    parts.use(...best.map(({ span }) => span));
    return named('visits');
  },
};
const BY_VISITS = new Phrases(
  everyOf('by', 'number of|amount of|', 'visits|times|jobs|appointments|how often'),
);

const BY_LAST = new Phrases(
  everyOf('by', 'their|', 'last|latest|most recent', 'visit|job|appointment|time'),
);
/** How customers are sorted is said on the page where they are. */
const byLastVisit: MeasureRule = {
  name: 'customers by when they were here last',
  of: ({ parts, names }) =>
    names.includes('customers') && saysAny(parts, BY_LAST) ? 'nothing' : undefined,
};

const onlySo: MeasureRule = {
  name: 'of whom something holds for all of their jobs',
  of: ({ parts, chosen }) =>
    SAYS_PEOPLE.has(chosen) && !isNamed(parts) && onliesIn(parts).length > 0
      ? ofThem(parts)
      : undefined,
};

/** Customers by how often they were here, or what they spent. */
export const OFTEN_RULES = {
  comesOften,
  bookedOften,
  spenders,
  soOften,
  bestByVisits,
  byLastVisit,
  onlySo,
};
