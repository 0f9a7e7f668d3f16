export const ROLES = ['owner', 'manager', 'staff'] as const;
export type Role = (typeof ROLES)[number];

export const PERMISSIONS = [
  'dashboard:read',
  'contacts:read',
  'contacts:write',
  'appointments:read',
  'appointments:write',
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

const allBut = (...names: Permission[]) => PERMISSIONS.filter((name) => !names.includes(name));

/** The plan and the business's deletion are the owner's; the platform belongs to no business. */
const BY_ROLE: Record<Role, readonly Permission[]> = {
  owner: allBut('platform:manage'),
  manager: allBut('platform:manage', 'business:manage'),
  staff: allBut('platform:manage', 'business:manage', 'users:manage', 'data:export'),
};

export function permissionsOf(principal: { role: Role; isPlatformAdmin: boolean }): Permission[] {
  return [...(principal.isPlatformAdmin ? PERMISSIONS : BY_ROLE[principal.role])];
}
