import type { Answer } from '../../answers/answer.js';
import { Phrases } from '../../words/phrases.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { wordSet } from '../../words/word-set.js';
import { WORDS } from '../../answers/cancel.texts.js';
import type { Bench, Call, Verb } from '../call.js';
import { drafts } from '../each.js';
import { afterHead } from '../heads.js';
import { partsOf } from '../parts.js';
import { conditionIn, withLeftFirst, withoutThat } from '../read-back.js';
import type { Request } from '../request.js';
import { says, WHO } from '../says.js';
import { dayOf, isSaid } from '../when.js';

/** These take away other things as well: then the appointment, or its day, is said. */
const DELETES = wordSet(
  'delete|remove|drop|scratch|take|clear|clear out|clear off|nix|get rid of|borra|elimina|quita',
);
const JOB = new Phrases(
  'appointment|appointments|job|jobs|booking|visit|slot|one|schedule|calendar|books|cita|citas|reserva|trabajo',
);
/** Other things that are cancelled or deleted, each on its own page. */
const OTHER_THINGS = new Phrases(
  'customer|customers|client|clients|contact|contacts|service|services|account|subscription|policy|rate|rates|percent|percentage|fee|data|history|notes|note|photo|user|users|plan|cable|bill|phone|email|address|by',
  'cliente|clientes|cuenta|servicio|suscripcion|datos',
);
const ALL_DAY = wordSet('clear|clear out|clear off');

async function read(request: Request): Promise<Call | undefined> {
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
  // 'Delete all my appointments' is more than anybody means.
  if (isAll && !isSaid(when) && whom === undefined) return undefined;
  if (!isOne && whom === undefined && !isSaid(when)) return undefined;
  if (DELETES.has(head) && left.length > 0) return undefined;
  const all = (isAll ?? isOfDay) ? { isAll: true as const } : {};
  return {
    ...{ verb: 'cancel', tool: 'draft_cancellation', leftOut: left },
    args: {
      ...{ whom, when, services, ...all },
      ...(nth !== undefined && { nth }),
      ...(condition && { excepted: condition.said }),
    },
  };
}

const OPEN = wordSet('pending|scheduled|confirmed');

async function run(call: Call, bench: Bench, request: Request): Promise<Answer> {
  const { language } = request;
  const { excepted, whom, when = {}, services, nth, isAll } = call.args;
  if (excepted !== undefined) return withoutThat(excepted, language);
  // Words that may tell some of many apart.
  const [left] = call.leftOut;
  if (isAll && left !== undefined) return withoutThat(left, language);
  if (whom?.kind === 'nobody') return says(WHO[language].none(plain(whom.said)), language);
  const { draftCancellation } = bench.tools;
  const answer = await drafts({ whom, when, services, nth, isAll }, bench, request, {
    draft: ({ id: appointmentId }) => bench.use(draftCancellation, { appointmentId, language }),
    words: WORDS[language],
    isOpen: ({ status }) => OPEN.has(status),
  });
  return withLeftFirst(answer, call.leftOut, language);
}

export const cancel: Verb = { name: 'cancel', read, run };
