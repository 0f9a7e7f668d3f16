import { isUuid } from '../../../platform/validation/ids.js';
import type { InSight } from './calendar.queries.js';

/** Whose jobs are asked for: of one crew, or of all. An id that is none is nobody's. */
export const inSightOf = (resourceId: string | undefined): InSight =>
  resourceId === undefined ? {} : { crewIds: [resourceId].filter(isUuid) };
