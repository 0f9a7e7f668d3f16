import { permissionsOf } from '../../../platform/auth-guard/permissions.js';
import type { Principal } from '../../../platform/tenancy/context.js';

type Who = Pick<Principal, 'role' | 'isPlatformAdmin' | 'staffSeeRevenue' | 'techniciansSeePrices'>;

/** Whether the user sees only jobs of their own crew. */
export const seesOwnJobs = (who: Who): boolean => {
  const permissions = permissionsOf(who);
  return permissions.includes('own-jobs:work') && !permissions.includes('appointments:read');
};
