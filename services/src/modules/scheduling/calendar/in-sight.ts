import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { isUuid } from '../../../platform/validation/ids.js';
import type { InSight } from './calendar.queries.js';

/** Whose jobs somebody sees, of those that were asked for. An id that is none is nobody's. */
export function inSightOf(_context: BusinessContext, resourceId: string | undefined): InSight {
  return resourceId === undefined ? {} : { crewIds: [resourceId].filter(isUuid) };
}
