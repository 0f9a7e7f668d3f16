import type { BrowserContext, Page } from '@playwright/test';
import { expectFewBytes, watchScripts } from '../support/bytes';
import { newEmail, PASSWORD, signInToPlatform, signInToSandbox } from '../support/people';
import { placeOf } from '../support/places.mjs';
import routes from '../support/routes.json' with { type: 'json' };
import { expect, test as base } from '../support/test';
import { violationsInEveryLook } from './axe';
import { CHROME, Crawl, keyOf, Known, OWN, type Arrive } from './crawl';
import { type Control } from './in-page';

/**
 * Every screen, visited once: axe finds nothing in any look, a public page loads few bytes, and every
 * control does something or says why it cannot: no dead button. Each link is followed once, on the
 * first page that has it, and each tab or view of a page once.
 */

const COLLEAGUE = { firstName: 'Kim', lastName: 'Lo', role: 'staff' };

/** Has the owner of a sandbox invite a colleague, whom this page's browser belongs to from then on. */
async function joinAsStaff(page: Page): Promise<Arrive> {
  await signInToSandbox(page);
  const email = newEmail();
  const data = { ...COLLEAGUE, email };
  const invited = await page.request.post('/api/admin/users', { data });
  const { invitation } = (await invited.json()) as { invitation: { path: string } };
  const token = new URLSearchParams(invitation.path.split('?')[1]).get('invite') ?? '';
  await page.context().clearCookies();
  const accepting = { data: { token, password: PASSWORD } };
  const joined = await page.request.post('/api/invitations/accept', accepting);
  expect(joined.ok(), await joined.text()).toBe(true);
  return async () => {
    const again = await page.request.post('/api/login', { data: { email, password: PASSWORD } });
    expect(again.ok()).toBe(true);
  };
}

interface Kept {
  /** A browser that stays from screen to screen, and need not load the product anew for each. */
  browserOfOwners: BrowserContext;
  /** Sees each screen in turn, on one page. */
  staff: Crawl;
}

const test = base.extend<object, Kept>({
  browserOfOwners: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  staff: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      const page = await context.newPage();
      const arrive = await joinAsStaff(page);
      await use(await Crawl.start(page, arrive, knownInApp));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const testOfApp = test.extend({
  page: async ({ browserOfOwners }, use) => {
    const page = await browserOfOwners.newPage();
    await use(page);
    // What a press had the browser remember, such as a theme.
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    await page.close();
    await browserOfOwners.clearCookies();
  },
});

/** By owners and staff, in one worker, which knows what was pressed. */
const knownInApp = new Known();

test.beforeEach(({ watch }) => {
  // Pressing everything asks for things that may be refused; that is not what is tested here.
  watch.expectFailures(/^4\d\d: |Failed to load resource|^failed: /);
});

/** Says how much was covered: `npm test` prints the sums. */
const count = (what: string, number: number) =>
  test.info().annotations.push({ type: what, description: String(number) });

/** Presses these and says what came of it. */
async function expectNoneDead(crawl: Crawl, controls: Control[]) {
  const before = crawl.known.links.size;
  expect(await crawl.dead(controls)).toEqual([]);
  count('links', crawl.known.links.size - before);
}

/** Looks at an open page of its own; what stands around it is on each of them. */
async function expectAccessible(page: Page, part: string) {
  if (part !== OWN) return;
  count('screens with axe', 1);
  expect(await violationsInEveryLook(page)).toEqual([]);
}

const parts = (paths: string[]) => [
  [paths[0] ?? '/', CHROME, 'of the layout'] as const,
  ...paths.map((route) => [route, OWN, `on ${route}`] as const),
];

const PEOPLE: [string, Arrive, string[]][] = [
  ['visitor', () => Promise.resolve(), routes.public],
  ['platform administrator', signInToPlatform, routes.platform],
];
for (const [who, arrive, paths] of PEOPLE) {
  test.describe(`as ${who}`, () => {
    // In one worker, which knows what was pressed.
    test.describe.configure({ mode: 'default' });
    const known = new Known();
    for (const [route, part, where] of parts(paths)) {
      test(`axe finds nothing, and every control ${where} does something`, async ({ page }) => {
        const crawl = await Crawl.start(page, arrive, known);
        const scripts = watchScripts(page);
        await crawl.visit(await placeOf(page, route));
        // The same visit: what a public page loads when nobody is signed in.
        if (who === 'visitor') await expectFewBytes(page, scripts);
        await expectAccessible(page, part);
        const controls = await crawl.controls(part);
        count('screens', 1);
        count('controls', controls.length);
        await expectNoneDead(crawl, controls);
      });
    }
  });
}

testOfApp.describe('as owner, and as staff where that differs', () => {
  testOfApp.describe.configure({ mode: 'default' });
  for (const [route, part, where] of parts(routes.app)) {
    testOfApp(
      `axe finds nothing, and every control ${where} does something`,
      async ({ page, staff }) => {
        const owner = await Crawl.start(page, signInToSandbox, knownInApp);
        await owner.visit(await placeOf(page, route));
        await expectAccessible(page, part);
        const controls = await owner.controls(part);
        const known = new Set(controls.map(keyOf));
        await staff.visit(await placeOf(staff.page, route));
        const theirs = await staff.controls(part);
        count('screens', 2);
        count('controls', controls.length + theirs.length);
        await expectNoneDead(
          staff,
          theirs.filter((control) => !known.has(keyOf(control))),
        );
        await expectNoneDead(owner, controls);
      },
    );
  }
});
