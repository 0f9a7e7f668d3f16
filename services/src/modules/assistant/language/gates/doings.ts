import { Phrases } from '../../words/phrases.js';
import { isOnlyOf } from '../../words/only-of.js';
import type { Plan } from '../../plan/plan.js';
import { everyOf } from '../../words/every-of.js';
import { hasFilter, having, isOf, isPlainWord, type Gate } from './gate.js';
import { wordBefore, saysAny } from '../pieces/said.js';
import type { Parts } from '../pieces/parts.js';
import type { Span } from '../pieces/spans.js';
import type { WordTokens } from '../../words/tokens.js';
import { wordTokens } from '../turns/turn.js';
import { wordSet } from '../../words/word-set.js';

const DOERS = wordSet('i|we|you|he|they|guy~');
const used: Gate = {
  name: 'what was used for a job is not written down',
  leaves: ({ parts }) =>
    having(parts, wordSet('use|used|using')).filter(
      (span) =>
        isPlainWord(span) &&
        DOERS.has(parts.spans[parts.spans.indexOf(span) - 1]?.words.at(-1) ?? ''),
    ),
};

const whoDidTo: Gate = {
  name: 'what somebody did to a customer is no word of the notes',
  leaves: ({ parts }) =>
    parts.spans.filter(
      ({ name }, at) =>
        name?.kind === 'notes' &&
        isOf(parts.spans[at - 1] ?? NOBODY, wordSet('who|quien')) &&
        parts.spans[at + 1]?.name?.kind === 'customer',
    ),
};
const NOBODY = { raw: '', words: [], tags: [] };

const isOfWho = ({ spans }: Parts, { group }: Plan) =>
  group === undefined &&
  spans[0]?.tags.some((tag) => tag.kind === 'want' && tag.want === 'who') === true;
/** 'Big spenders who never had a ceramic' are not ranked by their other jobs. */
const isOfNever = (parts: Parts, { group }: Plan) =>
  group === 'customer' && having(parts, wordSet('never|nunca|jamas')).length > 0;
const whoHadNot: Gate = {
  name: 'who did not have something is no list of jobs without it',
  leaves: ({ parts, plan }) =>
    plan.measure !== 'customers' &&
    (isOfWho(parts, plan) || isOfNever(parts, plan)) &&
    plan.filters.some(({ name, not }) => name === 'service' && not)
      ? parts.all('not').map(({ span }) => span)
      : [],
};

const betweenCoats: Gate = {
  name: 'between two coats lies no visit',
  areStrange: true,
  leaves: ({ parts, plan }) =>
    plan.measure === 'between' || plan.measure === 'gap'
      ? having(parts, wordSet('coat~|layer~|coating~|step~|passes|manos|capas'))
      : [],
};

const coatsOfOne: Gate = {
  name: 'coats are put on, and are jobs of some days at most',
  areStrange: true,
  leaves: ({ parts, plan }) =>
    plan.want === 'value' && parts.periods().length === 0
      ? having(parts, wordSet('coats|layers|manos|capas'))
      : [],
};

const fromWhat: Gate = {
  name: "'and from what' asks something, and so does 'and by how much' where nothing is beside",
  leaves: ({ parts, plan }) => {
    const last = parts.spans.at(-1);
    if (last === undefined || parts.spans.length <= 2) return [];
    const before = wordBefore(parts, last);
    const isBeside =
      plan.compare !== undefined || plan.filters.some((each) => each.values.length > 1);
    const isMuch = before === 'by' && last.words.join(' ') === 'how much' && !isBeside;
    return isMuch || (isOf(last, ASKED_LAST) && OF_IT.has(before)) ? [last] : [];
  },
};
const ASKED_LAST = wordSet('what|which|whom');
const OF_IT = wordSet('from|of|by|for|with|on|in');

const PAID = wordSet('pay|paid|pays|pago');
const whetherPaid: Gate = {
  name: 'whether somebody paid is not written down',
  leaves: ({ parts, plan }) =>
    plan.measure === 'spent' &&
    !parts.has('amount') &&
    plan.group === undefined &&
    wordSet('did|has|have|is|was|ya').has(parts.spans[0]?.words[0] ?? '')
      ? having(parts, PAID)
      : [],
};

const WE_SPENT = new Phrases(
  everyOf('did|have|do|am|are', 'i|we', 'spend|spent|spending|pay|paid|paying'),
  'gaste|gastamos|pague|pagamos',
);
const weSpent: Gate = {
  name: 'what the shop spent is not what customers did',
  leaves: ({ parts, plan }) =>
    plan.measure === 'spent' && saysAny(parts, WE_SPENT)
      ? having(parts, wordSet('spend|spent|spending|pay|paid|paying|gaste|gastamos|pague|pagamos'))
      : [],
};

const ON_FILE = new Phrases(
  'on file|on record|in the system',
  everyOf('in', 'the|my|our', 'book|books'),
);
const onFile: Gate = {
  name: 'what is on file is no job',
  leaves: ({ parts, plan }) =>
    plan.measure === 'jobs' && plan.period === undefined
      ? parts.spans.filter((span) => saysAny({ spans: [span] }, ON_FILE))
      : [],
};

/** Their first visits are theirs as well: what they spent in all is not what their later jobs came to. */
const ofRepeat: Gate = {
  name: 'what repeat customers spend on average is not of their later jobs',
  leaves: ({ parts, plan }) =>
    plan.measure === 'per_customer'
      ? parts.spans.filter(({ tags }) =>
          tags.some((tag) => tag.kind === 'value' && tag.filter === 'visit'),
        )
      : [],
};

const REGULARS = wordSet('regular~|repeat|returning|fijos|recurrentes');
const ofRegulars: Gate = {
  name: 'what is of regulars is not of everybody',
  leaves: ({ parts, plan }) =>
    plan.measure !== 'customers' &&
    plan.group !== 'visit' &&
    !plan.filters.some(({ name }) => OF_OFTEN.has(name))
      ? parts.spans.filter(
          ({ words, tags }) =>
            REGULARS.has(words[0] ?? '') && tags.some(({ kind }) => kind === 'measure'),
        )
      : [],
};
const OF_OFTEN = new Set(['visit', 'due', 'visits_at_least']);

const LEAVE = new Phrases(
  'leave|get off|be off|finish|quit|be done|go home|head home|knock off|close|close up|get out|take off|cut out|skip out',
);
const leaveEarly: Gate = {
  name: 'whether somebody can leave early is no job of the morning',
  leaves: ({ parts }) => (saysAny(parts, LEAVE) ? having(parts, wordSet('early|late|soon')) : []),
};

const ofSeveralBooked: Gate = {
  name: 'so many jobs that are booked are not so many visits',
  leaves: ({ parts, plan, today }) =>
    plan.filters.some(({ name }) => /^(?:visits|times)(?:_at_|$)/.test(name))
      ? [
          ...having(parts, wordSet('booked|scheduled|upcoming|coming|reservado~|reservada~')),
          // Nobody was here on days that have only begun.
          ...parts
            .periods()
            .filter(() => (plan.period?.from ?? '') >= today)
            .map(({ span }) => span),
        ]
      : [],
};

const REPORTS = wordSet('called|call|calls|text|texted|emailed|llamo');
const calls: Gate = {
  name: 'who called is not written down',
  leaves: ({ parts }) =>
    parts.spans.filter(
      (span, at) =>
        isOf(span, REPORTS) &&
        !span.words.includes('off') &&
        wordSet('me|us|in|today|yesterday|last').has(parts.spans[at + 1]?.words[0] ?? ''),
    ),
};

const BOOKERS = wordSet('who|got|get|people|customers|clients|ppl|did|i|we');
const isOver = ({ period }: Plan, today: string) =>
  period?.from !== undefined && period.from <= today && (period.to ?? today) <= today;
/** Who booked a service this year need not have one to come. */
const isRunningOfBooked = (plan: Plan, today: string) =>
  (plan.period?.from ?? today) < today && hasFilter(plan, 'upcoming') && hasFilter(plan, 'service');
const bookedOn: Gate = {
  name: 'on which day something was booked is not told',
  leaves({ parts, plan, today }) {
    const isOfThen = isOver(plan, today) || isRunningOfBooked(plan, today);
    const hasBegun = plan.period?.from !== undefined && plan.period.from <= today;
    if (!isOfThen && !hasBegun) return [];
    return parts.spans.filter((span, at) => {
      const before = parts.spans[at - 1];
      const isBooked =
        isOf(span, wordSet('booked|reservo|reservaron')) &&
        BOOKERS.has(before?.words.at(-1) ?? '') &&
        (isOfThen || isGot(before));
      return isBooked || isComingIn(span, parts.spans[at + 1]);
    });
  },
};
/** 'Did anything get booked today' */
const isGot = (before: Span | undefined) => wordSet('got|get').has(before?.words.at(-1) ?? '');
/** 'How many bookings came in' */
const isComingIn = (span: Span, next: Span | undefined) =>
  isOf(span, wordSet('booking~')) && wordSet('came|come|coming').has(next?.words[0] ?? '');

const HALVES = wordSet('start|started|starting|begin|began|end|ended|ending|finish|finished');
const howItBegan: Gate = {
  name: 'how a stretch began is not how it was',
  leaves: ({ parts, plan }) =>
    typeof plan.compare === 'object'
      ? parts.spans.filter((span) => isPlainWord(span) && isOf(span, HALVES))
      : [],
};

const WHAT_DO = new Phrases('what do|what does|what did');
const whatNoOne: Gate = {
  name: 'what is done to a car is answered by no list of people',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' &&
    plan.want === 'list' &&
    WHAT_DO.begin(wordTokens(parts)) &&
    !parts.all('measure').some(({ tag }) => tag.name === 'customers')
      ? parts.spans.slice(0, 1)
      : [],
};

const ofNoDays: Gate = {
  name: 'whether money is made is not what all that is booked comes to',
  leaves: ({ parts, plan }) =>
    plan.measure === 'worth' && plan.period === undefined && !parts.has('amount')
      ? parts
          .all('measure')
          .filter(({ span, tag }) => tag.name === 'worth' && span.words.at(-1) === 'making')
          .map(({ span }) => span)
      : [],
};

const COSTS_THIS = new Phrases(
  everyOf('does|do|will|would', 'this|this thing|this app|the app|clearcoat', 'cost'),
);
const whatThisCosts: Gate = {
  name: 'what this costs is nothing that was lost',
  leaves: ({ parts, plan }) =>
    plan.measure === 'lost' && COSTS_THIS.in(wordTokens(parts))
      ? parts.all('measure').map(({ span }) => span)
      : [],
};

const likes: Gate = {
  name: 'what somebody likes is not what they had',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers'
      ? having(parts, wordSet('like|likes|prefer|prefers|hate|hates|prefieren|prefiere')).filter(
          isPlainWord,
        )
      : [],
};

const BRING = 'bring|take|pack|buy|order|prepare|wear|load|grab';
const TO_NEED = new Phrases(
  everyOf('need|have|got|supposed', 'to', `know|${BRING}`),
  everyOf('should', 'i|we', BRING),
);
const toBring: Gate = {
  name: 'what is to be brought along is no list of jobs',
  leaves: ({ parts }) =>
    saysAny(parts, TO_NEED)
      ? having(parts, wordSet('bring|take|pack|buy|order|prepare|wear|know|load|grab'))
      : [],
};

const SLOW = wordSet('slow|slower|busy|busier|flojo|floja|lleno|movido|tranquilo');
const howItIs: Gate = {
  name: 'that it is slow is told, and asks for no list',
  leaves: ({ parts, plan }) => {
    const isAll = plan.measure === 'jobs' && plan.period === undefined && plan.group === undefined;
    const all = parts.all('measure');
    return isAll && all.length > 0 && all.every(({ span }) => SLOW.has(span.words.join(' ')))
      ? all.map(({ span }) => span)
      : [];
  },
};

const ASKS_IF_THAT = new Phrases(
  everyOf('and|so|ok|', 'is|was|are|were', 'that|it|this|they|those|these'),
);
const GOOD = new Phrases(
  'a|an|any|even|really|pretty|very|too|so|about',
  'normal|good|bad|ok|okay|fine|great|decent|a lot|lot|much|high|low|typical|usual|average|right|healthy|weird|strange|number|amount|figure|sign|or bad|or low|or not',
);
function isJudged(words: WordTokens): boolean {
  const length = ASKS_IF_THAT.lengthAt(words, 0);
  return length > 0 && length < words.length && isOnlyOf([GOOD], words.slice(length));
}
const judged: Gate = {
  name: 'whether that is good is in no record',
  areStrange: true,
  leaves: ({ parts }) => (isJudged(wordTokens(parts)) ? parts.spans : []),
};

/** What somebody did, where no record says so. */
export const GATES_OF_DOINGS: readonly Gate[] = [
  whoHadNot,
  betweenCoats,
  coatsOfOne,
  fromWhat,
  used,
  whoDidTo,
  whetherPaid,
  weSpent,
  onFile,
  ofRepeat,
  whatNoOne,
  likes,
  whatThisCosts,
  ofNoDays,
  howItIs,
  ofRegulars,
  howItBegan,
  leaveEarly,
  ofSeveralBooked,
  calls,
  bookedOn,
  judged,
  toBring,
];
