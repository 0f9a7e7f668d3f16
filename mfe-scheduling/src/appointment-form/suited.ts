import type { Schema } from '@clearcoat/api-client';
import type { Crew } from '../shared/crews-api';
import type { AppointmentFormValues } from './appointment-form';
import type { Service } from './services-api';

type Location = Schema<'ServiceLocation'>;
type Someone = Pick<Crew, 'id' | 'name' | 'kind'>;

const KIND_AT: Record<Location, Crew['kind'] | undefined> = {
  shop: 'bay',
  mobile: 'van',
  both: undefined,
};

/** Those crews that do a service by where it is done; any of them, where there is none of that kind. */
export function suitedCrews<C extends Someone>(crews: readonly C[], location: Location = 'both') {
  const wanted = KIND_AT[location];
  const suited = crews.filter(({ kind }) => wanted === undefined || kind === wanted);
  return suited.length > 0 ? suited : crews;
}

/**
 * What of the chosen place and crew does not go with where a service is done; '' where all does.
 *
 * @param crews - those that take jobs
 */
export function misfitText(
  { isAtShop, resourceId }: Pick<AppointmentFormValues, 'resourceId'> & { isAtShop: boolean },
  service: Pick<Service, 'name' | 'location'> | undefined,
  crews: readonly Someone[],
): string {
  const { name = '', location = 'both' } = service ?? {};
  if (location === 'both') return '';
  const crew = crews.find(({ id }) => id === resourceId);
  const isSuited = !crew || suitedCrews(crews, location).includes(crew);
  const [place, who] =
    location === 'shop'
      ? [isAtShop ? '' : 'is done at the shop, not at an address', 'is done in a bay']
      : [isAtShop ? "is done at the customer's address" : '', 'is done by a van'];
  const said = [place, isSuited ? '' : `${who}, not by ${crew.name}`].filter(Boolean);
  return said.length > 0 ? `${name} ${said.join(', and ')}. You can still save it.` : '';
}
