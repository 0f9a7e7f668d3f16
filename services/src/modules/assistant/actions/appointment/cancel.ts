import type { Answer } from '../../answers/answer.js';
import type { Span } from '../../language/pieces/spans.js';
import type { Token } from '../../words/tokens.js';
import type { Language } from '../../plan/plan.js';
import type { ListedJob } from '../../plan/lists.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { action, says, type Workbench } from '../action.js';
import { Phrases } from '../../words/phrases.js';
import { notOver } from '../when/index.js';
import { afterHead, meaningsOf, type Request } from '../request.js';
import { withoutThat } from '../read-back.js';
import { WHICH } from '../which-words.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import {
  allIn,
  draftEach,
  draftOne,
  isOfDays,
  keptIn,
  ofOneDay,
  statusesIn,
  type Job,
} from './each.js';
import type { Whom } from '../whom/place.js';
import { ALL, themAllIn } from './told.js';
import { without } from '../../words/without.js';
import { eachMeant, ofOther } from './other.js';
import { namedIn, type Named } from './read.js';
import { turnIn, type Turn } from './turn.js';
import { wordSet } from '../../words/word-set.js';

export type CancelPlan = {
  do: 'cancel';
  turn?: Turn;
  isEach?: true;
  kept?: readonly Person[];
  statuses?: readonly string[];
} & Named;

const HEADS = {
  en: new Phrases(
    'cancel|call off|void|clear|clear out|clear off|scratch|delete|remove|drop|take|pull|kill|nix|axe|ax|get rid of',
  ),
  es: new Phrases('cancela|cancelar|anula|anular|borra|elimina|quita'),
};
/** What else is deleted is deleted on its page. */
const NO_JOB = new Phrases(
  'customer|customers|client|clients|contact|contacts|service|services|account|subscription|policy|rate|rates|percent|percentage|ratio|stats|numbers|fee|data|history|notes|photo|user|users|plan',
  'cliente|clientes|cuenta|servicio|servicios|suscripcion|datos',
);
/** These take away other things as well: then the appointment is said, or its time. */
const DELETES = new Phrases(
  'delete|remove|drop|scratch|take|pull|kill|nix|axe|ax|get rid of',
  'borra|elimina|quita',
);
/** Said of a person, these are of nothing else. */
const STRIKES = new Phrases('scratch|kill|nix|axe|ax');
const JOB = new Phrases(
  'appointment|appointments|job|booking|visit|slot|appointment of|off the schedule|from the schedule|off the calendar|from the calendar|off the books|off my schedule|off my calendar',
  'cita|reserva|trabajo',
);

const CLEARS = /^clear/;
const NOWHERE = { at: 0, length: 0 };
const OWN = new Phrases('my|our|the');
const REMOVES = wordSet('delete|remove|drop|scratch|borra|elimina|quita');
const OFF = new Phrases('off|out of|out on|from', 'del|de la');

export async function readCancellation(asked: Request): Promise<CancelPlan | undefined> {
  const found = afterHead(asked, HEADS);
  if (!found) return undefined;
  const { turn, rest } = turnIn(found.request.tokens);
  if (NO_JOB.in(rest)) return undefined;
  const those = await keptIn(found.request, rest);
  const { kept, rest: meant = rest } = those ?? {};
  // 'Clear Monday', and 'cancel Monday except Linh', are all that is booked then.
  const isAll = CLEARS.test(found.head) || kept !== undefined;
  const all = allIn(meant) ?? (isAll ? (OWN.in(meant) ?? NOWHERE) : undefined);
  const { statuses, rest: own } = statusesIn(all ? without(meant, all) : []);
  const named = await namedIn(found.request, ofOneDay(all ? own : rest));
  const { whom, when, stranger, services } = named;
  const isDelete = DELETES.in([{ word: found.head }]) !== undefined;
  const isStruck =
    whom?.kind === 'people' &&
    named.left.length === 0 &&
    STRIKES.in([{ word: found.head }]) !== undefined;
  // 'Take Ana off Friday'
  const isOfDay = all !== undefined && isOffDays(rest, named);
  const isOff =
    isOfDay ||
    (OFF.in(rest) !== undefined &&
      whom !== undefined &&
      when.from !== undefined &&
      // 'Take Ana from 8 to 9 on Friday' takes her off nothing.
      !named.left.some((raw) => /\d/.test(raw))) ||
    // 'Remove Ana Friday'
    (REMOVES.has(found.head) &&
      whom?.kind === 'people' &&
      when.from !== undefined &&
      named.left.length === 0);
  const isJob =
    isOff ||
    isStruck ||
    (services.length > 0 && (when.from !== undefined || whom?.kind === 'people')) ||
    JOB.in(rest) !== undefined ||
    turn !== undefined ||
    when.time !== undefined;
  if (isDelete && !isJob) return undefined;
  const some = isDelete ? undefined : someOfThem(rest);
  if (some) return { do: 'cancel', isEach: true, when: {}, services: [], left: [], ...some };
  const isOfAll = kept !== undefined && ALL.isAllOf(meant);
  const ofTold: Whom = { kind: 'last', isEach: true, isMany: true };
  const those_ = isOfAll ? ofTold : themAllIn(kept ? meant : rest);
  const them = isDelete ? undefined : those_;
  if (them)
    return {
      do: 'cancel',
      isEach: true,
      whom: them,
      when: {},
      services: [],
      left: [],
      ...(kept && { kept }),
    };
  if (all)
    return isOfDays(named) && (!isDelete || isOfDay)
      ? {
          do: 'cancel',
          isEach: true,
          ...named,
          ...(isDelete && { left: [] }),
          ...(kept && { kept }),
          ...(statuses && { statuses }),
        }
      : undefined;
  const isSaid = [whom, when.from, when.time, turn].some((each) => each !== undefined);
  const isName =
    stranger !== undefined &&
    /\p{L}/u.test(stranger) &&
    (/\p{Lu}/u.test(stranger) || when.from !== undefined || isWhose(stranger, rest));
  if (stranger !== undefined && !isName) return undefined;
  // 'Cancel the rest of the week'
  const isRange =
    whom === undefined && when.from !== undefined && when.to !== undefined && when.from !== when.to;
  const isOfRange = isRange && turn === undefined && services.length === 0 && !isDelete;
  // 'Next week's paint corrections' are all of them.
  const areAll =
    whom === undefined && when.from !== undefined && turn === undefined && saysSeveral(rest);
  const isEach = (whom?.kind === 'several' || isOfRange || (areAll && services.length > 0)) && {
    isEach: true as const,
  };
  return isSaid || isName ? { do: 'cancel', turn, ...named, ...isEach } : undefined;
}

const SERVICES = wordSet(
  'washes|details|corrections|coatings|ceramics|interiors|exteriors|restorations|lavados|detallados',
);
const saysSeveral = (tokens: readonly Token[]) => tokens.some(({ word }) => SERVICES.has(word));

/** 'Take everything off Wednesday': of days, and of nothing else. */
const isOffDays = (tokens: readonly Token[], { left, services, whom }: Named) =>
  OFF.in(tokens) !== undefined &&
  services.length === 0 &&
  whom === undefined &&
  left.every((raw) => OFF.isAllOf([{ word: raw.toLowerCase() }]));

/** 'Jordan blake's appointment', 'la cita de jordan blake', in small letters: nobody else has one. */
function isWhose(stranger: string, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ raw }) => stranger.startsWith(raw));
  const isOwned =
    stranger.includes(' ') || /s['’]?$/iu.test(stranger) || tokens[at - 1]?.word === 'de';
  return isOwned && JOB.in(tokens) !== undefined;
}

const ONES = wordSet('the|ones|those|them|of|who|that|are|is|las|los|que|esas|esos');
/** 'The unconfirmed ones' of those that were told. */
function someOfThem(tokens: readonly Token[]): Pick<CancelPlan, 'whom' | 'statuses'> | undefined {
  const { statuses, rest } = statusesIn(tokens);
  const isOfThose = rest.length > 0 && rest.every(({ word }) => ONES.has(word));
  return statuses && isOfThose
    ? { whom: { kind: 'last', isEach: true, isMany: true }, statuses }
    : undefined;
}

const WORDS: Record<
  Language,
  {
    draft: (draft: string) => string;
    drafts: (shown: number, of: number) => string;
    end: string;
    again: (name: string, slot: string) => string;
  }
> = {
  en: {
    draft: (draft) => `Cancel **${draft}**?`,
    drafts: (shown, of) =>
      shown === of
        ? `**${of} cancellations**, one for each appointment:`
        : `The first **${shown} of ${of}** cancellations, one for each appointment; ask again for the rest:`,
    end: 'It stays on the calendar until you confirm.',
    again: (name, slot) => `Cancel ${name} on ${slot}`,
  },
  es: {
    draft: (draft) => `¿Cancelar **${draft}**?`,
    drafts: (shown, of) =>
      shown === of
        ? `**${of} cancelaciones**, una para cada cita:`
        : `Las primeras **${shown} de ${of}** cancelaciones, una para cada cita; pida después las demás:`,
    end: 'Sigue en el calendario hasta que usted lo confirme.',
    again: (name, slot) => `Cancela a ${name} el ${slot}`,
  },
};

const isToCome = ({ status, date }: ListedJob, today: string) =>
  date >= today && wordSet('pending|scheduled|confirmed').has(status);

export async function followCancellation(
  request: Request,
  before: CancelPlan,
): Promise<CancelPlan | undefined> {
  const each = await eachMeant(request, before);
  if (each) return { ...before, ...each };
  const other = await ofOther(request, before);
  return other && { do: 'cancel', ...(before.isEach && !other.whom && { isEach: true }), ...other };
}

/** An appointment that is called off. */
export const cancel = action<CancelPlan>({
  name: 'cancel',
  read: readCancellation,
  follow: followCancellation,
  run,
});

/** A van, a size or a number that has no place tells fewer of them apart; why it is done does not. */
async function conditionIn(left: readonly string[], request: Request) {
  if (left.length === 0) return undefined;
  const spans = await meaningsOf(request, request.tokens);
  const isOfSome = ({ name, number, tags }: Span) =>
    name !== undefined || number !== undefined || tags.some(({ kind }) => kind === 'value');
  return spans.find((span) => left.includes(span.raw) && isOfSome(span))?.raw;
}

async function run(asked: CancelPlan, bench: Workbench, request: Request): Promise<Answer> {
  const plan = { ...asked, when: notOver(asked.when, bench) };
  const { language } = request;
  const words = WORDS[language];
  if (plan.stranger !== undefined)
    return says(WHICH[language].none(plain(plan.stranger.replace(/['’]s$/i, ''))), language);
  const isOfMany = plan.isEach === true && plan.whom === undefined;
  const condition = isOfMany ? await conditionIn(plan.left, request) : undefined;
  if (condition !== undefined) return withoutThat(condition, language);
  const draft = ({ id: appointmentId }: Job) =>
    bench.use(bench.tools.draftCancellation, { appointmentId, language });
  const drafts = plan.isEach ? draftEach : draftOne;
  return drafts({ ...plan, isOpen: isToCome }, bench, language, { draft, words });
}
