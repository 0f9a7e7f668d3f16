import { expect, type Page } from '@playwright/test';
import { signUp } from './people';

/** A remote's page, and a page beside it that works without that remote. */
export interface Region {
  remote: string;
  path: string;
  heading: RegExp | string;
  open: (page: Page) => Promise<void>;
  /** Goes elsewhere by a link of the shell and sees that it works. */
  goElsewhere: (page: Page) => Promise<void>;
}

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'App' }).getByRole('link', { name });
export const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

function appRegion(remote: string, path: string, title: string, elsewhere: string): Region {
  return {
    remote,
    path,
    heading: title,
    // Of a new business: pages without rows are drawn in half the time.
    async open(page) {
      await signUp(page);
      await page.goto(path);
    },
    async goElsewhere(page) {
      await link(page, elsewhere).click();
      await expect(heading(page, elsewhere)).toBeVisible();
    },
  };
}

/** All remotes, each by one of its pages. */
export const REGIONS: Region[] = [
  appRegion('crm', '/contacts', 'Contacts', 'Revenue'),
  appRegion('scheduling', '/appointments', 'Appointments', 'Revenue'),
  appRegion('insights', '/revenue', 'Revenue', 'Contacts'),
  appRegion('assistant', '/handbook', 'Handbook', 'Contacts'),
  {
    remote: 'marketing',
    path: '/pricing',
    heading: /pric|plan/i,
    open: async (page) => void (await page.goto('/pricing')),
    async goElsewhere(page) {
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
      await expect(page.getByLabel('Password').first()).toBeVisible();
    },
  },
];
