import type { ChatSource } from '../../dto/chat.dto.js';
import { PAGES } from '../pages.js';
import type { Facts } from '../facts.js';

/** The page where such things are, and with its filters where those show the same. */
export function sourceOf({ measure, screen }: Facts): ChatSource {
  const isMoney = measure.needs.includes('revenue:read') && measure.counts === 'completed';
  const page =
    measure.rows === 'customers' ? PAGES.contacts : isMoney ? PAGES.revenue : PAGES.appointments;
  return screen?.startsWith(page.url) ? { ...page, url: screen } : page;
}
