import { textKey } from '@clearcoat/sdk/rules';
import { formatDate, formatTime, type Permission } from '@clearcoat/sdk';
import type { Schema } from '@clearcoat/api-client';
import type { SidebarContribution } from '@clearcoat/federation/registry';
import type { IconName } from '@clearcoat/ui/icons';

type Contact = Schema<'Contact'>;
type Appointment = Schema<'Appointment'>;

/** One option: a page to open, or a question to ask. */
export interface PaletteItem {
  id: string;
  label: string;
  detail?: string;
  icon?: IconName;
  /** Vehicle text, shown in place of the icon. */
  vehicle?: string | undefined;
  /** Target address; without it the item is a question. */
  path?: string;
  question?: string;
}

export interface PaletteGroup {
  label: string;
  items: PaletteItem[];
}

export interface Found {
  term: string;
  customers: readonly Contact[];
  /** Matching appointments, or the next ones. */
  jobs: readonly Appointment[];
  pages: readonly SidebarContribution[];
  /** Items opened from here before, the last one first. */
  recent: readonly PaletteItem[];
  can: (permission: Permission) => boolean;
}

export const MOST_RECENT = 4;
const MOST_CUSTOMERS = 5;
export const MOST_JOBS = 4;
/** Maximum number of found customers with a booking shortcut. */
const MOST_BOOKABLE = 2;

const contactPath = (id: string) => `/contacts/${encodeURIComponent(id)}`;
const jobPath = (id: string) => `/appointments/${encodeURIComponent(id)}`;
const newJobPath = (id: string) => `/appointments/new?contactId=${encodeURIComponent(id)}`;

const isIn = (term: string, ...texts: (string | undefined)[]) =>
  texts.some((text) => text !== undefined && textKey(text).includes(term));

/**
 * Recent customers and jobs after opening an item, each once. Pages are left out, since they are
 * one press away.
 *
 * @param recent - the recent items so far
 * @param opened - the opened item, of any group
 */
export function withRecent(recent: readonly PaletteItem[], opened: PaletteItem): PaletteItem[] {
  if (!/^(recent-)?(customer|job)-/.test(opened.id)) return [...recent];
  const id = opened.id.startsWith('recent-') ? opened.id : `recent-${opened.id}`;
  return [{ ...opened, id }, ...recent.filter((item) => item.id !== id)].slice(0, MOST_RECENT);
}

function customerItems({ customers }: Found): PaletteItem[] {
  return customers.slice(0, MOST_CUSTOMERS).map(({ id, name, address, phone }) => ({
    id: `customer-${id}`,
    label: name,
    detail: address || phone,
    icon: 'contacts',
    vehicle: address,
    path: contactPath(id),
  }));
}

function jobItems({ jobs, term, recent }: Found): PaletteItem[] {
  const isRecent = (id: string) => !term && recent.some((item) => item.id === `recent-job-${id}`);
  return jobs
    .filter(({ id }) => !isRecent(id))
    .slice(0, MOST_JOBS)
    .map(({ id, customer, vehicle, service, date, startTime }) => ({
      id: `job-${id}`,
      label: `${customer?.name || 'Unknown'}, ${service}`,
      detail: [formatDate(date), formatTime(startTime), vehicle?.label].filter(Boolean).join(', '),
      icon: 'calendar',
      vehicle: vehicle?.label,
      path: jobPath(id),
    }));
}

function actionItems({ term, customers, pages, can }: Found): PaletteItem[] {
  const canBook = can('appointments:write');
  const own: PaletteItem[] = [
    ...(canBook
      ? [{ id: 'new-job', label: 'New Job', icon: 'plus', path: '/appointments/new' } as const]
      : []),
    ...(can('contacts:write')
      ? [
          {
            id: 'new-customer',
            label: 'New Customer',
            icon: 'plus',
            path: '/contacts?action=new',
          } as const,
        ]
      : []),
  ];
  const bookable = canBook && term ? customers.slice(0, MOST_BOOKABLE) : [];
  return [
    ...bookable.map(({ id, name }) => ({
      id: `book-${id}`,
      label: `New job for ${name}`,
      icon: 'plus' as const,
      path: newJobPath(id),
    })),
    ...own.filter(({ label }) => isIn(term, label)),
    ...pages
      .filter(({ label }) => isIn(term, label))
      .map(({ label, path, icon }) => ({
        id: `page-${path}`,
        label,
        icon: icon as IconName,
        path,
      })),
  ];
}

function askItems({ term, can }: Found, typed: string): PaletteItem[] {
  if (!can('assistant:use')) return [];
  return [
    {
      id: 'ask',
      label: term ? `Ask the assistant “${typed}”` : 'Ask the assistant',
      icon: 'sparkle',
      question: typed,
    },
  ];
}

/**
 * Options for the typed text: customers, jobs, pages, and last the question itself for the
 * assistant. Before anything is typed, the recent items come first.
 *
 * @param found - `term` is the typed text, trimmed and in lower case
 * @param typed - the text as it was typed
 */
export function paletteGroups(found: Found, typed: string): PaletteGroup[] {
  return [
    { label: 'Recent', items: found.term ? [] : [...found.recent] },
    { label: 'Customers', items: customerItems(found) },
    { label: found.term ? 'Jobs' : 'Next jobs', items: jobItems(found) },
    { label: 'Go to', items: actionItems(found) },
    { label: 'Assistant', items: askItems(found, typed) },
  ].filter(({ items }) => items.length > 0);
}
