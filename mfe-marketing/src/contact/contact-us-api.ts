import { api, call } from '@clearcoat/api-client';
import type { ContactMessage } from './contact-message';

/** Minimum time that 'Sending...' is visible, in milliseconds. */
const SENDING_MS = 1_500;

/**
 * Sends a contact message. It resolves or rejects after the minimum time that 'Sending...' is
 * visible.
 */
export async function sendMessage(body: ContactMessage): Promise<void> {
  const shown = new Promise((resolve) => setTimeout(resolve, SENDING_MS));
  const [sent] = await Promise.allSettled([call(api.POST('/api/contact-us', { body })), shown]);
  if (sent.status === 'rejected') throw sent.reason;
}
