import { queryOptions } from '@tanstack/react-query';
import { api, call, type Schema } from '@clearcoat/api-client';

export type TwoFactorSetup = Schema<'TwoFactorSetup'>;

export const twoFactorQuery = () =>
  queryOptions({
    queryKey: ['/api/user/2fa'] as const,
    queryFn: ({ signal }) => call(api.GET('/api/user/2fa', { signal })),
  });

export function beginTwoFactor(currentPassword: string): Promise<TwoFactorSetup> {
  return call(api.POST('/api/user/2fa', { body: { currentPassword } }));
}

export async function confirmTwoFactor(code: string): Promise<string[]> {
  const { recoveryCodes } = await call(api.POST('/api/user/2fa/confirm', { body: { code } }));
  return recoveryCodes;
}

export async function disableTwoFactor(currentPassword: string): Promise<void> {
  await api.POST('/api/user/2fa/disable', { body: { currentPassword } });
}
