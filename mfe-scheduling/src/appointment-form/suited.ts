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

/** Crews that suit the service's location; all crews if none of that kind exists. */
export function suitedCrews<C extends Someone>(crews: readonly C[], location: Location = 'both') {
  const wanted = KIND_AT[location];
  const suited = crews.filter(({ kind }) => wanted === undefined || kind === wanted);
  return suited.length > 0 ? suited : crews;
}

/**
 * Warning if the chosen place or crew does not suit the service's location; else ''.
 *
 * @param crews - crews that take appointments
 */
export function misfitText(
  { isAtShop, crewId }: Pick<AppointmentFormValues, 'crewId'> & { isAtShop: boolean },
  service: Pick<Service, 'name' | 'location'> | undefined,
  crews: readonly Someone[],
): string {
  const { name = '', location = 'both' } = service ?? {};
  if (location === 'both') return '';
  const crew = crews.find(({ id }) => id === crewId);
  const isSuited = !crew || suitedCrews(crews, location).includes(crew);
  const [place, who] =
    location === 'shop'
      ? [isAtShop ? '' : 'is done at the shop, not at an address', 'is done in a bay']
      : [isAtShop ? "is done at the customer's address" : '', 'is done by a van'];
  const said = [place, isSuited ? '' : `${who}, not by ${crew.name}`].filter(Boolean);
  return said.length > 0 ? `${name} ${said.join(', and ')}. You can still save it.` : '';
}
