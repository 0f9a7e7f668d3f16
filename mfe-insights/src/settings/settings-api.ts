import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, ifMatch, type Schema } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import { session } from '@clearcoat/sdk';
import { invalidateBusinessData, queryKeys } from '@clearcoat/sdk/query';

export type Service = Schema<'Service'>;
export type ServiceInput = Schema<'ServiceInput'>;
export type ServicePrice = Schema<'ServicePriceInput'>;
export type Size = Schema<'Size'>;
export type SizeList = Schema<'SizeList'>;
export type SizeInput = Schema<'SizeInput'>;
export type Addon = Schema<'Addon'>;
export type AddonInput = Schema<'AddonInput'>;
export type BusinessSettings = Schema<'BusinessSettings'>;
export type BusinessInput = Schema<'BusinessInput'>;
export type AccessInput = Schema<'AccessInput'>;
export type AccessSettings = Schema<'AccessSettings'>;
export type NotificationInput = Schema<'NotificationInput'>;
export type NotificationSettings = Schema<'NotificationSettings'>;

export type MessageChannels = Schema<'MessageChannels'>;

export const SAVE_FAILED = 'Failed to save settings. Please try again.';

export const settingsQuery = () =>
  queryOptions({
    queryKey: queryKeys.settings(),
    queryFn: ({ signal }) => callAs(shapes.Settings, api.GET('/api/settings', { signal })),
  });

/** Services are part of the settings and also a list of their own, for the appointment forms. */
export async function refreshSettings(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.settings() }),
    client.invalidateQueries({ queryKey: queryKeys.services() }),
  ]);
}

/** The name appears in the top bar, and the time zone defines 'today' everywhere. */
export async function saveBusiness(
  client: QueryClient,
  body: BusinessInput,
  version: number | undefined,
): Promise<BusinessSettings> {
  const headers = ifMatch(version);
  const saved = await callAs(
    shapes.BusinessSettings,
    api.PUT('/api/settings/business', { body, headers }),
  );
  void session.refresh();
  void refreshSettings(client);
  void invalidateBusinessData(client);
  return saved;
}

export async function saveNotifications(
  client: QueryClient,
  body: NotificationInput,
  version: number | undefined,
): Promise<NotificationSettings> {
  const headers = ifMatch(version);
  const saved = await callAs(
    shapes.NotificationSettings,
    api.PUT('/api/settings/notifications', { body, headers }),
  );
  void refreshSettings(client);
  return saved;
}

export async function saveAccess(
  client: QueryClient,
  body: AccessInput,
  version: number | undefined,
): Promise<AccessSettings> {
  const saved = await callAs(
    shapes.AccessSettings,
    api.PUT('/api/settings/access', { body, headers: ifMatch(version) }),
  );
  void refreshSettings(client);
  return saved;
}

export function createService(
  body: ServiceInput,
  headers: { 'Idempotency-Key': string },
): Promise<Service> {
  return callAs(shapes.Service, api.POST('/api/services', { body, headers }));
}

export function updateService(
  id: string,
  body: ServiceInput,
  version: number | undefined,
): Promise<Service> {
  const headers = ifMatch(version);
  return callAs(
    shapes.Service,
    api.PUT('/api/services/{id}', { params: { path: { id } }, body, headers }),
  );
}

/** @param ids - of all services, in their new order */
export function orderServices(ids: string[]): Promise<Service[]> {
  return callAs(listOf(shapes.Service), api.PUT('/api/services/order', { body: { ids } }));
}

export async function deleteService(id: string): Promise<void> {
  await api.DELETE('/api/services/{id}', { params: { path: { id } } });
}

export async function restoreService(id: string): Promise<void> {
  await api.POST('/api/services/{id}/restore', { params: { path: { id } } });
}

const SIZES = ['/api/sizes'] as const;

/** Vehicle sizes, which prices depend on. */
export const sizeListQuery = () =>
  queryOptions({
    queryKey: SIZES,
    queryFn: ({ signal }): Promise<SizeList> =>
      callAs(shapes.SizeList, api.GET('/api/sizes', { signal })),
  });

/** Saves the sizes and refetches everything that shows size names. */
export async function saveSizes(
  client: QueryClient,
  sizes: SizeInput[],
  version: number | undefined,
): Promise<SizeList> {
  const request = api.PUT('/api/sizes', { body: { sizes }, headers: ifMatch(version) });
  const saved = await callAs(shapes.SizeList, request);
  client.setQueryData(SIZES, saved);
  void refreshSettings(client);
  void invalidateBusinessData(client);
  return saved;
}

/** Keyed with the services, so that both are invalidated together. */
export const addonsQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.services(), 'addons'] as const,
    queryFn: ({ signal }) => callAs(listOf(shapes.Addon), api.GET('/api/addons', { signal })),
  });

export const createAddon = (
  body: AddonInput,
  headers: { 'Idempotency-Key': string },
): Promise<Addon> => callAs(shapes.Addon, api.POST('/api/addons', { body, headers }));

const byId = (id: string) => ({ params: { path: { id } } });

export const updateAddon = (id: string, body: AddonInput, version?: number): Promise<Addon> =>
  callAs(
    shapes.Addon,
    api.PUT('/api/addons/{id}', { ...byId(id), body, headers: ifMatch(version) }),
  );

export const deleteAddon = (id: string): Promise<Addon> =>
  callAs(shapes.Addon, api.DELETE('/api/addons/{id}', byId(id)));

export const restoreAddon = (id: string): Promise<Addon> =>
  callAs(shapes.Addon, api.POST('/api/addons/{id}/restore', byId(id)));

export const channelsQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.settings(), 'channels'],
    queryFn: ({ signal }) =>
      callAs(shapes.MessageChannels, api.GET('/api/messages/channels', { signal })),
  });

/** Gets a number from which the business texts. */
export const claimNumber = () => callAs(shapes.MessageChannels, api.POST('/api/messages/number'));

export const switchTexts = (isOn: boolean) =>
  callAs(shapes.MessageChannels, api.PUT('/api/messages/number', { body: { isOn } }));

/** Sends a sample reminder to the user's own address. */
export const sendTest = () => callAs(shapes.Message, api.POST('/api/messages/test'));
