import { api, call } from '@clearcoat/api-client';

/** Puts an address on the list; the server mails it a link to confirm. */
export const subscribe = (email: string) => call(api.POST('/api/newsletter', { body: { email } }));

export const confirmSubscription = (token: string) =>
  call(api.POST('/api/newsletter/confirm', { body: { token } }));

export const unsubscribe = (token: string) =>
  call(api.POST('/api/newsletter/unsubscribe', { body: { token } }));
