import { expect, type Page } from '@playwright/test';
import { signUp } from './people';

/** A remote by one of its pages. */
export interface Region {
  remote: string;
  path: string;
  heading: RegExp | string;
}

/** Remotes that stand beside a page which works without any of them. */
export interface Neighbours {
  regions: Region[];
  /** Comes to where their pages can be seen. */
  arrive: (page: Page) => Promise<unknown>;
  /** Goes elsewhere by a link of the shell and sees that it works. */
  goElsewhere: (page: Page) => Promise<void>;
}

export const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

const goTo = (name: string) => async (page: Page) => {
  await page.getByRole('navigation', { name: 'App' }).getByRole('link', { name }).click();
  await expect(heading(page, name)).toBeVisible();
};

export const CRM: Region = { remote: 'crm', path: '/contacts', heading: 'Contacts' };

/** All remotes. Of a new business: pages without rows are drawn in half the time. */
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
