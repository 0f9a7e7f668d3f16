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
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const STAFF: readonly Permission[] = PERMISSIONS.filter((name) => name !== 'users:manage');

const BY_ROLE: Record<Role, readonly Permission[]> = {
  owner: PERMISSIONS,
  manager: PERMISSIONS,
  staff: STAFF,
};

export function permissionsOf(principal: { role: Role; isPlatformAdmin: boolean }): Permission[] {
  return [...(principal.isPlatformAdmin ? PERMISSIONS : BY_ROLE[principal.role])];
}
