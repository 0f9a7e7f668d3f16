import { useQuery } from '@tanstack/react-query';
import { addressLines } from '@clearcoat/sdk';
import { useEffect } from 'react';
import type { Appointment } from '../shared/appointments-api';
import { crewsQuery } from '../shared/crews-api';
import type { AppointmentFormValues, Choice } from './appointment-form';
import { customerQuery, type Customer } from './customers-api';
import type { Option } from './NativeSelect';

const AT_THE_SHOP: Option = { value: '', label: 'At the shop' };

type Named = Option | undefined;

/** Those to choose from, and what is chosen even where it is offered no more. */
const withPresent = (options: readonly Option[], present: Named): readonly Option[] =>
  present && !options.some(({ value }) => value === present.value)
    ? [...options, present]
    : options;

const presentVehicle = (stored: Appointment | undefined): Named =>
  stored?.vehicle?.id ? { value: stored.vehicle.id, label: stored.vehicle.label } : undefined;

const wordsOf = (place: Parameters<typeof addressLines>[0] & { label: string }) =>
  [place.label, ...addressLines(place)].filter(Boolean).join(', ');

const presentPlace = (stored: Appointment | undefined): Named =>
  stored?.place ? { value: stored.place.id, label: wordsOf(stored.place) } : undefined;

const presentCrew = (stored: Appointment | undefined): Named =>
  stored?.resource && { value: stored.resource.id, label: stored.resource.name };

function ofCustomer(customer: Customer | undefined, stored: Appointment | undefined) {
  const own = stored?.contactId === customer?.id ? stored : undefined;
  const vehicles = (customer?.vehicles ?? []).map(({ id, label }) => ({ value: id, label }));
  const places = (customer?.places ?? []).map((place) => ({
    value: place.id,
    label: wordsOf(place),
  }));
  return {
    vehicleId: withPresent(vehicles, presentVehicle(own)),
    placeId: withPresent([AT_THE_SHOP, ...places], presentPlace(own)),
  };
}

/**
 * What there is to choose from of the chosen customer's cars and addresses, and of the crews; of a new job what is
 * likely is chosen already.
 *
 * @param choose - sets what nobody has chosen yet
 */
export function useChoices(
  { contactId, placeId, resourceId }: AppointmentFormValues,
  stored: Appointment | undefined,
  choose: (likely: Partial<Pick<AppointmentFormValues, Choice>>) => void,
): Record<Choice, readonly Option[]> {
  const { data: customer } = useQuery({
    ...customerQuery(contactId ?? ''),
    enabled: Boolean(contactId),
  });
  const { data: crews = [] } = useQuery(crewsQuery());
  const active = crews.filter((crew) => crew.active);
  const likelyPlace = stored ? undefined : customer?.places?.[0]?.id;
  const likelyCrew = active.length > 1 ? active[0]?.id : undefined;
  useEffect(() => {
    if (placeId === undefined && likelyPlace) choose({ placeId: likelyPlace });
    if (resourceId === undefined && likelyCrew) choose({ resourceId: likelyCrew });
    // `choose` is another function each time, and no news.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [placeId, resourceId, likelyPlace, likelyCrew]);
  return {
    ...ofCustomer(customer, stored),
    resourceId: withPresent(
      active.map(({ id, name }) => ({ value: id, label: name })),
      presentCrew(stored),
    ),
  };
}
