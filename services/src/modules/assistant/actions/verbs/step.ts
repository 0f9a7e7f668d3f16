import type { Answer } from '../../answers/answer.js';
import { keyedPhrases } from '../../words/keyed-phrases.js';
import { Phrases } from '../../words/phrases.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import { WORDS } from '../../answers/step.texts.js';
import type { Args, Bench, Call, Verb } from '../call.js';
import { drafts } from '../each.js';
import { afterHead } from '../heads.js';
import { partsOf } from '../parts.js';
import { conditionIn } from '../read-back.js';
import { cutOut, type Request } from '../request.js';
import { dayOf, isSaid } from '../when.js';

type Step = NonNullable<Args['step']>;

/** Words for the step of a job. */
const STATES = keyedPhrases<Step>({
  'no-show':
    'as a no show|no show|no showed|noshow|noshowed|no call no show|didnt show up|didnt show|did not show up|never showed up|never showed|stood us up|no llego|no vino|no se presento|no aparecio',
  finish:
    'as done|as complete|as completed|as finished|all done|done|complete|completed|finished|como terminado|como terminada|terminado|terminada|completado|hecho|hecha',
  start: 'as started|as in progress|started|in progress|empezado|en curso',
  confirm: 'as confirmed|confirmed|confirmado|confirmada',
});
const HEAD_STEPS = keyedPhrases<Step>({
  finish:
    'finish|complete|close out|finished with|finished|done with|im done with|termina|finaliza|completa|termine con|ya termine con',
  start: 'start|begin|empieza|inicia',
  confirm: 'confirm|confirma|confirmar',
});
const ASKED = new Phrases(
  'any|anyone|anybody|did|does|do|has|have|had|who|was|were|when|how|which|what|why|is|are|quien|cuando|cual',
);
/** Words of an undone step, of a message, or of repeated jobs. */
const OTHERWISE = new Phrases(
  'ever|always|often|undo|isnt|wasnt|fee|charge|email|text|tell|note|message|price|service|checklist|by|with|it up',
);

/** Step, and the request without its words. */
function stepIn(request: Request): { step: Step; request: Request } | undefined {
  const headed = afterHead(request, 'step');
  const head = headed?.head.split(' ').map((word) => ({ word })) ?? [];
  const own = HEAD_STEPS.find(([phrases]) => phrases.isAllOf(head))?.[1];
  if (headed && own && headed.request.tokens.length > 0)
    return { step: own, request: headed.request };
  for (const [phrases, step] of STATES) {
    const asked = headed && !own ? headed.request : request;
    const found = phrases.in(asked.tokens);
    // 'Job done' alone is no request to record it, but 'no-show' is.
    if (!found || (!headed && step !== 'no-show')) continue;
    return { step, request: { ...asked, tokens: cutOut(asked.tokens, found.at, found.length) } };
  }
  return undefined;
}

const isThisOne = (tokens: readonly Token[]) =>
  tokens.every(({ word }) => wordSet('it|that|this|one|job|ese|esa|eso|as').has(word));

async function read(asked: Request): Promise<Call | undefined> {
  if (ASKED.begin(asked.tokens)) return undefined;
  const found = stepIn(asked);
  if (!found || OTHERWISE.in(found.request.tokens)) return undefined;
  const { step, request } = found;
  const condition = conditionIn(request);
  const tokens = request.tokens.slice(0, condition?.at);
  const parts = await partsOf(request, tokens);
  const { when, services, nth, left } = parts;
  const whom = parts.whom ?? (isThisOne(tokens) ? { kind: 'last' as const } : undefined);
  if (whom?.kind === 'nobody' || left.length > 0) return undefined;
  const isOfDay =
    whom === undefined && nth === undefined && dayOf(when) !== undefined && when.time === undefined;
  const isAll = parts.isAll === true || (step === 'confirm' && isOfDay);
  if (isAll && !isSaid(when) && whom === undefined) return undefined;
  if (!isAll && whom === undefined && when.time === undefined && nth === undefined)
    return undefined;
  const all = isAll ? { isAll } : {};
  const args = { step, whom, when, services, nth, excepted: condition?.said, ...all };
  return { verb: 'step', tool: 'draft_step', leftOut: [], args };
}

/** Statuses from which each step is possible. */
const OPEN_FOR: Record<Step, ReadonlySet<string>> = {
  confirm: wordSet('pending|scheduled'),
  start: wordSet('pending|scheduled|confirmed'),
  finish: wordSet('pending|scheduled|confirmed|in-progress'),
  'no-show': wordSet('pending|scheduled|confirmed'),
};

async function run(call: Call, bench: Bench, request: Request): Promise<Answer | undefined> {
  const { language } = request;
  const { step, whom, when = {}, services, nth, isAll } = call.args;
  if (step === undefined) return undefined;
  const { draft, again, ...words } = WORDS[language];
  const { draftStep } = bench.tools;
  const which = {
    ...{ whom, when, services, nth, isAll, isUnmarked: step !== 'confirm' },
    ...(step === 'confirm' && { besides: 'confirmed' }),
  };
  return drafts(which, bench, request, {
    draft: ({ id: appointmentId }) => bench.use(draftStep, { appointmentId, step, language }),
    words: { ...words, draft: draft[step], again: again[step] },
    isOpen: ({ status }) => OPEN_FOR[step].has(status),
  });
}

export const step: Verb = { name: 'step', read, run };
