import { useQuery } from '@tanstack/react-query';
import { addressLines } from '@clearcoat/sdk';
import { useEffect, useRef } from 'react';
import type { Appointment } from '../shared/appointments-api';
import { crewsQuery } from '../shared/crews-api';
import { useShopPlaces, type Place } from '../shared/shop-places';
import type { AppointmentFormValues, Choice } from './appointment-form';
import { customerQuery, type Customer } from './customers-api';
import type { Option } from './NativeSelect';
import { sizeOf } from './offer';
import type { Service } from './services-api';
import { misfitText, suitedCrews } from './suited';

const AT_THE_SHOP: Option = { value: '', label: 'At the shop' };

type Named = Option | undefined;

/** Options including the present value, even if it is no longer offered. */
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
  stored?.crew && { value: stored.crew.id, label: stored.crew.name };

const optionOf = (place: Parameters<typeof wordsOf>[0] & { id: string }): Option => ({
  value: place.id,
  label: wordsOf(place),
});

function ofCustomer(
  customer: Customer | undefined,
  stored: Appointment | undefined,
  shopPlaces: readonly Place[],
) {
  const own = stored?.contactId === customer?.id ? stored : undefined;
  const vehicles = (customer?.vehicles ?? []).map(({ id, label }) => ({ value: id, label }));
  const places = [...shopPlaces, ...(customer?.places ?? [])].map(optionOf);
  return {
    vehicleId: withPresent(vehicles, presentVehicle(own)),
    placeId: withPresent([AT_THE_SHOP, ...places], presentPlace(own)),
  };
}

type Likely = Partial<Pick<AppointmentFormValues, 'placeId' | 'crewId'>>;

const LIKELY = ['placeId', 'crewId'] as const;

/** Preselects the likely option and follows changes of it until the person chooses. */
function useLikely(chosen: Likely, likely: Likely, choose: (likely: Likely) => void): void {
  const proposed = useRef<Likely>({});
  const decided = useRef(new Set<keyof Likely>());
  useEffect(() => {
    for (const name of LIKELY) {
      const isTheirs = chosen[name] !== undefined && chosen[name] !== proposed.current[name];
      if (isTheirs) decided.current.add(name);
      // Another customer has other addresses, so the earlier choice no longer counts.
      if (chosen[name] === undefined) decided.current.delete(name);
    }
    const open = LIKELY.filter(
      (name) =>
        !decided.current.has(name) && likely[name] !== undefined && likely[name] !== chosen[name],
    );
    if (open.length === 0) return;
    const now = Object.fromEntries(open.map((name) => [name, likely[name]]));
    proposed.current = { ...proposed.current, ...now };
    choose(now);
    // `choose` is another function each time, and no news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chosen.placeId, chosen.crewId, likely.placeId, likely.crewId]);
}

/**
 * Likely place of a new appointment: the customer's address, except for services done at the shop.
 */
function likelyPlace(customer: Customer | undefined, location: Service['location']) {
  const home = customer?.places?.[0]?.id;
  return home !== undefined && location === 'shop' ? AT_THE_SHOP.value : home;
}

/**
 * Options for vehicle, place and crew, and a warning if they do not suit the service. For a new
 * appointment the likely options are preselected.
 *
 * @param choose - sets the preselected values
 */
export function useChoices(
  { contactId, vehicleId, placeId, crewId }: AppointmentFormValues,
  { stored, service }: { stored: Appointment | undefined; service: Service | undefined },
  choose: (likely: Likely) => void,
): { choices: Record<Choice, readonly Option[]>; size: string | undefined; misfit: string } {
  const { data: customer } = useQuery({
    ...customerQuery(contactId ?? ''),
    enabled: Boolean(contactId),
  });
  const { data: crews = [] } = useQuery(crewsQuery());
  const { others: shopPlaces } = useShopPlaces(Boolean(contactId));
  const isAtShop = !placeId || shopPlaces.some(({ id }) => id === placeId);
  const active = crews.filter((crew) => crew.active);
  const likelyCrewId =
    active.length > 1 ? suitedCrews(active, service?.location)[0]?.id : undefined;
  const likely = {
    placeId: stored ? undefined : likelyPlace(customer, service?.location),
    crewId: likelyCrewId,
  };
  useLikely({ placeId, crewId }, likely, choose);
  return {
    choices: {
      ...ofCustomer(customer, stored, shopPlaces),
      crewId: withPresent(
        active.map(({ id, name }) => ({ value: id, label: name })),
        presentCrew(stored),
      ),
    },
    size: sizeOf(customer, vehicleId),
    // Without a customer the place is unknown.
    misfit: contactId ? misfitText({ isAtShop, crewId }, service, active) : '',
  };
}
