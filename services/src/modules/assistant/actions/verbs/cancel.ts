import type { Answer } from '../../answers/answer.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';
import { WORDS } from '../../answers/cancel.texts.js';
import type { Bench, Call, Verb } from '../call.js';
import { drafts } from '../each.js';
import { afterHead, beginsRequest, CANT_COME } from '../heads.js';
import { partsOf } from '../parts.js';
import { conditionIn } from '../read-back.js';
import { cutOut, type Request } from '../request.js';
import { dayOf, isSaid } from '../when.js';

/** Heads that need an appointment or a day, because other things can be deleted too. */
const DELETES = wordSet(
  'delete|remove|drop|scratch|take|clear|clear out|clear off|nix|kill|axe|get rid of|borra|elimina|quita',
);
const JOB = new Phrases(
  'appointment|appointments|job|jobs|booking|visit|slot|one|schedule|calendar|books|cita|citas|reserva|trabajo',
);
/** Things that have a page of their own to cancel or delete them. */
const OTHER_THINGS = new Phrases(
  'customer|customers|client|clients|contact|contacts|service|services|account|subscription|policy|rate|rates|percent|percentage|fee|data|history|notes|note|photo|user|users|plan|cable|bill|phone|email|address|by',
  'cliente|clientes|cuenta|servicio|suscripcion|datos',
);
const ALL_DAY = wordSet('clear|clear out|clear off');

/** Words around a customer who can't come: 'called', 'take her off'. */
const TELLS = wordSet('called|texted|emailed|says|said|just|take|so|she|he|they|cancel|dice|llamo');

/** 'Ana can't make it Friday' cancels her appointment. */
async function cantCome(request: Request, { at, length }: { at: number; length: number }) {
  const tokens = cutOut(request.tokens, at, length).filter(({ word }) => !TELLS.has(word));
  const { whom, when, left } = await partsOf(request, tokens);
  const isBound = (when.after ?? when.before) !== undefined && !when.isPart;
  const isSomebody = whom?.kind === 'people' || whom?.kind === 'each';
  return isSomebody && left.length === 0 && !isBound ? callOf({ whom, when }) : undefined;
}

const callOf = (args: Call['args'], leftOut: readonly string[] = []): Call => ({
  ...{ verb: 'cancel', tool: 'draft_cancellation', args, leftOut },
});

async function read(request: Request): Promise<Call | undefined> {
  const told = CANT_COME.in(request.tokens, 1);
  if (told && !beginsRequest(request.tokens)) return cantCome(request, told);
  const headed = afterHead(request, 'cancel');
  if (!headed || OTHER_THINGS.in(headed.request.tokens)) return undefined;
  const { head, request: rest } = headed;
  const condition = conditionIn(rest);
  const tokens = rest.tokens.slice(0, condition?.at);
  const parts = await partsOf(rest, tokens);
  const { whom, when, nth, isAll, services, left } = parts;
  const isOne = whom?.kind === 'last' || nth !== undefined || when.time !== undefined;
  const isJob = JOB.in(tokens) !== undefined || isOne || (whom !== undefined && isSaid(when));
  const isOfDay = ALL_DAY.has(head) && whom === undefined && dayOf(when) !== undefined;
  if (DELETES.has(head) && !isJob && !isOfDay && !(isAll && isSaid(when))) return undefined;
  // 'Delete all my appointments' is too much to be meant.
  if (isAll && !isSaid(when) && whom === undefined) return undefined;
  if (!isOne && whom === undefined && !isSaid(when)) return undefined;
  if (DELETES.has(head) && left.length > 0) return undefined;
  const all = (isAll ?? isOfDay) ? { isAll: true as const } : {};
  return callOf({ whom, when, services, nth, ...all, excepted: condition?.said }, left);
}

const OPEN = wordSet('pending|scheduled|confirmed');

async function run(call: Call, bench: Bench, request: Request): Promise<Answer> {
  const { language } = request;
  const { whom, when = {}, services, nth, isAll } = call.args;
  const { draftCancellation } = bench.tools;
  return drafts({ whom, when, services, nth, isAll }, bench, request, {
    draft: ({ id: appointmentId }) => bench.use(draftCancellation, { appointmentId, language }),
    words: WORDS[language],
    isOpen: ({ status }) => OPEN.has(status),
  });
}

export const cancel: Verb = { name: 'cancel', read, run };
