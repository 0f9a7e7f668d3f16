import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { spelled } from '../language/normalize/spelled.js';
import type { WordTokens } from '../words/tokens.js';
import type { Understanding } from '../language/understanding.js';
import { isOfSomebody, PEOPLE } from './of-somebody.js';

/** What is asked of one's own jobs and customers, without asking how to do something. */
const ASKS_WHICH = new Phrases('which|when|what|are there|is there|any|hay|tengo');
const JOBS = new Phrases('job|jobs|appointment|appointments|cita|citas');
const OF_OWN = new Phrases(
  everyOf('what', 'do|did', 'i|we', 'have'),
  everyOf(
    'which',
    'service|services|customer|customers|day|days|van|vans|crew|crews|bay|bays|month|months|week|weeks',
  ),
);
const isOfOwnJobs = (words: WordTokens) =>
  (ASKS_WHICH.begin(words) && JOBS.in(words, 1) !== undefined) || OF_OWN.begin(words);

/** 'The guy with the black Tacoma' is one of the customers, whatever else is asked of him. */
const ONE = new Phrases(
  everyOf(
    'what is|who is|',
    'the|that|this',
    'guy|gal|lady|dude|man|woman|girl|fella|couple|customer|client|person|one',
    'with|from|on|whose|in|that|who',
  ),
);
/** What somebody wants, or says, is asked of the handbook. */
const SAYS = new Phrases('want|wants|ask|asks|asked|say|says|complain|complains|left|keep|keeps');
const THEIR_FIELD = new Phrases(everyOf('his|her|their', 'name|number|phone|address|email|e mail'));
function isOfOne(words: WordTokens): boolean {
  const length = ONE.lengthAt(words, 0);
  return (length > 0 && SAYS.lengthAt(words, length) === 0) || THEIR_FIELD.in(words) !== undefined;
}

/** 'People who keep coming back, say five visits': with a condition that the records have, they are rows. */
const BEFORE_PEOPLE = new Phrases('all|my|the|any|every|big|best|top|new|old|loyal');
const PEOPLE_WHO = new Phrases(everyOf(`${PEOPLE}|spenders|regulars|owners`, 'who|that|i|we'));
const isOfRows = ({ plan }: Understanding, words: WordTokens) =>
  PEOPLE_WHO.lengthAt(words, BEFORE_PEOPLE.runAt(words, 0)) > 0 && (plan?.filters.length ?? 0) > 0;

/** 'How many miles did the van drive', 'how much soap did we use': what was done, no article says. */
const HOW_MUCH = new Phrases('how many|how much|how often|how far');
const DID_ONE = new Phrases(everyOf('did|have|has', 'i|we|the|my|our|they|he|she|it'));
const IN_GENERAL = new Phrases('should|usually');
function wasDone(words: WordTokens): boolean {
  const found = HOW_MUCH.begin(words) ? DID_ONE.in(words, 2) : undefined;
  return found !== undefined && IN_GENERAL.in(words, found.at) === undefined;
}

const COUNTS = new Phrases(
  'how many|how much|cuanto|cuanta|cuantos|cuantas',
  everyOf('what', 'do|did|does|are|is', 'i|we|my|our', 'pay|paying|spend|spending|owe|owed|'),
);

/** A question of the records has one word too many; where several mean nothing there, it may be of something else. */
const MOST_UNKNOWN = 1;

/** What may stand behind what is counted: 'how many towels per car'. */
const BEHIND_COUNTED = new Phrases('per|for|in|to|on|of|do|does|should|can|is|are|i|a');
const HOW_MANY = new Phrases('how many|how much');
/** 'How many towels': what is counted is none of the records. */
function isCountOf(unknown: readonly string[], words: WordTokens): boolean {
  const [, , counted, behind] = words;
  if (!HOW_MANY.begin(words) || !counted) return false;
  const isAll = behind === undefined || BEHIND_COUNTED.lengthAt(words, 3) > 0;
  return isAll && unknown.some((word) => word.toLowerCase() === counted.word);
}

/** 'Tires turn brown' tells of something, and asks for no record. */
const ASKS = new Phrases(
  everyOf(
    'and|y|',
    'what about|how|who|whos|which|when|what|where|list|show|count|total|number|did|do|does|has|have|is|are|was|were|any|give|find|my|the|all|every|cuanto|cuanta|cuantos|cuantas|cual|cuales|que|quien|quienes|hay|mi|mis|dame',
  ),
);
const OF_BUSINESS = new Phrases(
  'revenue|job|jobs|customer|customers|client|clients|appointment|appointments|booking|bookings|booked|service|services|cita|citas|cliente|clientes|trabajo|trabajos|versus|vs|compared',
);
const asksForRecords = (message: string, words: WordTokens) =>
  ASKS.begin(words) || OF_BUSINESS.in(words) !== undefined || message.trimEnd().endsWith('?');

/** What this business wrote down: no article says it, whatever words it shares. */
export function isOfOwnRecords(understood: Understanding, message: string): boolean {
  const { plan, people, isOfRecords, unknown } = understood;
  const words = spelled(message);
  return (
    (isOfRecords &&
      asksForRecords(message, words) &&
      unknown.length <= MOST_UNKNOWN &&
      !isCountOf(unknown, words)) ||
    people.length > 0 ||
    wasDone(words) ||
    isOfSomebody(words) ||
    isOfOne(words) ||
    isOfRows(understood, words) ||
    (plan !== undefined && isOfOwnJobs(words))
  );
}

const WHAT_IS_MINE = new Phrases(everyOf('what', 'is|are|', 'my|our'));
/** How many and how much, or who: no article says that either. */
export function isCounted(message: string): boolean {
  const words = spelled(message);
  return COUNTS.begin(words) || WHAT_IS_MINE.begin(words) || isOfSomebody(words);
}

/** Days, or how many and how much: what is not written down is said not to be. */
export const isOfFigures = (understood: Understanding, message: string): boolean =>
  understood.isOfRecords || understood.plan?.period !== undefined || isCounted(message);
