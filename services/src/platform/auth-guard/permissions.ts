import type { Grants, Role } from '../tenancy/roles.js';

export const PERMISSIONS = [
  'dashboard:read',
  'contacts:read',
  'contacts:write',
  'appointments:read',
  'appointments:write',
  'messages:read',
  'messages:write',
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

/** A person whose permissions are asked for. Default: no grants beyond the role. */
export type Grantee = { role: Role; isPlatformAdmin: boolean } & Partial<Grants>;

const allBut = (...names: Permission[]) => PERMISSIONS.filter((name) => !names.includes(name));

/**
 * Only the owner manages the plan and deletes the business; `platform:manage` belongs to no role.
 * Technicians read their own appointments through separate endpoints, never the full list.
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

/** The only source of permissions. Menus, routes, calls and the assistant's tools derive from it. */
export function permissionsOf(grantee: Grantee): Permission[] {
  const { role, isPlatformAdmin, staffSeeRevenue, techniciansSeePrices } = grantee;
  if (isPlatformAdmin) return [...PERMISSIONS];
  const granted: Permission[] = [];
  if (role === 'staff' && staffSeeRevenue) granted.push('revenue:read');
  if (role === 'technician' && techniciansSeePrices) granted.push('prices:read');
  return [...BY_ROLE[role], ...granted];
}
