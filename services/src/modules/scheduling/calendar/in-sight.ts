import { isUuid } from '../../../platform/validation/ids.js';
import type { InSight } from './calendar.queries.js';

/** Crew filter: one crew, or all by default. An invalid id matches no crew. */
export const inSightOf = (resourceId: string | undefined): InSight =>
  resourceId === undefined ? {} : { crewIds: [resourceId].filter(isUuid) };
