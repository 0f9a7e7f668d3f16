import { expect, type Page } from '@playwright/test';
import { signUp } from './people';

/** A remote with one of its pages. */
export interface Region {
  remote: string;
  path: string;
  heading: RegExp | string;
}

/** Remotes on a page that works without them. */
export interface Neighbours {
  regions: Region[];
  /** Opens a place from which their pages are reachable. */
  arrive: (page: Page) => Promise<unknown>;
  /** Navigates by a link of the shell and checks the page. */
  goElsewhere: (page: Page) => Promise<void>;
}

export const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

const goTo = (name: string) => async (page: Page) => {
  await page.getByRole('navigation', { name: 'App' }).getByRole('link', { name }).click();
  await expect(heading(page, name)).toBeVisible();
};

export const CRM: Region = { remote: 'crm', path: '/contacts', heading: 'Contacts' };

/** All remotes, with a new business: pages without rows render in half the time. */
export const NEIGHBOURS: Neighbours[] = [
  {
    regions: [
      CRM,
      { remote: 'scheduling', path: '/appointments', heading: 'Appointments' },
      { remote: 'assistant', path: '/handbook', heading: 'Handbook' },
    ],
    arrive: signUp,
    goElsewhere: goTo('Revenue'),
  },
  {
    regions: [{ remote: 'insights', path: '/revenue', heading: 'Revenue' }],
    arrive: signUp,
    goElsewhere: goTo('Contacts'),
  },
  {
    regions: [{ remote: 'marketing', path: '/pricing', heading: /pric|plan/i }],
    arrive: () => Promise.resolve(),
    async goElsewhere(page) {
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
      await expect(page.getByLabel('Password').first()).toBeVisible();
    },
  },
];
