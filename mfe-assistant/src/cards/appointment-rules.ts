import type { Schema } from '@clearcoat/api-client';
import { endAfter, lengthOfJob, minutesBetween, moneyText, parseMoney } from '@clearcoat/sdk/rules';
import type {
  AppointmentDraft,
  AppointmentValues,
  MoveDraft,
  SlotValues,
} from '../conversation/drafts';
import { timeZone } from '../conversation/time-zone';

/** Consequences of a change: the end moves with date, start and length. */
export function withEnd<V extends SlotValues>(
  before: V,
  change: Partial<V>,
  values: V = { ...before, ...change },
): V {
  const { minutes } = values;
  if (change.endTime) return { ...values, minutes: lengthOfJob(values, timeZone()) };
  const moves = minutes !== before.minutes || change.startTime || change.date;
  return minutes > 0 && moves
    ? { ...values, endTime: endAfter(values, minutes, timeZone()) }
    : values;
}

/** Quote request for another service with the same vehicle and add-ons. */
export function quoteAsked({ drafted, values }: AppointmentDraft): Schema<'QuoteInput'> {
  const { contactId, vehicleId, lines } = drafted.payload;
  return { serviceId: values.serviceId, contactId, vehicleId, lines };
}

/**
 * Values with the quoted price and length. An answer for a service that is no longer chosen is
 * ignored.
 */
export function withQuote(
  before: AppointmentValues,
  { serviceId }: Schema<'QuoteInput'>,
  quote: Schema<'Quote'>,
): AppointmentValues {
  if (before.serviceId !== serviceId) return before;
  const price = moneyText(quote.price);
  return withEnd(before, { price, quoted: { serviceId, price }, minutes: quote.minutes });
}

/** Validation messages for the time, by field. */
export function slotProblems({ date, startTime, endTime }: SlotValues): Record<string, string> {
  return {
    ...(!date && { date: 'Please choose a date' }),
    ...(minutesBetween(startTime, endTime) <= 0 && {
      endTime: 'End time must be after start time',
    }),
  };
}

/** Validation messages by field. */
export function problemsOf(values: AppointmentValues): Record<string, string> {
  const { price } = values;
  return {
    ...slotProblems(values),
    ...(price.trim() !== '' &&
      Number.isNaN(parseMoney(price)) && { price: 'Please enter a price' }),
  };
}

/** Request body; without a typed price the server calculates it. */
export function toInput(
  { drafted }: AppointmentDraft,
  values: AppointmentValues,
): Schema<'AppointmentInput'> {
  const { contactId, status, crewId, vehicleId, placeId, lines } = drafted.payload;
  const { serviceId, date, startTime, endTime, price, quoted, notes } = values;
  const isTyped = price.trim() !== '' && price !== quoted.price;
  return {
    contactId,
    status,
    serviceId,
    date,
    time: startTime,
    startTime,
    endTime,
    notes: notes.trim(),
    ...(isTyped && { price: parseMoney(price) }),
    ...(crewId !== undefined && { crewId }),
    ...(vehicleId !== undefined && { vehicleId }),
    ...(placeId !== undefined && { placeId }),
    ...(lines !== undefined && { lines }),
  };
}

/** Request body of a move; all other fields stay unchanged. */
export function toMove({ drafted, values }: MoveDraft): Schema<'AppointmentInput'> {
  const { contactId, serviceId } = drafted.payload;
  const { date, startTime, endTime } = values;
  return { contactId, serviceId, date, startTime, endTime };
}
