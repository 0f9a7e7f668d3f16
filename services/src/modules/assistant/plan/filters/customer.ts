import { isUuid } from '../../../../platform/validation/ids.js';
import type { FilterKind } from '../definitions.js';
import { saidOf } from '../say/either.js';

/** By their ids; whoever says them has put their names, as links, in the place of those. */
export const customer: FilterKind = {
  name: 'customer',
  takes: { wanted: "a customer's id from another tool", accepts: isUuid },
  rows: ['jobs', 'customers'],
  of: 'customer',
  needs: ['contacts:read'],
  reads: ['c'],
  sql: (values, bind) => `c.id = any(${bind(values)}::uuid[])`,
  said: saidOf,
};
