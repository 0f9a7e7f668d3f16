import { TOLD } from '../answers/drafts.texts.js';
import { foundCard } from '../answers/records.answers.js';
import type { Language, Plan } from '../plan/plan.js';
import type { Purpose } from '../tools/message-texts.js';
import type { Bench, Call } from './call.js';
import { dayWords, slotWords } from './says.js';
import { targetWords } from './verbs/move.js';
import { dayOf, notOver } from './when.js';

/** Message that 'that' refers to. */
export interface Topic {
  purpose: Purpose;
  text?: string;
  date?: string;
  /** Services whose prices are quoted. */
  services?: readonly string[];
}

const STEPS: Partial<Record<string, Purpose>> = {
  ...{ finish: 'ready', 'no-show': 'no_show', confirm: 'reminder' },
};

const said = (text: string): Topic => ({ purpose: 'other', text });

/** Topic of a card made for the same message. */
function ofCards({ made }: Bench, language: Language): Topic | undefined {
  const [card, ...others] = made.filter(({ message }) => !message);
  const purpose = card?.step && STEPS[card.step.step];
  if (purpose) return { purpose };
  if (!card || others.length > 0) return undefined;
  const { move, cancel, appointment } = card;
  if (move) return said(TOLD[language].moved(slotWords(move.payload, language)));
  if (cancel) return said(TOLD[language].cancelled(slotWords(cancel.now, language)));
  return appointment
    ? said(TOLD[language].booked(appointment.service, slotWords(appointment.payload, language)))
    : undefined;
}

/** Topic of the last drafted request, from facts that its words state. */
function ofCall({ verb, args }: Call, bench: Bench, language: Language): Topic | undefined {
  const when = notOver(args.when ?? {}, bench);
  const date = dayOf(when);
  if (verb === 'step') {
    const purpose = STEPS[args.step ?? ''];
    return purpose && { purpose };
  }
  if (verb === 'cancel') return said(TOLD[language].cancelled(date && dayWords(date, language)));
  if (verb === 'move') {
    const to = notOver(args.to ?? {}, bench);
    if (args.by ?? (to.time === undefined && to.after !== undefined)) return undefined;
    const at = targetWords({ to }, language);
    return at === '' ? undefined : said(TOLD[language].moved(at));
  }
  const [service, ...others] = args.services ?? [];
  if (verb !== 'book' || service === undefined || others.length > 0) return undefined;
  if (date === undefined || when.time === undefined) return undefined;
  return said(TOLD[language].booked(service, slotWords({ date, startTime: when.time }, language)));
}

const has = ({ filters }: Plan, ...values: string[]) =>
  filters.some(
    (each) =>
      each.name === 'status' && !each.not && each.values.some((value) => values.includes(value)),
  );

/** Topic of an answer from the records, if it has a template. */
function ofPlan(plan: Plan, today: string): Topic | undefined {
  const { measure, filters, period, want } = plan;
  const { from, to } = period ?? {};
  if (measure === 'no_shows' || has(plan, 'no-show')) return { purpose: 'no_show' };
  if (has(plan, 'unconfirmed', 'pending')) return { purpose: 'confirm' };
  if (filters.some(({ name }) => name === 'due' || name === 'not_since'))
    return { purpose: 'rebooking' };
  const isToCome = has(plan, 'upcoming') || (from ?? '') >= today || (want === 'list' && !period);
  if (!isToCome || (measure !== 'jobs' && measure !== 'next_visit')) return undefined;
  return { purpose: 'reminder', ...(from !== undefined && from === to && { date: from }) };
}

/** Topic of the latest draft, look-up or answer; undefined if ambiguous. */
export function topicOf(bench: Bench, language: Language): Topic | undefined {
  const { meant, before, history, today } = bench;
  const made = ofCards(bench, language);
  if (made ?? meant) return made ?? (meant && ofPlan(meant, today));
  if (before && foundCard(history)) return ofCall(before, bench, language);
  const services = before?.verb === 'price' && !before.args.size ? before.args.services : undefined;
  return services && services.length > 0 ? { purpose: 'other', services } : undefined;
}
