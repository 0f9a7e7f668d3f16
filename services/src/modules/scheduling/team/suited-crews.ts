import type { ServiceLocation } from '../service.fields.js';
import type { CrewKind } from './dto/crew.dto.js';

/** Services at the shop need a bay, mobile services a van. */
const KIND_AT: Record<ServiceLocation, CrewKind | undefined> = {
  shop: 'bay',
  mobile: 'van',
  both: undefined,
};

/**
 * Crews of the kind that a service's location needs. Without a crew of that kind, any crew is suitable.
 */
export function suitedCrews<C extends { kind: CrewKind }>(
  crews: readonly C[],
  location: ServiceLocation,
): readonly C[] {
  const wanted = KIND_AT[location];
  const suited = crews.filter(({ kind }) => wanted === undefined || kind === wanted);
  return suited.length > 0 ? suited : crews;
}
