import { IdempotencyKeys, type Schema } from '@clearcoat/api-client';
import { lengthOfJob, moneyText } from '@clearcoat/sdk/rules';
import { timeZone } from './time-zone';

/** Typed time of an appointment. */
export interface SlotValues {
  date: string;
  startTime: string;
  endTime: string;
  /** Duration; the end moves with the start. */
  minutes: number;
}

/** Editable fields of a drafted appointment, as typed. */
export interface AppointmentValues extends SlotValues {
  serviceId: string;
  /** Dollars, to two decimals. */
  price: string;
  /** Quoted price of a service for this vehicle; any other price was typed. */
  quoted: { serviceId: string; price: string };
  notes: string;
}

interface DraftBase {
  id: number;
  title: string;
  warnings: string[];
}

/** A draft that is saved when the person confirms it. */
interface SavedDraft extends DraftBase {
  status: 'open' | 'sending' | 'done';
  /** Error message, and messages by field. */
  failure?: string | undefined;
  fields: Record<string, string>;
  /** The same headers for every attempt with this card, so that a retry never saves it twice. */
  headers: { 'Idempotency-Key': string; 'Clearcoat-Via': 'assistant' };
  /** Id of the saved result. */
  savedId?: string;
}

export interface AppointmentDraft extends SavedDraft {
  kind: 'appointment';
  drafted: Schema<'AppointmentDraft'>;
  values: AppointmentValues;
}

/** Draft to move an appointment. */
export interface MoveDraft extends SavedDraft {
  kind: 'move';
  drafted: Schema<'AppointmentMove'>;
  values: SlotValues;
}

export interface CancelDraft extends SavedDraft {
  kind: 'cancel';
  drafted: Schema<'AppointmentCancellation'>;
}

/** Draft of a job's step. */
export interface StepDraft extends SavedDraft {
  kind: 'step';
  drafted: Schema<'AppointmentStep'>;
}

/** Draft of a new customer. */
export interface CustomerDraft extends SavedDraft {
  kind: 'customer';
  drafted: Schema<'CustomerDraft'>;
  values: Schema<'CustomerDraft'>;
}

/** Draft of a service's new list price. */
export interface PriceDraft extends SavedDraft {
  kind: 'price';
  drafted: Schema<'PriceDraft'>;
  /** Dollars, to two decimals. */
  values: { price: string };
}

export interface MessageDraft extends DraftBase {
  kind: 'message';
  drafted: Schema<'MessageDraft'>;
  values: { subject: string; text: string };
}

/** A card with the person's edits. */
export type Confirmable =
  | AppointmentDraft
  | MoveDraft
  | CancelDraft
  | StepDraft
  | CustomerDraft
  | PriceDraft;
export type Draft = Confirmable | MessageDraft;

type ChangeOf<D> = D extends Draft ? Partial<Omit<D, 'kind'>> : never;
/** Change to a draft, by the person or by its result. */
export type DraftChange = ChangeOf<Draft>;

let nextId = 1;

/** Continues the numbering after drafts restored from an earlier page. */
export function countDraftsFrom(drafts: Draft[]): void {
  nextId = Math.max(nextId, ...drafts.map(({ id }) => id + 1));
}

export const isSending = (draft: Draft): boolean =>
  draft.kind !== 'message' && draft.status === 'sending';

/** Draft from a card; undefined for an unknown kind. */
export function toDraft(card: Schema<'ChatCard'>): Draft | undefined {
  const { title, warnings, appointment, message, move, cancel, step, customer, price } = card;
  const base = { id: nextId++, title, warnings };
  if (appointment) return appointmentDraft(base, appointment);
  if (message) {
    const values = { subject: message.subject, text: message.text };
    return { ...base, kind: 'message', drafted: message, values };
  }
  if (move) {
    const values = slotValues(move.payload);
    return { ...base, ...saved(base), kind: 'move', drafted: move, values };
  }
  if (cancel) return { ...base, ...saved(base), kind: 'cancel', drafted: cancel };
  if (step) return { ...base, ...saved(base), kind: 'step', drafted: step };
  if (customer)
    return { ...base, ...saved(base), kind: 'customer', drafted: customer, values: customer };
  if (price) {
    const values = { price: price.payload.price.toFixed(2) };
    return { ...base, ...saved(base), kind: 'price', drafted: price, values };
  }
  return undefined;
}

const saved = ({ id }: DraftBase) => ({
  status: 'open' as const,
  fields: {},
  headers: { ...new IdempotencyKeys().headers(id), 'Clearcoat-Via': 'assistant' as const },
});

const slotValues = ({ date, startTime, endTime }: Schema<'AppointmentSlot'>): SlotValues => ({
  ...{ date, startTime, endTime },
  minutes: lengthOfJob({ date, startTime, endTime }, timeZone()),
});

function appointmentDraft(base: DraftBase, drafted: Schema<'AppointmentDraft'>): AppointmentDraft {
  const { serviceId, notes } = drafted.payload;
  const price = moneyText(drafted.payload.price);
  const quoted = { serviceId, price };
  const values = { ...slotValues(drafted.payload), serviceId, price, quoted, notes };
  return { ...base, ...saved(base), kind: 'appointment', drafted, values };
}
