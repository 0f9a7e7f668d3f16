import type { Answer } from '../answers/answer.js';
import { foundChoice } from '../answers/records.answers.js';
import { goesOn } from '../language/turns/follow-up.js';
import { everyOf } from '../words/every-of.js';
import { Phrases } from '../words/phrases.js';
import { wordSet } from '../words/word-set.js';
import type { Bench, Call, Verb } from './call.js';
import { inContext } from './context.js';
import { chosen, followed, ofDraft } from './follow.js';
import { beginsRequest } from './heads.js';
import { partsOf } from './parts.js';
import { withLeftFirst, withoutThat } from './read-back.js';
import { requestOf, withTokens, type Request } from './request.js';
import { isSaid } from './when.js';
import { book } from './verbs/book.js';
import { cancel } from './verbs/cancel.js';
import { changePrice } from './verbs/change-price.js';
import { customer } from './verbs/customer.js';
import { freeTime } from './verbs/free-time.js';
import { lookUp } from './verbs/look-up.js';
import { message } from './verbs/message.js';
import { move } from './verbs/move.js';
import { price } from './verbs/price.js';
import { step } from './verbs/step.js';

/** Verbs in the order in which they are tried. */
const VERBS: readonly Verb[] = [
  customer,
  changePrice,
  message,
  step,
  move,
  cancel,
  lookUp,
  freeTime,
  price,
  book,
];

/** Tool call that a request asks for, if any. */
export async function readRequest(request: Request): Promise<Call | undefined> {
  for (const verb of VERBS) {
    const call = await verb.read(request);
    if (call) return call;
  }
  return undefined;
}

const LEADS = wordSet('so|and|please|then|can|could|just|y|n');
const QUESTION = wordSet('who|what|when|how|which|did|does|is|are|if|quien|cuando|cuanto|que');

const HIM = wordSet('him|her|them');
/** 'Ana wants to move to Friday': the name before the wish belongs to the request. */
const WISH = new Phrases(everyOf('wants|needs|asked|has', 'to'), 'quiere|necesita|pidio');
const wishBefore = (tokens: Request['tokens'], at: number) =>
  [at - 2, at - 1].find((start) => start > 0 && WISH.lengthAt(tokens, start) === at - start);

/** Start of a request after a statement: 'Ana can't make it Friday, cancel her'. */
function requestBehind({ text, tokens }: Request): number {
  if (QUESTION.has(tokens[0]?.word ?? '')) return -1;
  return tokens.findIndex(({ start }, at) => {
    const before = tokens[at - 1];
    if (!before || !beginsRequest(tokens, at)) return false;
    const isApart = /[,;.:!-]/.test(text.slice(before.end, start));
    const isOfHim = HIM.has(tokens[at + 1]?.word ?? '');
    return isApart || isOfHim || LEADS.has(before.word) || wishBefore(tokens, at) !== undefined;
  });
}

/** Request after a statement, which supplies the customer and the days if they are missing. */
async function readBehind(request: Request): Promise<Call | undefined> {
  const at = requestBehind(request);
  if (at < 1) return undefined;
  const { tokens } = request;
  const whose = tokens.slice(0, wishBefore(tokens, at) ?? 0);
  const asked = [...tokens.slice(at, at + 1), ...whose, ...tokens.slice(at + 1)];
  const call = await readRequest(withTokens(request, asked));
  if (!call) return undefined;
  const told = await partsOf(request, tokens.slice(0, at));
  const { whom, when = {} } = call.args;
  const isOpen = whom === undefined || (whom.kind === 'last' && whom.nth === undefined);
  const own = isOpen && told.whom && told.whom.kind !== 'nobody' ? { whom: told.whom } : {};
  const isOfJob = call.verb === 'cancel' || call.verb === 'move';
  const days = isOfJob && !isSaid(when) && told.when.from ? { when: told.when } : {};
  return { ...call, args: { ...call.args, ...own, ...days } };
}

/** Last request of the conversation, read again from its questions. */
export async function lastCallOf(
  questions: readonly Request[],
): Promise<Pick<Bench, 'before' | 'isBeforeLast'>> {
  let before: Call | undefined;
  let isBeforeLast = false;
  for (const each of questions) {
    const call = await readWith(each, before);
    before = call ?? before;
    // A short phrase without a meaning in between changes nothing.
    isBeforeLast = call !== undefined || (isBeforeLast && goesOn(each.text));
  }
  return { ...(before && { before }), isBeforeLast };
}

/** A request alone, or as a change of the previous one. */
async function readWith(request: Request, last: Call | undefined): Promise<Call | undefined> {
  const own = (await readRequest(request)) ?? (await readBehind(request));
  if (own) return ofDraft(own, last) ?? inContext(own, last, request);
  return last && mayGoOn(request) ? followed(request, last) : undefined;
}

const MOST_WORDS = 9;
const mayGoOn = ({ text, tokens }: Request) => goesOn(text) || tokens.length <= MOST_WORDS;

/** Follow-up of the previous request, if no answer from the records came since. */
async function readAfter(request: Request, bench: Bench): Promise<Call | undefined> {
  const { before, isBeforeLast, history, meant } = bench;
  const isSame = before?.verb === 'message' && /\bsame\b/i.test(request.text);
  if (!before || ((meant !== undefined || !isBeforeLast) && !isSame)) return undefined;
  const isChoice = foundChoice(history.at(-1));
  const one = isChoice ? await chosen(request, before) : undefined;
  if (one) return one;
  return mayGoOn(request) ? followed(request, before) : undefined;
}

export interface Found {
  call: Call;
  request: Request;
}

/** Tool call of a message, alone or as a follow-up. */
export async function callIn(text: string, bench: Bench): Promise<Found | undefined> {
  const request = requestOf(text, bench.today, bench.vocabulary);
  const read = (await readRequest(request)) ?? (await readBehind(request));
  const isOfBefore = bench.isBeforeLast === true || read?.args.isSame === true;
  const own =
    read && isOfBefore
      ? (ofDraft(read, bench.before) ?? inContext(read, bench.before, request))
      : read;
  // A bare price question after an answer from the records is about that answer.
  const isOfAnswer = own && bench.meant !== undefined && isBare(own);
  const call = (isOfAnswer ? undefined : own) ?? (await readAfter(request, bench));
  return call && { call, request };
}

/** A price question that names no service. */
const isBare = ({ verb, args: { services, addOns, size } }: Call) =>
  verb === 'price' && !size && !services?.length && !addOns?.length;

/** Runs the call, and lists the words that no draft covers. */
export async function carryOut(
  { call, request }: Found,
  bench: Bench,
): Promise<Answer | undefined> {
  const { args, leftOut } = call;
  const { language } = request;
  // With several appointments, unused words may be a condition that selects some of them.
  const without = args.excepted ?? (args.isAll ? leftOut[0] : undefined);
  if (without !== undefined) return withoutThat(without, language);
  const answer = await VERBS.find(({ name }) => name === call.verb)?.run(call, bench, request);
  return answer && withLeftFirst(answer, leftOut, language);
}
