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
 * The shop's own places. The first is the shop: a job there names no place; at the others it names them as it does a
 * customer's address.
 *
 * @param isAsked - false where nobody needs them yet
 */
export function useShopPlaces(isAsked: boolean): { shop: Place | undefined; others: Place[] } {
  const canRead = useCan('contacts:read');
  const { data = [] } = useQuery({ ...shopPlacesQuery(), enabled: isAsked && canRead });
  const [shop, ...others] = data;
  return { shop, others };
}

type Whereabouts = Pick<Place, 'street' | 'city' | 'region' | 'postcode' | 'directionsUrl'>;

/** Where a job is: its own place, or the shop where its address is known. */
export function usePlaceOf({ place }: Pick<ShownJob, 'place'>): Whereabouts | undefined {
  const { shop } = useShopPlaces(!place);
  return place ?? shop;
}
