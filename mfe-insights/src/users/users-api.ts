import { queryOptions } from '@tanstack/react-query';
import { api, ApiError, ifMatch, type Schema } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';

export type AdminUser = Schema<'AdminUser'>;
export type InvitedUser = Schema<'InvitedUser'>;
export type InvitationLink = Schema<'InvitationLink'>;
export type UserInput = Schema<'UserInput'>;
export type Role = Schema<'Role'>;

const RETRIES = 2;
const FRESH_MS = 60_000;

export const usersQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/users'] as const,
    queryFn: ({ signal }) =>
      callAs(listOf(shapes.AdminUser), api.GET('/api/admin/users', { signal })),
    // Retries all failures except a 403, which would repeat.
    retry: (failures, error) =>
      failures < RETRIES && !(error instanceof ApiError && error.status === 403),
    staleTime: FRESH_MS,
  });

/** The SPEC's sentence, which leaves out the colon of the error's own message. */
export function loadFailureText(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  return `Error loading users: ${status === 0 ? 'no connection' : `API Error ${status}`}`;
}

export function inviteUser(body: UserInput): Promise<InvitedUser> {
  return callAs(shapes.InvitedUser, api.POST('/api/admin/users', { body }));
}

export function inviteAgain(id: string): Promise<InvitationLink> {
  return callAs(
    shapes.InvitationLink,
    api.POST('/api/admin/users/{id}/invitation', { params: { path: { id } } }),
  );
}

export function updateUser(
  id: string,
  body: UserInput,
  version: number | undefined,
): Promise<AdminUser> {
  const params = { path: { id } };
  return callAs(
    shapes.AdminUser,
    api.PUT('/api/admin/users/{id}', { params, body, headers: ifMatch(version) }),
  );
}

export async function deleteUser(id: string): Promise<void> {
  await api.DELETE('/api/admin/users/{id}', { params: { path: { id } } });
}

export const fullName = ({ firstName, lastName }: Pick<AdminUser, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

export const ROLE_LABELS: Record<Role, string> = {
  owner: 'Owner',
  manager: 'Manager',
  staff: 'Office',
  technician: 'Technician',
};
