import type { Schema } from '@clearcoat/api-client';
import { minutesBetween, moneyText, parseMoney, timeAfter } from '@clearcoat/sdk/rules';
import type { AppointmentDraft, AppointmentValues } from '../conversation/drafts';

type Service = Pick<Schema<'Service'>, 'id' | 'name' | 'price' | 'duration'>;

/** What follows from a change: the end moves with the start, a service brings its price and length. */
export function withConsequences(
  before: AppointmentValues,
  change: Partial<AppointmentValues>,
  services: Service[],
): AppointmentValues {
  const values = { ...before, ...change };
  const service = services.find(({ id }) => id === change.serviceId);
  if (service) {
    values.price = moneyText(service.price);
    values.minutes = service.duration;
  }
  const { startTime, endTime, minutes } = values;
  if (change.endTime && startTime)
    return { ...values, minutes: minutesBetween(startTime, endTime) };
  // While a time is being typed there is none.
  const moves = startTime && minutes > 0 && (service ?? change.startTime);
  return moves ? { ...values, endTime: timeAfter(startTime, minutes) } : values;
}

/** What is wrong with what was typed, by field. */
export function problemsOf(values: AppointmentValues): Record<string, string> {
  const { date, startTime, endTime, price } = values;
  return {
    ...(!date && { date: 'Please choose a date' }),
    ...(!startTime && { startTime: 'Please choose a time' }),
    ...((!endTime || minutesBetween(startTime, endTime) <= 0) && {
      endTime: 'End time must be after start time',
    }),
    ...(price.trim() !== '' &&
      Number.isNaN(parseMoney(price)) && { price: 'Please enter a price' }),
  };
}

/** What is sent; an empty price leaves it to the service's. */
export function toInput({ drafted, values }: AppointmentDraft): Schema<'AppointmentInput'> {
  const { contactId, status } = drafted.payload;
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
  };
}
