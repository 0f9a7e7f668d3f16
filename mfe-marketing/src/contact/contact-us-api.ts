import { api, call } from '@clearcoat/api-client';
import type { ContactMessage } from './contact-message';

/** 'Sending...' is shown at least this long, so that it can be read, in milliseconds. */
const SENDING_MS = 1_500;

/** Sends a message to us; neither success nor failure is known before it could be seen to be sent. */
export async function sendMessage(body: ContactMessage): Promise<void> {
  const shown = new Promise((resolve) => setTimeout(resolve, SENDING_MS));
  const [sent] = await Promise.allSettled([call(api.POST('/api/contact-us', { body })), shown]);
  if (sent.status === 'rejected') throw sent.reason;
}
