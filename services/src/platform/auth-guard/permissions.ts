import type { Grants, Role } from '../tenancy/roles.js';

export const PERMISSIONS = [
  'dashboard:read',
  'contacts:read',
  'contacts:write',
  'appointments:read',
  'appointments:write',
  'own-jobs:work',
  'prices:read',
  'revenue:read',
  'settings:read',
  'settings:write',
  'account:manage',
  'users:manage',
  'assistant:use',
  'data:export',
  'business:manage',
  'platform:manage',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Whoever permissions are of. Without grants: those that no business has given. */
export type Grantee = { role: Role; isPlatformAdmin: boolean } & Partial<Grants>;

const allBut = (...names: Permission[]) => PERMISSIONS.filter((name) => !names.includes(name));

/**
 * The plan and the business's deletion are the owner's; the platform belongs to no business. Who has a
 * crew's jobs alone reads them by calls of their own, and no list of all.
 */
const BY_ROLE: Record<Role, readonly Permission[]> = {
  owner: allBut('platform:manage'),
  manager: allBut('platform:manage', 'business:manage'),
  staff: allBut(
    'platform:manage',
    'business:manage',
    'users:manage',
    'data:export',
    'revenue:read',
    'settings:write',
  ),
  technician: ['own-jobs:work', 'account:manage', 'assistant:use'],
};

/** The one place that says who may do what: menus, routes, calls and the assistant's tools follow from it. */
export function permissionsOf(grantee: Grantee): Permission[] {
  const { role, isPlatformAdmin, staffSeeRevenue, techniciansSeePrices } = grantee;
  if (isPlatformAdmin) return [...PERMISSIONS];
  const granted: Permission[] = [];
  if (role === 'staff' && staffSeeRevenue) granted.push('revenue:read');
  if (role === 'technician' && techniciansSeePrices) granted.push('prices:read');
  return [...BY_ROLE[role], ...granted];
}
