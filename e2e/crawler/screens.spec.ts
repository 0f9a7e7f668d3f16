import { expect, type Browser, type Page } from '@playwright/test';
import { expectFewBytes, wakeScripts, watchScripts } from '../support/bytes';
import { newEmail, PASSWORD, signIn, signInToPlatform, signInToSandbox } from '../support/people';
import { placeOf } from '../support/places.mjs';
import routes from '../support/routes.json' with { type: 'json' };
import { test } from '../support/worker';
import { AXE, violationsInEveryLook } from './axe';
import { CHROME, Crawl, keyOf, Known, OWN, type Arrive } from './crawl';
import { type Control } from './in-page';

/**
 * Visits every screen once: no axe violations in any look, few bytes on public pages, and no dead
 * button. Each link is followed once, on the first page that has it, unless it leads to one of the
 * screens. Each tab or view of a page is opened once.
 */

const COLLEAGUE = { firstName: 'Kim', lastName: 'Lo', role: 'staff' };

/** Makes a sandbox's owner invite a colleague, who then uses this page's browser. */
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

/** Joins on the first call, and signs in afterwards. */
function onceAs(join: (page: Page) => Promise<string>): Arrive {
  let email: string | undefined;
  return async (page) => {
    if (email) await signIn(page, email);
    else email = await join(page);
  };
}

/** Shared by owners and staff in one worker, to skip controls that were pressed before. */
const knownInApp = new Known(routes.app);

interface Kind {
  arrive: Arrive;
  known: Known;
}
const VISITOR: Kind = { arrive: () => Promise.resolve(), known: new Known(routes.public) };
const PLATFORM: Kind = { arrive: signInToPlatform, known: new Known(routes.platform) };
const OWNER: Kind = { arrive: onceAs(signInToSandbox), known: knownInApp };
const STAFF: Kind = { arrive: onceAs(joinAsStaff), known: knownInApp };

/**
 * One page for each kind of person, reused for all screens, because a new page loads the whole
 * product again.
 */
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

/** Records coverage as annotations: `npm test` prints the sums. */
const count = (what: string, number: number) =>
  test.info().annotations.push({ type: what, description: String(number) });

/** Presses these controls and checks the results. */
async function expectNoneDead(crawl: Crawl, controls: Control[]) {
  const before = crawl.known.links.size;
  expect(crawl.problems()).toEqual([]);
  expect(await crawl.dead(controls)).toEqual([]);
  expect(crawl.problems()).toEqual([]);
  count('links', crawl.known.links.size - before);
}

/** Checks accessibility. The frame around pages is the same on each, so it is checked once. */
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
    // In one worker, which remembers the pressed controls.
    test.describe.configure({ mode: 'default' });
    const crawls = crawlsOf({ of: kind });
    for (const [route, part, where] of parts(paths)) {
      test(`axe finds nothing, and every control ${where} does something`, async () => {
        const crawl = crawls.of;
        await crawl.startAnew();
        const { page } = crawl;
        const scripts = watchScripts(page);
        await crawl.visit(await placeOf(page, route));
        await wakeScripts(page);
        await expectAccessible(page, part);
        // The same visit also measures the bytes that a public page loads for visitors.
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
      // A view has at most one primary action.
      const primary = owner.page.locator('main .ant-btn-primary:visible');
      expect(await primary.count(), await primary.allTextContents().then(String)).toBeLessThan(2);
      const controls = await owner.controls(part);
      const known = new Set(controls.map(keyOf));
      // The owner's visit has already opened the page by its address.
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
