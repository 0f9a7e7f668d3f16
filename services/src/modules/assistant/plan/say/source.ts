import type { ChatSource } from '../../dto/chat.dto.js';
import { PAGES } from '../pages.js';
import type { Facts } from '../facts.js';

/** Source of the answer: the page with such rows, filtered if it can show the same ones. */
export function sourceOf({ measure, screen }: Facts): ChatSource {
  const isMoney = measure.needs.includes('revenue:read') && measure.counts === 'completed';
  const page =
    measure.rows === 'customers' ? PAGES.contacts : isMoney ? PAGES.revenue : PAGES.appointments;
  return screen?.startsWith(page.url) ? { ...page, url: screen } : page;
}
