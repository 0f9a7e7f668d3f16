import type { ServiceLocation } from '../service.fields.js';
import type { CrewKind } from './dto/crew.dto.js';

/** What is done at the shop takes a bay, what is done at the customer's a van. */
const KIND_AT: Record<ServiceLocation, CrewKind | undefined> = {
  shop: 'bay',
  mobile: 'van',
  both: undefined,
};

/** Those crews that do a service by where it is done; any of them, where a business has none of that kind. */
export function suitedCrews<C extends { kind: CrewKind }>(
  crews: readonly C[],
  location: ServiceLocation,
): readonly C[] {
  const wanted = KIND_AT[location];
  const suited = crews.filter(({ kind }) => wanted === undefined || kind === wanted);
  return suited.length > 0 ? suited : crews;
}
