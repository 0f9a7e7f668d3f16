import type { Page, Route } from '@playwright/test';
import type { RegistryRemote, RemoteVersion } from '@clearcoat/federation/registry';
import {
  changeRemote,
  publishFor,
  publishMistake,
  restoreRegistry,
  stableOf,
  type Mistake,
} from '../support/faults';
import { heading, REGIONS, type Region } from '../support/regions';
import { expect, test, type Watch } from '../support/test';

const NOT_LOADING = "This part of Clearcoat isn't loading";
const CRASHED = 'This page ran into a problem';
/** What the browser itself has to say about broken files, and React of a drawn page that cannot go on (422); anything else fails the test. */
const EXPECTED =
  /\/remotes\/|remoteEntry|RUNTIME|Failed to (load|find)|Loading (chunk|CSS)|Broken on purpose|integrity|Unexpected|client-reports|ScriptExternal|MIME type|React error #422;/;
const IMPATIENT_MS = 700;
/** A document whose file never arrives has never loaded: whether the browser waits for that depends on when it asked. */
const NOT_WHOLE = { waitUntil: 'commit' } as const;

interface Fault {
  name: string;
  panel: string;
  /** What the registry says of a remote whose published version is `good`. */
  break: (page: Page, good: RemoteVersion) => Promise<Partial<RegistryRemote>>;
  /** For faults of the way to the files, not of what is published. */
  onTheWay?: (route: Route) => Promise<void>;
}

const fetched = async (route: Route, change: (body: string) => string) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

function onTheWay(name: string, handler: (route: Route) => Promise<void>): Fault {
  const unchanged = async (_page: Page, stable: RemoteVersion) => Promise.resolve({ stable });
  return { name, panel: NOT_LOADING, break: unchanged, onTheWay: handler };
}

function inTheCode(name: string, panel: string, mistake: Mistake): Fault {
  return {
    name,
    panel,
    break: async (page, good) => ({ stable: await publishMistake(page, good, mistake) }),
  };
}

function inTheRegistry(name: string, change: Partial<RemoteVersion>): Fault {
  return {
    name,
    panel: NOT_LOADING,
    break: async (page, good) => {
      // A version of its own, so that the good one can stand beside it.
      const other = await publishFor(page, good, 'other', (_file, body) => body);
      return { stable: { ...other, ...change } };
    },
  };
}

const FAULTS: Fault[] = [
  onTheWay('404', (route) => route.fulfill({ status: 404, body: 'gone' })),
  onTheWay('500', (route) => route.fulfill({ status: 500, body: 'oops' })),
  // Neither answered nor refused: the loader's own time-out must end it.
  onTheWay('hang', () => new Promise(() => undefined)),
  onTheWay('HTML instead of a script', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome!</p>' }),
  ),
  onTheWay('truncated script', (route) => fetched(route, (body) => body.slice(0, body.length / 2))),
  inTheCode('throws on evaluation', NOT_LOADING, 'throws on evaluation'),
  inTheCode('throws on render', CRASHED, 'throws on render'),
  inTheRegistry('wrong contract', { contract: '^9.0.0' }),
  inTheCode('missing chunk', CRASHED, 'has lost its pages'),
  inTheRegistry('wrong integrity', { integrity: `sha384-${'A'.repeat(64)}` }),
];

/** Only what can never arrive is waited for briefly. */
const impatience = ({ name }: Fault) => (name === 'hang' ? { timeoutMs: IMPATIENT_MS } : {});

/** Where a version's files lie. */
const filesOf = ({ entry }: RemoteVersion) => entry.replace('remoteEntry.js', '*');

interface Told {
  page: Page;
  region: Region;
  fault: Fault;
}

/** Breaks a remote for this page; what it answers mends it. */
async function breakRemote({ page, region, fault }: Told): Promise<() => Promise<void>> {
  const good = await stableOf(page, region.remote);
  const changes = await fault.break(page, good);
  await changeRemote(
    page,
    region.remote,
    ({ previous: _previous, canary: _canary, ...published }) => ({
      ...published,
      ...impatience(fault),
      ...changes,
    }),
  );
  const { onTheWay: handler } = fault;
  if (!handler) return () => restoreRegistry(page);
  await page.route(filesOf(good), handler);
  return () => page.unroute(filesOf(good));
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSame' in window);

async function staysAloneAndRecovers(told: Told): Promise<void> {
  const { page, region, fault } = told;
  const mend = await breakRemote(told);
  await page.goto(region.path, NOT_WHOLE);
  const panel = page.getByRole('alert').filter({ hasText: fault.panel });
  await expect(panel).toContainText(new RegExp(`${region.remote} \\d`));
  await markDocument(page);
  await region.goElsewhere(page);
  await page.goBack();
  await expect(panel).toBeVisible();
  await mend();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, region.heading)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
}

async function previousTakesOver({ page, region, fault }: Told): Promise<void> {
  const good = await stableOf(page, region.remote);
  const own = await publishFor(page, good, 'new', (_file, body) => body);
  const broken = (await fault.break(page, fault.onTheWay ? own : good)).stable ?? own;
  if (fault.onTheWay) await page.route(filesOf(own), fault.onTheWay);
  await changeRemote(page, region.remote, (published) => ({
    ...published,
    ...impatience(fault),
    stable: broken,
    previous: good,
  }));
  const report = page.waitForRequest('**/api/client-reports');
  await page.goto(region.path, NOT_WHOLE);
  await expect(heading(page, region.heading)).toBeVisible();
  const { remote } = region;
  expect((await report).postDataJSON()).toMatchObject({ remote, version: broken.version });
}

/** One page, which meets the faults one after the other: each begins with a document of its own. */
async function meetEach(
  page: Page,
  watch: Watch,
  region: Region,
  meet: (told: Told) => Promise<void>,
) {
  // Ten documents, each broken and mended: three minutes are not enough where other things run.
  test.setTimeout(360_000);
  watch.expectFailures(EXPECTED);
  await region.open(page);
  for (const fault of FAULTS) {
    await test.step(fault.name, () => meet({ page, region, fault }));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // What the tab remembers of the fault before it.
    await page.evaluate(() => sessionStorage.clear());
  }
  test.info().annotations.push({ type: 'faults', description: String(FAULTS.length) });
}

for (const region of REGIONS) {
  test(`${region.remote} fails in every way: alone, and Try again recovers`, ({ page, watch }) =>
    meetEach(page, watch, region, staysAloneAndRecovers));
}

for (const region of REGIONS.filter(({ remote }) => remote === 'crm')) {
  test('whatever fails, the version before it takes over by itself, and the server hears of it', ({
    page,
    watch,
  }) => meetEach(page, watch, region, previousTakesOver));
}
