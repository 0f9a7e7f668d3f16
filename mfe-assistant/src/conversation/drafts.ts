import { IdempotencyKeys, type Schema } from '@clearcoat/api-client';
import { minutesBetween } from '@clearcoat/sdk/rules';

/** What can be changed of a drafted appointment, as typed. */
export interface AppointmentValues {
  serviceId: string;
  date: string;
  startTime: string;
  endTime: string;
  /** How long it takes: the end moves with the start. */
  minutes: number;
  /** Dollars, to two decimals. */
  price: string;
  notes: string;
}

interface DraftBase {
  id: number;
  title: string;
  warnings: string[];
}

export interface AppointmentDraft extends DraftBase {
  kind: 'appointment';
  drafted: Schema<'AppointmentDraft'>;
  values: AppointmentValues;
  status: 'open' | 'sending' | 'done';
  /** What stopped it: one sentence, and sentences by field. */
  failure?: string | undefined;
  fields: Record<string, string>;
  /** The same for every attempt with this card, so that it can never be scheduled twice. */
  headers: { 'Idempotency-Key': string; 'Clearcoat-Via': 'assistant' };
  /** The appointment it became. */
  appointmentId?: string;
}

export interface MessageDraft extends DraftBase {
  kind: 'message';
  drafted: Schema<'MessageDraft'>;
  values: { subject: string; text: string };
}

/** A card of an answer with what the person has made of it. */
export type Draft = AppointmentDraft | MessageDraft;

let nextId = 1;

/** Those of an earlier page keep their numbers; new ones follow. */
export function countDraftsFrom(drafts: Draft[]): void {
  nextId = Math.max(nextId, ...drafts.map(({ id }) => id + 1));
}

export const isSending = (draft: Draft): boolean =>
  draft.kind === 'appointment' && draft.status === 'sending';

/** A card to work on; undefined for a kind that this page does not know. */
export function toDraft({ title, warnings, appointment, message }: Schema<'ChatCard'>) {
  const base = { id: nextId++, title, warnings };
  if (appointment) return appointmentDraft(base, appointment);
  if (message) {
    const values = { subject: message.subject, text: message.text };
    return { ...base, kind: 'message', drafted: message, values } satisfies MessageDraft;
  }
  return undefined;
}

function appointmentDraft(base: DraftBase, drafted: Schema<'AppointmentDraft'>): AppointmentDraft {
  const { serviceId, date, startTime, endTime, price, notes } = drafted.payload;
  return {
    ...base,
    kind: 'appointment',
    drafted,
    values: {
      serviceId,
      date,
      startTime,
      endTime,
      minutes: minutesBetween(startTime, endTime),
      price: price.toFixed(2),
      notes,
    },
    status: 'open',
    fields: {},
    headers: { ...new IdempotencyKeys().headers(base.id), 'Clearcoat-Via': 'assistant' },
  };
}
