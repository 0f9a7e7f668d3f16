import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Appointment } from '../shared/appointments-api';
import type { AppointmentFormValues } from './appointment-form';
import { toLineInputs } from './lines';
import { quoteQuery, type Quote, type QuoteInput, type Service } from './services-api';

interface Known {
  service: Service | undefined;
  /** The appointment being edited. */
  stored: Appointment | undefined;
}

/** Request for a quote; undefined if the price is simply the service's own. */
export function askedOf(
  { serviceId, contactId, vehicleId, lines }: AppointmentFormValues,
  { service, stored }: Known,
): QuoteInput | undefined {
  const hasSizes = Boolean(service?.prices?.length) && Boolean(contactId);
  if (!service || (!hasSizes && !lines)) return undefined;
  return {
    serviceId,
    contactId,
    vehicleId,
    appointmentId: stored?.id,
    ...(lines && { lines: toLineInputs(lines) }),
  };
}

/** The server's quote for the current form values, if there is anything to quote. */
export function useQuote(values: AppointmentFormValues, known: Known) {
  const client = useQueryClient();
  const asked = askedOf(values, known);
  const { data, isPlaceholderData } = useQuery({
    ...quoteQuery(asked ?? { serviceId: '' }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });
  /** Quote for the values being saved, so that a quick save does not miss it. */
  const settle = async (sent: AppointmentFormValues): Promise<Quote | undefined> => {
    const body = askedOf(sent, known);
    return body && client.ensureQueryData(quoteQuery(body));
  };
  return { quote: asked && data, isReckoning: isPlaceholderData, settle };
}
