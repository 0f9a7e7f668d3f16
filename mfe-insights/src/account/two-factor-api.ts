import { queryOptions } from '@tanstack/react-query';
import { api, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';

export type TwoFactorSetup = Schema<'TwoFactorSetup'>;

export const twoFactorQuery = () =>
  queryOptions({
    queryKey: ['/api/user/2fa'] as const,
    queryFn: ({ signal }) => callAs(shapes.TwoFactorState, api.GET('/api/user/2fa', { signal })),
  });

export function beginTwoFactor(currentPassword: string): Promise<TwoFactorSetup> {
  return callAs(shapes.TwoFactorSetup, api.POST('/api/user/2fa', { body: { currentPassword } }));
}

export async function confirmTwoFactor(code: string): Promise<string[]> {
  const { recoveryCodes } = await callAs(
    shapes.RecoveryCodes,
    api.POST('/api/user/2fa/confirm', { body: { code } }),
  );
  return recoveryCodes;
}

export async function disableTwoFactor(body: Schema<'TwoFactorEndInput'>): Promise<void> {
  await api.POST('/api/user/2fa/disable', { body });
}
