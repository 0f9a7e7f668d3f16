import type { Schema } from '@clearcoat/api-client';
import { endAfter, lengthOfJob, minutesBetween, moneyText, parseMoney } from '@clearcoat/sdk/rules';
import type {
  AppointmentDraft,
  AppointmentValues,
  MoveDraft,
  SlotValues,
} from '../conversation/drafts';
import { timeZone } from '../conversation/time-zone';

/** Consequences of a change: the end moves with date and start, and with the length. */
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

/** What to ask when another service was chosen: it is for the same vehicle, with the same add-ons. */
export function quoteAsked({ drafted, values }: AppointmentDraft): Schema<'QuoteInput'> {
  const { contactId, vehicleId, lines } = drafted.payload;
  return { serviceId: values.serviceId, contactId, vehicleId, lines };
}

/** The price and the length that a service comes to; of one that was chosen before nothing follows. */
export function withQuote(
  before: AppointmentValues,
  { serviceId }: Schema<'QuoteInput'>,
  quote: Schema<'Quote'>,
): AppointmentValues {
  if (before.serviceId !== serviceId) return before;
  const price = moneyText(quote.price);
  return withEnd(before, { price, quoted: { serviceId, price }, minutes: quote.minutes });
}

/** What is wrong with when it is to be, by field. */
export function slotProblems({ date, startTime, endTime }: SlotValues): Record<string, string> {
  return {
    ...(!date && { date: 'Please choose a date' }),
    ...(minutesBetween(startTime, endTime) <= 0 && {
      endTime: 'End time must be after start time',
    }),
  };
}

/** What is wrong with what was typed, by field. */
export function problemsOf(values: AppointmentValues): Record<string, string> {
  const { price } = values;
  return {
    ...slotProblems(values),
    ...(price.trim() !== '' &&
      Number.isNaN(parseMoney(price)) && { price: 'Please enter a price' }),
  };
}

/** What is sent; a price that nobody typed is reckoned by the server. */
export function toInput(
  { drafted }: AppointmentDraft,
  values: AppointmentValues,
): Schema<'AppointmentInput'> {
  const { contactId, status, resourceId, vehicleId, placeId, lines } = drafted.payload;
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
    ...(resourceId !== undefined && { resourceId }),
    ...(vehicleId !== undefined && { vehicleId }),
    ...(placeId !== undefined && { placeId }),
    ...(lines !== undefined && { lines }),
  };
}

/** What is sent to move one: all else stays as it is. */
export function toMove({ drafted, values }: MoveDraft): Schema<'AppointmentInput'> {
  const { contactId, serviceId } = drafted.payload;
  const { date, startTime, endTime } = values;
  return { contactId, serviceId, date, startTime, endTime };
}
