import { api, type Schema } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCan } from '@clearcoat/sdk';
import type { ShownJob } from './shown-job';

export type Place = Schema<'Place'>;

const shopPlacesQuery = () =>
  queryOptions({
    queryKey: ['/api/places'],
    queryFn: ({ signal }): Promise<Place[]> =>
      callAs(listOf(shapes.Place), api.GET('/api/places', { signal })),
  });

/**
 * The shop's own places. The first one is the shop itself: an appointment there has no place.
 * Other places are set like a customer's address.
 *
 * @param isAsked - false while nobody needs them
 */
export function useShopPlaces(isAsked: boolean): { shop: Place | undefined; others: Place[] } {
  const canRead = useCan('contacts:read');
  const { data = [] } = useQuery({ ...shopPlacesQuery(), enabled: isAsked && canRead });
  const [shop, ...others] = data;
  return { shop, others };
}

type Whereabouts = Pick<Place, 'street' | 'city' | 'region' | 'postcode' | 'directionsUrl'>;

/** Place of a job: its own, or the shop's address if known. */
export function usePlaceOf({ place }: Pick<ShownJob, 'place'>): Whereabouts | undefined {
  const { shop } = useShopPlaces(!place);
  return place ?? shop;
}
