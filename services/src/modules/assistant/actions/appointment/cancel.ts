import { lines, type Answer } from '../../basic/answer.js';
import type { Language } from '../../plan/plan.js';
import { escapeMarkdown as plain } from '../../text.js';
import { action, saidLeft, says, usualSuggestions, type Workbench } from '../action.js';
import { Phrases } from '../phrases.js';
import { afterHead, type Request } from '../request.js';
import { WHICH } from '../whom.js';
import { namedIn, type Named } from './read.js';
import { appointmentOf, slotWords } from './which.js';

export type CancelPlan = { do: 'cancel' } & Named;

const HEADS = {
  en: new Phrases('cancel|call off|scratch|delete|remove|drop'),
  es: new Phrases('cancela|cancelar|anula|anular|borra|elimina|quita'),
};
/** One appointment at a time; and what else is deleted is deleted on its page. */
const NOT_ONE = new Phrases(
  'all|everything|every|everyone|everybody|customer|customers|client|clients|contact|contacts|service|services|account|subscription|policy|fee|data|history|notes|photo|user|users|plan',
  'todo|todos|todas|cliente|clientes|cuenta|servicio|servicios|suscripcion|datos',
);

/** These take away other things as well: then the appointment is said, or its time. */
const DELETES = new Phrases('delete|remove|drop|scratch', 'borra|elimina|quita');
const JOB = new Phrases(
  'appointment|appointments|job|booking|visit|slot|appointment of',
  'cita|reserva|trabajo',
);

export async function readCancellation(asked: Request): Promise<CancelPlan | undefined> {
  const found = afterHead(asked, HEADS);
  if (!found || NOT_ONE.in(found.request.tokens)) return undefined;
  const named = await namedIn(found.request, found.request.tokens);
  const { whom, when, stranger } = named;
  const isJob = JOB.in(found.request.tokens) !== undefined || when.time !== undefined;
  if (DELETES.in([{ word: found.head }]) && !isJob) return undefined;
  const isSaid = whom !== undefined || when.from !== undefined || when.time !== undefined;
  const isName =
    stranger !== undefined &&
    /\p{L}/u.test(stranger) &&
    (/\p{Lu}/u.test(stranger) || when.from !== undefined);
  if (stranger !== undefined && !isName) return undefined;
  return isSaid || isName ? { do: 'cancel', ...named } : undefined;
}

const WORDS: Record<
  Language,
  { draft(draft: string): string; end: string; again(name: string, slot: string): string }
> = {
  en: {
    draft: (draft) => `Cancel **${draft}**?`,
    end: 'It stays on the calendar until you confirm.',
    again: (name, slot) => `Cancel ${name} on ${slot}`,
  },
  es: {
    draft: (draft) => `¿Cancelar **${draft}**?`,
    end: 'Sigue en el calendario hasta que usted lo confirme.',
    again: (name, slot) => `Cancela a ${name} el ${slot}`,
  },
};

/** An appointment that is called off. */
export const cancel = action<CancelPlan>({ name: 'cancel', read: readCancellation, run });

async function run(plan: CancelPlan, bench: Workbench, { language }: Request): Promise<Answer> {
  const words = WORDS[language];
  if (plan.stranger !== undefined)
    return says(WHICH[language].none(plain(plan.stranger)), language);
  const chosen = await appointmentOf(plan, bench, language, (each) =>
    words.again(each.customer, slotWords(each, language)),
  );
  if ('problem' in chosen) return chosen.problem;
  const args = { appointmentId: chosen.found.id, language };
  const { data, sources, card } = await bench.use(bench.tools.draftCancellation, args);
  const text = lines(
    words.draft(plain(data.draft)),
    ...saidLeft(plan.left, language),
    `\n${words.end}`,
  );
  return { text, sources, suggestions: usualSuggestions(language), cards: card && [card] };
}
