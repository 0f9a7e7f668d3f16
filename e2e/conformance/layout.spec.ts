import { addContact, addJob } from '../support/business';
import { signInToDemo, signUp } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/test';

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
  'the app’s pages stand beside the sidebar and under the top bar',
  shows('ROUTE-01', 'ROUTE-03', 'ROUTE-05', 'SIDE-09'),
  async ({ page }) => {
    await signUp(page, 'Harbor Shine');
    const { id } = await addJob(page);
    const paths = [...APP_PAGES.map(([path]) => path), `/appointments/edit/${id}`];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'App' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('button', { name: 'Harbor Shine' })).toContainText('HS');
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeHidden();
    }
  },
);

test(
  'an unknown address below the app’s has the app layout and says 404',
  shows('ROUTE-02', 'ROUTE-03', 'ERR-29'),
  async ({ page }) => {
    await signUp(page);
    for (const path of ['/dashboard/nothing', '/appointments/nothing/here']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'App' })).toBeVisible();
    }
  },
);

test(
  'the public pages share a header and a footer with the stated links',
  shows('ROUTE-04', 'ROUTE-08', 'ROUTE-09'),
  async ({ page }) => {
    test.slow();
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
      for (const href of PUBLIC_PAGES.slice(-6).filter((one) => one !== '/auth')) {
        await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
      }
      await expect(footer.locator('a[href="/testimonials"]')).toBeVisible();
    }
  },
);

test(
  'an unknown public address and an unknown post say 404, in the public layout',
  shows('ROUTE-06', 'ROUTE-07', 'ERR-29'),
  async ({ page, watch }) => {
    watch.expectFailures(/404/);
    for (const path of ['/no-such-page', '/blog/no-such-post']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Features' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  },
);

test(
  'the sidebar has its two sections, for staff as well',
  shows('SIDE-01', 'SIDE-02', 'SIDE-03', 'ROLE-01'),
  async ({ page, browser, baseURL }) => {
    await signUp(page);
    const invited = await page.request.post('/api/admin/users', {
      data: {
        firstName: 'Kim',
        lastName: 'Lo',
        email: `kim-${Date.now()}@example.com`,
        role: 'staff',
      },
    });
    const { invitation } = (await invited.json()) as { invitation: { path: string } };
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const staff = await context.newPage();
    await staff.goto(invitation.path);
    await staff.getByLabel('Password').fill('shine-bright-7');
    await staff.getByRole('button', { name: 'Join' }).click();
    await expect(staff).toHaveURL('/dashboard');
    for (const person of [page, staff]) {
      await person.goto('/contacts');
      const menu = person.getByRole('navigation', { name: 'App' });
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
    await staff.getByRole('link', { name: 'Admin Panel' }).click();
    await expect(staff.getByText("You don't have access").first()).toBeVisible();
    expect((await staff.request.get('/api/admin/users')).status()).toBe(403);
    await context.close();
  },
);

test('without a session a page of the app asks to sign in', shows('ROLE-02'), async ({ page }) => {
  for (const [path] of APP_PAGES) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth\?tab=login/);
  }
  expect((await page.request.get('/api/contacts')).status()).toBe(401);
});

test('Sign Out ends the session and goes home', shows('SIDE-04', 'CALL-04'), async ({ page }) => {
  await signUp(page);
  await page.goto('/contacts');
  const called = page.waitForRequest('**/api/logout');
  await page
    .getByRole('complementary', { name: 'Sidebar' })
    .getByRole('button', { name: 'Sign Out' })
    .click();
  const request = await called;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toContain('application/json');
  expect(request.postData()).toBeNull();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('a sign-out that fails is said and one stays', shows('ERR-04'), async ({ page, watch }) => {
  watch.expectFailures(/logout|500/);
  await signUp(page);
  await page.goto('/contacts');
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('alert').first()).toContainText(
    "Couldn't sign out. Please try again.",
  );
  await expect(page).toHaveURL('/contacts');
});

test(
  'the sidebar is open from 1024 px on and slides over the page below',
  shows('SIDE-05', 'SIDE-06', 'SIDE-07', 'SIDE-08', 'CONST-15'),
  async ({ page }) => {
    await signInToDemo(page);
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto('/contacts');
    const menu = page.getByRole('navigation', { name: 'App' });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1023, height: 800 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menu).toBeHidden();
    const hamburger = page.getByRole('button', { name: 'Open sidebar' });
    await hamburger.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(900, 500);
    await expect(menu).toBeHidden();
    await hamburger.click();
    await menu.getByRole('link', { name: 'Revenue' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/revenue');
  },
);

test('the bell has its tooltip and opens what happened', shows('SIDE-10'), async ({ page }) => {
  await signUp(page);
  await addContact(page);
  await addJob(page);
  await page.goto('/contacts');
  const bell = page.getByRole('button', { name: 'Notifications' });
  await bell.hover();
  await expect(page.getByRole('tooltip', { name: 'Notifications' })).toBeVisible();
  await bell.click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Ana Ruiz');
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
});
