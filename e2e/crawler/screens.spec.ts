import type { Browser, Page } from '@playwright/test';
import { expectFewBytes, watchScripts } from '../support/bytes';
import { newEmail, PASSWORD, signInToPlatform, signInToSandbox } from '../support/people';
import { placeOf } from '../support/places.mjs';
import routes from '../support/routes.json' with { type: 'json' };
import { expect, test } from '../support/test';
import { violationsInEveryLook } from './axe';
import { CHROME, Crawl, keyOf, OWN, type Arrive } from './crawl';
import { type Control } from './in-page';

/**
 * Every screen, visited once: axe finds nothing in any look, a public page loads few bytes, and every
 * control does something or says why it cannot: no dead button. Each link is followed once, on the
 * first page that has it.
 */

test.beforeEach(({ watch }) => {
  test.setTimeout(240_000);
  // Pressing everything asks for things that may be refused; that is not what is tested here.
  watch.expectFailures(/^4\d\d: |Failed to load resource|^failed: /);
});

/** Says how much was covered: `npm test` prints the sums. */
const count = (what: string, number: number) =>
  test.info().annotations.push({ type: what, description: String(number) });

/** Presses these and says what came of it. */
async function expectNoneDead(crawl: Crawl, controls: Control[]) {
  const before = crawl.followed.size;
  expect(await crawl.dead(controls)).toEqual([]);
  count('links', crawl.followed.size - before);
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
    // In one worker, which knows what was followed.
    test.describe.configure({ mode: 'default' });
    const followed = new Set<string>();
    for (const [route, part, where] of parts(paths)) {
      test(`axe finds nothing, and every control ${where} does something`, async ({ page }) => {
        const crawl = await Crawl.start(page, arrive, followed);
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

/** Has the owner on `page` invite a colleague, and signs that one in on a page of another browser. */
async function invite(page: Page, browser: Browser): Promise<{ colleague: Page; email: string }> {
  const email = newEmail();
  const data = { firstName: 'Kim', lastName: 'Lo', email, role: 'staff' };
  const invited = await page.request.post('/api/admin/users', { data });
  const { invitation } = (await invited.json()) as { invitation: { path: string } };
  const token = new URLSearchParams(invitation.path.split('?')[1]).get('invite') ?? '';
  const context = await browser.newContext(test.info().project.use);
  const accepting = { data: { token, password: PASSWORD } };
  const joined = await context.request.post('/api/invitations/accept', accepting);
  expect(joined.ok(), await joined.text()).toBe(true);
  return { colleague: await context.newPage(), email };
}

test.describe('as owner, and as staff where that differs', () => {
  test.describe.configure({ mode: 'default' });
  const followed = new Set<string>();
  for (const [route, part, where] of parts(routes.app)) {
    test(`axe finds nothing, and every control ${where} does something`, async ({
      page,
      browser,
    }) => {
      const owner = await Crawl.start(page, signInToSandbox, followed);
      const { colleague, email } = await invite(page, browser);
      const signIn = async () => {
        const data = { email, password: PASSWORD };
        expect((await colleague.request.post('/api/login', { data })).ok()).toBe(true);
      };
      const staff = await Crawl.start(colleague, signIn, followed);
      const path = await placeOf(page, route);
      await owner.visit(path);
      await expectAccessible(page, part);
      const controls = await owner.controls(part);
      const known = new Set(controls.map(keyOf));
      await staff.visit(path);
      const theirs = await staff.controls(part);
      count('screens', 2);
      count('controls', controls.length + theirs.length);
      await expectNoneDead(
        staff,
        theirs.filter((control) => !known.has(keyOf(control))),
      );
      await colleague.context().close();
      await expectNoneDead(owner, controls);
    });
  }
});
