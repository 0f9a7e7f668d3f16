import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, ifMatch, upload, type Schema } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import { session } from '@clearcoat/sdk';
import { queryKeys } from '@clearcoat/sdk/query';

export type UserProfile = Schema<'UserProfile'>;
export type UserSession = Schema<'UserSession'>;
export type ProfileInput = Schema<'ProfileInput'>;
export type PasswordInput = Schema<'PasswordInput'>;

export const profileQuery = () =>
  queryOptions({
    queryKey: ['/api/user/profile'] as const,
    queryFn: ({ signal }) => callAs(shapes.UserProfile, api.GET('/api/user/profile', { signal })),
  });

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['/api/user/sessions'] as const,
    queryFn: ({ signal }) =>
      callAs(listOf(shapes.UserSession), api.GET('/api/user/sessions', { signal })),
  });

/** The name also appears in the shell's frame and in the dashboard's greeting. */
export async function refreshProfile(client: QueryClient): Promise<void> {
  await Promise.all([
    session.refresh(),
    client.invalidateQueries({ queryKey: profileQuery().queryKey }),
    client.invalidateQueries({ queryKey: queryKeys.dashboard() }),
  ]);
}

export async function saveProfile(
  client: QueryClient,
  body: ProfileInput,
  version: number | undefined,
): Promise<UserProfile> {
  const saved = await callAs(
    shapes.UserProfile,
    api.PUT('/api/user/profile', { body, headers: ifMatch(version) }),
  );
  void refreshProfile(client);
  return saved;
}

/** Sends the confirmation link again; returns the server's message. */
export async function sendConfirmation(): Promise<string> {
  return (await callAs(shapes.Message, api.POST('/api/user/email/confirmation'))).message;
}

/** Changing the password ends all other sessions. */
export async function changePassword(client: QueryClient, body: PasswordInput): Promise<void> {
  await callAs(shapes.UserProfile, api.PUT('/api/user/password', { body }));
  void client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
}

export async function endSession(id: string): Promise<void> {
  await api.DELETE('/api/user/sessions/{id}', { params: { path: { id } } });
}

export async function endAllSessions(): Promise<void> {
  await api.DELETE('/api/user/sessions');
}

export const uploadPhoto = (photo: File): Promise<void> =>
  upload('PUT', '/api/user/photo', { photo });
