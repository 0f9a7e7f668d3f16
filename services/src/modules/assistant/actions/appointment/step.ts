import type { JobStepName } from '../../../scheduling/index.js';
import type { Answer } from '../../answers/answer.js';
import type { ListedJob } from '../../plan/lists.js';
import type { Language } from '../../plan/plan.js';
import { action, type Workbench } from '../action.js';
import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';
import { withoutClitic, type Request } from '../request.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import { allIn, draftEach, draftOne, isOfDays, keptIn, ofOneDay, type Job } from './each.js';
import { themAllIn } from './told.js';
import { without } from '../../words/without.js';
import { ofOther } from './other.js';
import { namedIn, type Named } from './read.js';
import { turnIn, type Turn } from './turn.js';
import { wordSet } from '../../words/word-set.js';
import { Sayings } from '../../language/forms/sayings.js';

type Step = Extract<JobStepName, 'confirm' | 'start' | 'finish' | 'no-show'>;
export type StepPlan = {
  do: 'step';
  step: Step;
  turn?: Turn;
  isAssumed?: true;
  isEach?: true;
  kept?: readonly Person[];
} & Named;

/** What is said to be so, or is to be noted: 'mark the 9 am done', 'Tyler no showed'. */
const STATES: readonly [Phrases, Step][] = [
  [
    new Phrases(
      'as a no show|a no show|no show|no showed|noshow|noshowed|no call no show|didnt show up|didnt show|did not show|did not show up|never showed|never showed up|stood us up|stood me up',
      'no llego|no vino|no se presento|no aparecio|nunca llego',
    ),
    'no-show',
  ],
  [
    new Phrases(
      'as done|as complete|as completed|as finished|is done|are done|all done|done|complete|completed|finished|wrapped up',
      'como terminado|como terminada|como hecho|terminado|terminada|completado|completada|hecho|hecha',
    ),
    'finish',
  ],
  [
    new Phrases('as started|as in progress|started|in progress', 'empezado|empezada|en curso'),
    'start',
  ],
  [new Phrases('as confirmed|to confirmed|confirmed', 'confirmado|confirmada'), 'confirm'],
];

/** What asks for it to be noted. */
const MARKS = new Phrases(
  'mark|put|set|log|flag|change|tag|note that|note|record that|record',
  'marca|marcar|pon|ponle|ponlo|ponla|apunta',
);

/** What says all of it by how it begins. */
const HEADS: readonly [Phrases, Step][] = [
  [
    new Phrases(
      'finish|complete|close out|finished|finished with|done with|all done with|im done with',
      'termina|finaliza|completa|termine|termine con|ya termine|ya termine con|ya acabe con|acabe con',
    ),
    'finish',
  ],
  [new Phrases('start|begin', 'empieza|inicia'), 'start'],
  [new Phrases('confirm', 'confirma|confirmar'), 'confirm'],
];

/** Asked, and not to be noted. */
const ASKED = new Phrases(
  'any|anything|anyone|anybody|did|does|do|has|have|had|who|was|were|when|how|which|what|why|is|are',
  'quien|cuando|como|cual|ha|cuantas',
);
/** Taken back, told to somebody, or of more than one time. */
const OTHERWISE = new Phrases(
  'ever|always|often|usually|a lot|how many|undo|un|isnt|wasnt|unless|fee|charge|with|email|text|tell|note|message|price|service|customers|checklist|by|it up|back',
  'alguna vez|siempre|seguido|deshaz|cargo|dile|mensaje|con',
);
/** What stands around it without saying more. */
const AROUND = new Phrases(
  'it|that one|this one|that|this|ese|esa|eso|in|down|again|smh|as|so|up|mark it|mark that|put it in',
);

/** 'Mark today all done': each job of the days that are said. */
const ALL_DONE = new Sayings(['all done|complete|completed|finished'], {}, 'anywhere');
const NOWHERE = { at: 0, length: 0 };

/** All that a washer types: of the job that was told. */
const DONE_ALONE = new Phrases(
  everyOf('|im|i am|were|we are|all|ok|ok im', 'done|all done|finished'),
  'job done|this one is done|its done|ya termine|listo',
);
/** With nothing but days: all that are booked then. */
const isOfDayAlone = ({ whom, when, turn, services, left }: Named & { turn?: Turn }) =>
  whom === undefined &&
  turn === undefined &&
  services.length === 0 &&
  left.length === 0 &&
  when.from !== undefined &&
  when.from === when.to &&
  when.time === undefined &&
  when.after === undefined;

/** The step that is asked for, and the words without those that say it. */
function stepIn(request: Request): { step: Step; rest: Request['tokens'] } | undefined {
  for (const [head, step] of HEADS) {
    const tokens = withoutClitic(request.tokens, head);
    const length = head.lengthAt(tokens, 0);
    if (length > 0 && tokens.length > length) return { step, rest: tokens.slice(length) };
  }
  const { tokens } = request;
  const marks = MARKS.lengthAt(tokens, 0);
  for (const [phrases, step] of STATES) {
    const found = phrases.in(tokens);
    // Nobody says that a job is done to have it noted; that nobody came, they do.
    if (!found || (marks === 0 && step !== 'no-show')) continue;
    return { step, rest: without(tokens, found).slice(marks) };
  }
  return undefined;
}

export async function readStep(request: Request): Promise<StepPlan | undefined> {
  if (ASKED.lengthAt(request.tokens, 0) > 0) return undefined;
  if (DONE_ALONE.isAllOf(request.tokens))
    return {
      ...{ do: 'step', step: 'finish', whom: { kind: 'last' } },
      ...{ when: {}, services: [], left: [] },
    };
  const found = stepIn(request);
  // 'Finished with Ana' has its 'with' before her.
  if (!found || OTHERWISE.in(found.rest)) return undefined;
  const { turn, rest } = turnIn(withoutAround(found.rest));
  const them = themAllIn(rest);
  if (them)
    return {
      ...{ do: 'step', step: found.step, isEach: true, whom: them },
      ...{ when: {}, services: [], left: [] },
    };
  const those = await keptIn(request, rest);
  const { kept, rest: meant = rest } = those ?? {};
  const all = allIn(meant) ?? (ALL_DONE.says(request.tokens) ? NOWHERE : undefined);
  const named = await namedIn(request, all ? ofOneDay(without(meant, all)) : rest);
  const { when, stranger, services } = named;
  if (stranger !== undefined || services.length > 1) return undefined;
  // 'Confirm it', 'mark that one done': what was told.
  const isIt = rest.length === 0 && turn === undefined && found.rest.length > 0;
  const whom = named.whom ?? (isIt ? { kind: 'last' as const } : undefined);
  const isEach = whom?.kind === 'several' && { isEach: true as const };
  const plan = {
    do: 'step' as const,
    step: found.step,
    ...named,
    ...(whom && { whom }),
    ...isEach,
  };
  if (all && (all !== NOWHERE || named.whom === undefined))
    return isOfDays(named) ? { ...plan, isEach: true, ...(kept && { kept }) } : undefined;
  if (found.step === 'confirm' && isOfDayAlone({ ...named, turn }))
    return { ...plan, isEach: true };
  const isSaid = [whom, when.time, turn].some((each) => each !== undefined);
  return isSaid ? { ...plan, ...(turn ? { turn } : turnOf(found.step, named)) } : undefined;
}

function withoutAround(tokens: Request['tokens']): Request['tokens'] {
  const found = AROUND.in(tokens);
  return found ? withoutAround(without(tokens, found)) : tokens;
}

/** Whoever did not come is marked for the last time, whoever is begun with for the first. */
const turnOf = (step: Step, { whom, when }: Named): Pick<StepPlan, 'turn' | 'isAssumed'> => {
  if (whom?.kind !== 'people' || whom.people.length > 1 || when.from !== undefined) return {};
  return step === 'no-show' || step === 'finish'
    ? { turn: 'last', isAssumed: true }
    : { turn: 'first' };
};

interface Words {
  draft: Record<Step, (draft: string) => string>;
  drafts: (shown: number, of: number) => string;
  end: string;
  again: Record<Step, (name: string, slot: string) => string>;
}

const WORDS: Record<Language, Words> = {
  en: {
    draft: {
      confirm: (draft) => `Mark **${draft}** as confirmed?`,
      start: (draft) => `Start **${draft}**?`,
      finish: (draft) => `Mark **${draft}** as completed?`,
      'no-show': (draft) => `Mark **${draft}** as a no-show?`,
    },
    drafts: (shown, of) =>
      shown === of
        ? `**${of} jobs to mark**, one by one:`
        : `The first **${shown} of ${of}** jobs to mark, one by one; ask again for the rest:`,
    end: 'It stays as it is until you confirm.',
    again: {
      confirm: (name, slot) => `Confirm ${name} on ${slot}`,
      start: (name, slot) => `Start ${name} on ${slot}`,
      finish: (name, slot) => `Mark ${name} on ${slot} done`,
      'no-show': (name, slot) => `Mark ${name} on ${slot} as a no-show`,
    },
  },
  es: {
    draft: {
      confirm: (draft) => `¿Marcar **${draft}** como confirmada?`,
      start: (draft) => `¿Empezar **${draft}**?`,
      finish: (draft) => `¿Marcar **${draft}** como terminada?`,
      'no-show': (draft) => `¿Marcar **${draft}** como no presentada?`,
    },
    drafts: (shown, of) =>
      shown === of
        ? `**${of} trabajos por marcar**, uno por uno:`
        : `Los primeros **${shown} de ${of}** trabajos por marcar; pida después los demás:`,
    end: 'Sigue como está hasta que usted lo confirme.',
    again: {
      confirm: (name, slot) => `Confirma a ${name} el ${slot}`,
      start: (name, slot) => `Empieza a ${name} el ${slot}`,
      finish: (name, slot) => `Marca a ${name} el ${slot} terminado`,
      'no-show': (name, slot) => `Marca a ${name} el ${slot} no vino`,
    },
  },
};

/** What a job is before it is that. */
const OPEN_FOR: Record<Step, ReadonlySet<string>> = {
  confirm: wordSet('pending|scheduled'),
  start: wordSet('pending|scheduled|confirmed'),
  finish: wordSet('pending|scheduled|confirmed|in-progress'),
  'no-show': wordSet('pending|scheduled|confirmed'),
};

/** How far a job is: confirmed, begun, done, or nobody came. */
export const step = action<StepPlan>({
  name: 'step',
  read: readStep,
  follow: async (request, { step: done, ...before }) => {
    const other = await ofOther(request, before);
    return other && { do: 'step', step: done, ...other, ...(!other.turn && turnOf(done, other)) };
  },
  run,
});

async function run(plan: StepPlan, bench: Workbench, { language }: Request): Promise<Answer> {
  const words = WORDS[language];
  const draft = ({ id: appointmentId }: Job) =>
    bench.use(bench.tools.draftStep, { appointmentId, step: plan.step, language });
  const isOpen = ({ status }: ListedJob) => OPEN_FOR[plan.step].has(status);
  const besides = plan.step === 'confirm' && { besides: 'confirmed' };
  const which = { ...plan, isUnmarked: plan.step !== 'confirm', isOpen, ...besides };
  const drafts = plan.isEach ? draftEach : draftOne;
  const own = { ...words, draft: words.draft[plan.step], again: words.again[plan.step] };
  return drafts(which, bench, language, { draft, words: own });
}
