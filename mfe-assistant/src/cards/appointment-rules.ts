import type { Schema } from '@clearcoat/api-client';
import { minutesBetween, moneyText, parseMoney, timeAfter } from '@clearcoat/sdk/rules';
import type {
  AppointmentDraft,
  AppointmentValues,
  MoveDraft,
  SlotValues,
} from '../conversation/drafts';

type Service = Pick<Schema<'Service'>, 'id' | 'name' | 'price' | 'duration'>;

/** What follows from a change: the end moves with the start. */
export function withEnd<V extends SlotValues>(
  before: V,
  change: Partial<SlotValues>,
  values: V = { ...before, ...change },
): V {
  const { startTime, endTime, minutes } = values;
  if (change.endTime && startTime)
    return { ...values, minutes: minutesBetween(startTime, endTime) };
  // While a time is being typed there is none.
  const moves = startTime && minutes > 0 && (minutes !== before.minutes || change.startTime);
  return moves ? { ...values, endTime: timeAfter(startTime, minutes) } : values;
}

/** A service brings its price and length besides. */
export function withConsequences(
  before: AppointmentValues,
  change: Partial<AppointmentValues>,
  services: Service[],
): AppointmentValues {
  const service = services.find(({ id }) => id === change.serviceId);
  const own = service && { price: moneyText(service.price), minutes: service.duration };
  return withEnd(before, change, { ...before, ...change, ...own });
}

/** What is wrong with when it is to be, by field. */
export function slotProblems({ date, startTime, endTime }: SlotValues): Record<string, string> {
  return {
    ...(!date && { date: 'Please choose a date' }),
    ...(!startTime && { startTime: 'Please choose a time' }),
    ...((!endTime || minutesBetween(startTime, endTime) <= 0) && {
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

/** What is sent; an empty price leaves it to the service's. */
export function toInput({ drafted, values }: AppointmentDraft): Schema<'AppointmentInput'> {
  const { contactId, status, resourceId } = drafted.payload;
  const { serviceId, date, startTime, endTime, price, notes } = values;
  return {
    contactId,
    status,
    serviceId,
    date,
    time: startTime,
    startTime,
    endTime,
    notes: notes.trim(),
    ...(price.trim() && { price: parseMoney(price) }),
    ...(resourceId !== undefined && { resourceId }),
  };
}

/** What is sent to move one: all else stays as it is. */
export function toMove({ drafted, values }: MoveDraft): Schema<'AppointmentInput'> {
  const { contactId, serviceId } = drafted.payload;
  const { date, startTime, endTime } = values;
  return { contactId, serviceId, date, startTime, endTime };
}
