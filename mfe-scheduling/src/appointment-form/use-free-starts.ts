import { useQuery } from '@tanstack/react-query';
import { useToday } from '@clearcoat/sdk';
import { lengthOfJob } from '@clearcoat/sdk/rules';
import { freeStartsQuery } from '../shared/appointments-api';
import { useTimeZone } from '../shared/use-time-zone';
import type { AppointmentFormValues } from './appointment-form';
import { endsAfterStart } from './times';

/** Default length of an appointment without a service or an end, in minutes. */
const USUAL_MINUTES = 60;

/**
 * Free starts of the chosen day for an appointment of this length; undefined while loading.
 *
 * @param id - the appointment being edited, which does not conflict with itself
 */
export function useFreeStarts(values: AppointmentFormValues, id: string | undefined) {
  const { date, startTime, endTime, crewId, serviceId, placeId } = values;
  const today = useToday();
  const timeZone = useTimeZone();
  const minutes = endsAfterStart(startTime, endTime)
    ? lengthOfJob(values, timeZone)
    : USUAL_MINUTES;
  const { data = [], isLoading } = useQuery({
    ...freeStartsQuery({
      ...{ date, minutes, crewId, excludeId: id },
      ...{ serviceId: serviceId || undefined, placeId: placeId || undefined },
    }),
    enabled: date >= today,
  });
  // An appointment ends on its day, so starts that would run past midnight are left out.
  const starts = data.filter(
    (start) => lengthOfJob({ date, startTime: start, endTime: '00:00' }, timeZone) >= minutes,
  );
  return isLoading ? undefined : starts;
}
