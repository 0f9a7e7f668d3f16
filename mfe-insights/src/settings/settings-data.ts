import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, call, type Schema } from '@clearcoat/api-client';
import { session } from '@clearcoat/sdk';
import { invalidateBusinessData, queryKeys } from '@clearcoat/sdk/query';

export type Service = Schema<'Service'>;
export type ServiceInput = Schema<'ServiceInput'>;
export type BusinessSettings = Schema<'BusinessSettings'>;
export type NotificationSettings = Schema<'NotificationSettings'>;

export const SAVE_FAILED = 'Failed to save settings. Please try again.';

export const settingsQuery = () =>
  queryOptions({
    queryKey: queryKeys.settings(),
    queryFn: ({ signal }) => call(api.GET('/api/settings', { signal })),
  });

/** The services stand in the settings and on their own, for the appointment forms. */
export async function refreshSettings(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.settings() }),
    client.invalidateQueries({ queryKey: queryKeys.services() }),
  ]);
}

/** The name stands in the top bar, and the time zone decides what 'today' is everywhere. */
export async function saveBusiness(client: QueryClient, body: BusinessSettings): Promise<void> {
  await call(api.PUT('/api/settings/business', { body }));
  void session.refresh();
  void refreshSettings(client);
  void invalidateBusinessData(client);
}

export async function saveNotifications(
  client: QueryClient,
  body: NotificationSettings,
): Promise<void> {
  await call(api.PUT('/api/settings/notifications', { body }));
  void refreshSettings(client);
}

export function createService(
  body: ServiceInput,
  headers: { 'Idempotency-Key': string },
): Promise<Service> {
  return call(api.POST('/api/services', { body, headers }));
}

export function updateService(id: string, body: ServiceInput): Promise<Service> {
  return call(api.PUT('/api/services/{id}', { params: { path: { id } }, body }));
}

export async function deleteService(id: string): Promise<void> {
  await api.DELETE('/api/services/{id}', { params: { path: { id } } });
}

export async function restoreService(id: string): Promise<void> {
  await api.POST('/api/services/{id}/restore', { params: { path: { id } } });
}
