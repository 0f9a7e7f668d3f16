import { FILTERS } from '../../plan/filters/index.js';
import type { Filter, Plan } from '../../plan/plan.js';
import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { folded, type WordTokens } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import type { Parts } from '../pieces/parts.js';
import { saysAny, tokensOf } from '../pieces/said.js';
import { looksOf } from './looks.js';
import { asksWhoCame, COMPLETED } from './who-came.js';

const DONE_JOBS = 'washed|cleaned|detailed|worked|finished|completed|coated|polished';
const WE_DID = new Phrases(everyOf('did|have', 'i|we'), everyOf('i|we', 'have'));
const DO = new Phrases('do|done|wash|clean|detail|work|finish|complete|coat|polish', DONE_JOBS);
const WORKED = new Phrases(
  everyOf('i|we', `did|${DONE_JOBS}`),
  'hice|hicimos|lave|lavamos|trabaje|trabajamos|limpie|limpiamos|termine|terminamos',
);
const IS = wordSet('are|am|were|was');
/** 'What have we already done', 'what we washed', but not 'cars we are cleaning'. */
const saysWorked = (words: WordTokens): boolean =>
  words.some((_, at) => {
    const verb = at + WE_DID.lengthAt(words, at);
    const isDone = verb > at && [verb, verb + 1].some((each) => DO.lengthAt(words, each) > 0);
    return isDone || (WORKED.lengthAt(words, at) > 0 && !IS.has(words[at - 1]?.word ?? ''));
  });

const DOES = wordSet('do|done|run|handle|finish|complete|get|have|wash|clean|detail|work');
/** 'How many jobs did van 1 do', 'which van did the most'. */
const saysCrewDid = ({ spans }: Parts): boolean =>
  spans.some((span, at) => {
    const [before, after] = [spans[at - 1]?.words.at(-1), spans[at + 1]?.words[0] ?? ''];
    const isAsked = span.tags.some((tag) => tag.kind === 'group' && tag.name === 'crew');
    return (
      (span.name?.kind === 'crew' && before === 'did' && DOES.has(after)) ||
      (isAsked && after === 'did')
    );
  });

const WE_HAD = new Phrases(everyOf('have|did', 'i|we', 'had|have|gotten'));
const HAD = wordSet('tuve|tuvo|tuvimos|tuvieron|tenido');
const saysHad = (parts: Parts): boolean =>
  saysAny(parts, WE_HAD) || parts.spans.some(({ raw }) => HAD.has(folded(raw)));

const CAME = new Phrases(
  'came|visited|was in|were in|was here|were here|showed up|hours worked|vino|vinieron',
  everyOf('i|we', 'saw'),
  everyOf('did|have', 'i|we', 'see|seen'),
);

const isOfStatus = ({ name }: Filter) => name === 'status';
const isHad = ({ name, not, only }: Filter) => name === 'service' && !not && !only;
/** Filters that already select past or future jobs. */
const SAYS_WHICH = new Set([
  ...['status', 'upcoming', 'due', 'not_since', 'here_in'],
  ...FILTERS.filter(({ isOfSum }) => isOfSum !== undefined).map(({ name }) => name),
]);
const WORK = new Set(['jobs', 'hours']);

/** Limits 'done' and 'came' to completed jobs where the days include the future. */
export function ofWhatWasDone(parts: Parts, plan: Plan, today: string): Plan {
  const { measure, group, filters, period, compare } = plan;
  if (filters.some(({ name, only }) => SAYS_WHICH.has(name) || only)) return plan;
  const done = { ...plan, filters: [...filters, COMPLETED] };
  const isOpen = (period?.from ?? today) <= today && (period?.to ?? today) >= today;
  const isOfDays = period?.from !== undefined;
  if (!isOpen) return plan;
  const isWorked = saysWorked(tokensOf(parts.spans)) || saysCrewDid(parts);
  if (WORK.has(measure) && isOfDays && (isWorked || (saysHad(parts) && period.from !== today)))
    return done;
  if (group !== undefined || compare !== undefined) return plan;
  const isOfPeople = measure === 'customers';
  const isCame = saysAny(parts, CAME) && (isOfPeople || WORK.has(measure));
  if (isCame && isOfDays && period.from !== today) return done;
  if (isOfPeople && isOfDays && asksWhoCame(parts)) return done;
  // 'Got a ceramic' means that the job was completed.
  const isGot = isOfPeople && filters.some(isHad) && looksOf(parts, 'both', filters) === 'back';
  return isGot ? done : plan;
}

/** 'How many cars did we do' without days: completed jobs only. */
export function doneOfNoDays(parts: Parts, plan: Plan): Plan {
  const { want, measure, group, period, compare, per, filters } = plan;
  const isPlain = want === 'value' && measure === 'jobs' && !filters.some(isOfStatus);
  const isOpen = [group, period, compare, per].every((each) => each === undefined);
  const isWorked = saysWorked(tokensOf(parts.spans)) || saysCrewDid(parts) || saysHad(parts);
  if (!isPlain || !isOpen || !isWorked) return plan;
  return filters.length === 0
    ? { ...plan, measure: 'visits' }
    : { ...plan, filters: [...filters, COMPLETED] };
}
