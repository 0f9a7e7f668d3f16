import { api, call } from '@clearcoat/api-client';

/** Subscribes an address; the server mails a confirmation link. */
export const subscribe = (email: string) => call(api.POST('/api/newsletter', { body: { email } }));

export const confirmSubscription = (token: string) =>
  call(api.POST('/api/newsletter/confirm', { body: { token } }));

export const unsubscribe = (token: string) =>
  call(api.POST('/api/newsletter/unsubscribe', { body: { token } }));
