import { expect, type Browser, type Page } from '@playwright/test';
import { expectFewBytes, watchScripts } from '../support/bytes';
import { newEmail, PASSWORD, signIn, signInToPlatform, signInToSandbox } from '../support/people';
import { placeOf } from '../support/places.mjs';
import routes from '../support/routes.json' with { type: 'json' };
import { test } from '../support/worker';
import { AXE, violationsInEveryLook } from './axe';
import { CHROME, Crawl, keyOf, Known, OWN, type Arrive } from './crawl';
import { type Control } from './in-page';

/**
 * Every screen, visited once: axe finds nothing in any look, a public page loads few bytes, and every
 * control does something or says why it cannot: no dead button. Each link is followed once, on the
 * first page that has it, unless its page is one of the screens; each tab or view of a page once.
 */

const COLLEAGUE = { firstName: 'Kim', lastName: 'Lo', role: 'staff' };

/** Has the owner of a sandbox invite a colleague, whom this page's browser belongs to from then on. */
async function joinAsStaff(page: Page): Promise<string> {
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
  return email;
}

/** Joins once, and signs in from then on. */
function onceAs(join: (page: Page) => Promise<string>): Arrive {
  let email: string | undefined;
  return async (page) => {
    if (email) await signIn(page, email);
    else email = await join(page);
  };
}

/** By owners and staff, in one worker, which knows what was pressed. */
const knownInApp = new Known(routes.app);

interface Kind {
  arrive: Arrive;
  known: Known;
}
const VISITOR: Kind = { arrive: () => Promise.resolve(), known: new Known(routes.public) };
const PLATFORM: Kind = { arrive: signInToPlatform, known: new Known(routes.platform) };
const OWNER: Kind = { arrive: onceAs(signInToSandbox), known: knownInApp };
const STAFF: Kind = { arrive: onceAs(joinAsStaff), known: knownInApp };

/** One page for each kind of person, from screen to screen: a new one reads the whole product anew. */
function crawlsOf<Name extends string>(kinds: Record<Name, Kind>): Record<Name, Crawl> {
  const crawls = {} as Record<Name, Crawl>;
  const start = async (browser: Browser, { arrive, known }: Kind) => {
    const context = await browser.newContext(test.info().project.use);
    const page = await context.newPage();
    await page.addInitScript({ path: AXE });
    return Crawl.start(page, arrive, known);
  };
  test.beforeAll(async ({ browser }) => {
    for (const name in kinds) crawls[name] = await start(browser, kinds[name]);
  });
  test.afterAll(async () => {
    for (const name in crawls) await crawls[name].page.context().close();
  });
  return crawls;
}

/** Says how much was covered: `npm test` prints the sums. */
const count = (what: string, number: number) =>
  test.info().annotations.push({ type: what, description: String(number) });

/** Presses these and says what came of it. */
async function expectNoneDead(crawl: Crawl, controls: Control[]) {
  const before = crawl.known.links.size;
  expect(crawl.problems()).toEqual([]);
  expect(await crawl.dead(controls)).toEqual([]);
  expect(crawl.problems()).toEqual([]);
  count('links', crawl.known.links.size - before);
}

/** What stands around a page is on each of them: it is looked at once. */
async function expectAccessible(page: Page, part: string) {
  if (part === OWN) count('screens with axe', 1);
  expect(await violationsInEveryLook(page, { around: part === CHROME })).toEqual([]);
}

const parts = (paths: string[]) => [
  [paths[0] ?? '/', CHROME, 'of the layout'] as const,
  ...paths.map((route) => [route, OWN, `on ${route}`] as const),
];

const PEOPLE: [string, Kind, string[]][] = [
  ['visitor', VISITOR, routes.public],
  ['platform administrator', PLATFORM, routes.platform],
];
for (const [who, kind, paths] of PEOPLE) {
  test.describe(`as ${who}`, () => {
    // In one worker, which knows what was pressed.
    test.describe.configure({ mode: 'default' });
    const crawls = crawlsOf({ of: kind });
    for (const [route, part, where] of parts(paths)) {
      test(`axe finds nothing, and every control ${where} does something`, async () => {
        const crawl = crawls.of;
        await crawl.startAnew();
        const { page } = crawl;
        const scripts = watchScripts(page);
        await crawl.visit(await placeOf(page, route));
        await expectAccessible(page, part);
        // The same visit: what a public page loads when nobody is signed in, by now also once it is at rest.
        if (kind === VISITOR) await expectFewBytes(page, scripts);
        const controls = await crawl.controls(part);
        count('screens', 1);
        count('controls', controls.length);
        await expectNoneDead(crawl, controls);
      });
    }
  });
}

test.describe('as owner, and as staff where that differs', () => {
  test.describe.configure({ mode: 'default' });
  const crawls = crawlsOf({ owner: OWNER, staff: STAFF });
  for (const [route, part, where] of parts(routes.app)) {
    test(`axe finds nothing, and every control ${where} does something`, async () => {
      const { owner, staff } = crawls;
      await owner.startAnew();
      await owner.visit(await placeOf(owner.page, route));
      await expectAccessible(owner.page, part);
      // What a view is opened for is one thing.
      const primary = owner.page.locator('main .ant-btn-primary:visible');
      expect(await primary.count(), await primary.allTextContents().then(String)).toBeLessThan(2);
      const controls = await owner.controls(part);
      const known = new Set(controls.map(keyOf));
      // The owner has shown that the address leads there.
      await staff.visit(await placeOf(staff.page, route), { by: 'link' });
      const theirs = await staff.controls(part);
      count('screens', 2);
      count('controls', controls.length + theirs.length);
      await expectNoneDead(
        staff,
        theirs.filter((control) => !known.has(keyOf(control))),
      );
      await expectNoneDead(owner, controls);
    });
  }
});
