import type { Page } from '@playwright/test';
import { addJob } from '../support/business';
import { newEmail, PASSWORD, signUp } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/kept-page';

const APP_PAGES = [
  ['/dashboard', 'Dashboard'],
  ['/contacts', 'Contacts'],
  ['/appointments', 'Appointments'],
  ['/appointments/new', 'Schedule New Appointment'],
  ['/revenue', 'Revenue'],
  ['/settings', 'Business Settings'],
  ['/account', 'Account'],
  ['/admin', 'Admin Panel'],
] as const;
const PUBLIC_PAGES = [
  '/',
  '/features',
  '/pricing',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/auth',
  '/learn-more',
  '/testimonials',
  '/faq',
  '/blog',
  '/careers',
  '/cookie-policy',
  '/sms-consent',
];

test(
  'the app’s pages, and unknown ones below them, stand beside the sidebar and under the top bar',
  shows('ROUTE-01', 'ROUTE-02', 'ROUTE-03', 'ROUTE-05', 'SIDE-09', 'ERR-29'),
  async ({ page }) => {
    await signUp(page, 'Harbor Shine');
    const { id } = await addJob(page);
    const unknown = ['/dashboard/nothing', '/appointments/nothing/here'];
    const paths = [...APP_PAGES.map(([path]) => path), `/appointments/edit/${id}`];
    for (const path of [...paths, ...unknown]) {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'App' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('button', { name: 'Harbor Shine' })).toContainText('NB');
      const isUnknown = unknown.includes(path);
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible({
        visible: isUnknown,
      });
    }
  },
);

test(
  'the public pages, and unknown ones, share a header and a footer with the stated links',
  shows('ROUTE-04', 'ROUTE-06', 'ROUTE-07', 'ROUTE-08', 'ROUTE-09', 'ERR-29'),
  async ({ page, watch }) => {
    test.slow();
    watch.expectFailures(/404/);
    const unknown = ['/no-such-page', '/blog/no-such-post'];
    for (const path of [...PUBLIC_PAGES, ...unknown]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible({
        visible: unknown.includes(path),
      });
      for (const [name, href] of [
        ['Features', '/features'],
        ['Pricing', '/pricing'],
        ['About', '/about'],
        ['Contact', '/contact'],
        ['Login', '/auth?tab=login'],
        ['Get Started', '/auth'],
      ] as const) {
        const link = page.getByRole('banner').getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', href);
      }
      const footer = page.getByRole('contentinfo');
      for (const href of PUBLIC_PAGES.slice(-6)) {
        await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
      }
    }
  },
);

async function expectSections(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'App' });
  for (const [section, links] of [
    ['Main', APP_PAGES.filter(([path]) => /dash|contacts|^.appointments$|rev/.test(path))],
    ['Settings', APP_PAGES.slice(-3)],
  ] as const) {
    const region = menu.getByRole('region', { name: section });
    await expect(region.getByRole('link')).toHaveText(links.map(([, name]) => name));
    for (const [path, name] of links) {
      await expect(region.getByRole('link', { name })).toHaveAttribute('href', path);
    }
  }
}

test(
  'the sidebar has its two sections for staff as well, the bell says what happened, Sign Out goes home',
  shows(
    'SIDE-01',
    'SIDE-02',
    'SIDE-03',
    'SIDE-04',
    'SIDE-10',
    'ROLE-01',
    'ROLE-02',
    'CALL-04',
    'ERR-04',
  ),
  async ({ page, browser, baseURL, watch }) => {
    watch.expectFailures(/logout|500/);
    await signUp(page);
    const { id } = await addJob(page);
    const email = newEmail();
    const invited = await page.request.post('/api/admin/users', {
      data: { firstName: 'Kim', lastName: 'Lo', email, role: 'staff' },
    });
    const { invitation } = (await invited.json()) as { invitation: { path: string } };
    // The owner decides what else staff can see.
    const access = { staffSeeRevenue: true, techniciansSeePrices: false };
    await page.request.put('/api/settings/access', { data: access });
    await page.goto('/contacts');
    await expectSections(page);

    await test.step('the bell says what a colleague did', async () => {
      const colleague = await browser.newContext({ baseURL: baseURL ?? '' });
      const token = new URLSearchParams(invitation.path.split('?')[1]).get('invite');
      const data = { token, password: PASSWORD };
      expect((await colleague.request.post('/api/invitations/accept', { data })).ok()).toBe(true);
      const cancelled = await colleague.request.post(`/api/appointments/${id}/cancel`, {
        data: {},
      });
      expect(cancelled.ok()).toBe(true);
      await colleague.close();
      await page.reload();
      const bell = page.getByRole('button', { name: 'Notifications' });
      await bell.hover();
      await expect(page.getByRole('tooltip', { name: 'Notifications' })).toBeVisible();
      await bell.click();
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Ana Ruiz');
      await page.keyboard.press('Escape');
      await expect(bell).toBeFocused();
    });

    await test.step('the colleague', async () => {
      const login = await page.request.post('/api/login', { data: { email, password: PASSWORD } });
      expect(login.ok()).toBe(true);
      await page.goto('/contacts');
      await expectSections(page);
      await page.getByRole('link', { name: 'Admin Panel' }).click();
      await expect(page.getByText("You don't have access").first()).toBeVisible();
      expect((await page.request.get('/api/admin/users')).status()).toBe(403);
    });

    await test.step('signing out', async () => {
      const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
      const signOut = sidebar.getByRole('button', { name: 'Sign Out' });
      await page.route('**/api/logout', (route) => route.fulfill({ status: 500, json: {} }));
      await signOut.click();
      await expect(page.getByRole('alert').first()).toContainText(
        "Couldn't sign out. Please try again.",
      );
      await expect(page).toHaveURL('/admin');
      await page.unroute('**/api/logout');
      const called = page.waitForRequest('**/api/logout');
      await signOut.click();
      const request = await called;
      expect(request.method()).toBe('POST');
      expect(request.headers()['content-type']).toContain('application/json');
      expect(request.postData()).toBeNull();
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
      await page.goto('/admin');
      await expect(page).toHaveURL(/\/auth\?tab=login/);
      expect((await page.request.get('/api/contacts')).status()).toBe(401);
    });
  },
);
