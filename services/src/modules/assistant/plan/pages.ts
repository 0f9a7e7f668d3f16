import type { ChatSource } from '../dto/chat.dto.js';

/** Screens that can be the source of an answer. */
export const PAGES = {
  appointments: { title: 'Appointments', url: '/appointments', kind: 'page' },
  myJobs: { title: 'My Jobs', url: '/my-jobs', kind: 'page' },
  contacts: { title: 'Contacts', url: '/contacts', kind: 'page' },
  revenue: { title: 'Revenue', url: '/revenue', kind: 'page' },
  team: { title: 'Team and Hours', url: '/settings/team', kind: 'page' },
  services: { title: 'Services in Business Settings', url: '/settings', kind: 'page' },
} as const satisfies Record<string, ChatSource>;
