import type { Page, Route } from '@playwright/test';
import type { RegistryRemote, RemoteVersion } from '@clearcoat/federation/registry';
import {
  changeRegistry,
  changeRemote,
  publishFor,
  publishMistake,
  stableOf,
  withRemotes,
  type Mistake,
} from '../support/faults';
import { signUp } from '../support/people';
import { CRM, heading, NEIGHBOURS, type Neighbours, type Region } from '../support/regions';
import { expect, test, type Watch } from '../support/test';

const NOT_LOADING = "This part of Clearcoat isn't loading";
const CRASHED = 'This page ran into a problem';
/**
 * Console errors that broken files cause in the browser, and React's error for a prerendered page
 * that cannot hydrate (422). Any other error fails the test.
 */
const EXPECTED =
  /\/remotes\/|remoteEntry|RUNTIME|Failed to (load|find)|Loading (chunk|CSS)|Broken on purpose|integrity|Unexpected|client-reports|ScriptExternal|MIME type|React error #422;/;
const IMPATIENT_MS = 700;
/**
 * A document with a hanging file never fires `load`; whether the browser waits for that file
 * depends on when it was requested.
 */
const NOT_WHOLE = { waitUntil: 'commit' } as const;

interface Fault {
  name: string;
  panel: string;
  /** Registry entry of a remote whose published version is `good`. */
  break: (page: Page, good: RemoteVersion) => Promise<Partial<RegistryRemote>>;
  /** Route handler for network faults, as opposed to faults of the published files. */
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
      // A separate version, so that the good one can be published beside it.
      const other = await publishFor(page, good, 'other', (_file, body) => body);
      return { stable: { ...other, ...change } };
    },
  };
}

const FAULTS: Fault[] = [
  onTheWay('404', (route) => route.fulfill({ status: 404, body: 'gone' })),
  onTheWay('500', (route) => route.fulfill({ status: 500, body: 'oops' })),
  // Neither answered nor refused: only the loader's timeout ends it.
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

/** Short timeout for files that never arrive. */
const impatience = ({ name }: Fault) => (name === 'hang' ? { timeoutMs: IMPATIENT_MS } : {});

/** URL pattern of a version's files. */
const filesOf = ({ entry }: RemoteVersion) => entry.replace('remoteEntry.js', '*');

interface Broken {
  region: Region;
  /** Repairs only this remote. */
  mend: () => Promise<unknown>;
}

/** Breaks these remotes in the same way, for this page. */
async function breakAll(page: Page, regions: Region[], fault: Fault): Promise<Broken[]> {
  const wrong = new Map<string, Partial<RegistryRemote>>();
  const broken: Broken[] = [];
  for (const region of regions) {
    const good = await stableOf(page, region.remote);
    wrong.set(region.remote, { ...impatience(fault), ...(await fault.break(page, good)) });
    const { onTheWay: handler } = fault;
    if (handler) await page.route(filesOf(good), handler);
    const mend = async () => {
      wrong.delete(region.remote);
      if (handler) await page.unroute(filesOf(good));
    };
    broken.push({ region, mend });
  }
  await changeRegistry(page, (registry) =>
    withRemotes(registry, (remote) => {
      const { previous: _previous, canary: _canary, ...published } = remote;
      const changes = wrong.get(remote.name);
      return changes ? { ...published, ...changes } : remote;
    }),
  );
  return broken;
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSame' in window);

/** Opens another page client-side, as a link would. */
const follow = (page: Page, path: string) =>
  page.evaluate((place) => {
    history.pushState(null, '', place);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The first broken remote is opened by its address, the others by navigation. */
async function stayAloneAndRecover(
  page: Page,
  { goElsewhere }: Neighbours,
  broken: Broken[],
  fault: Fault,
): Promise<void> {
  for (const [index, { region, mend }] of broken.entries()) {
    await (index === 0 ? page.goto(region.path, NOT_WHOLE) : follow(page, region.path));
    const panel = page.getByRole('alert').filter({ hasText: fault.panel });
    await expect(panel).toContainText(new RegExp(`${region.remote} \\d`));
    if (index === 0) await markDocument(page);
    await goElsewhere(page);
    await page.goBack(NOT_WHOLE);
    await expect(panel).toContainText(new RegExp(`${region.remote} \\d`));
    await mend();
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, region.heading)).toBeVisible();
  }
  expect(await isSameDocument(page)).toBe(true);
}

async function previousTakesOver(page: Page, region: Region, fault: Fault): Promise<void> {
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

/** One page for all faults, one after the other: each starts with a new document. */
async function meetEach(
  page: Page,
  watch: Watch,
  meet: (fault: Fault, index: number) => Promise<void>,
) {
  // Ten documents, each broken and repaired: three minutes are not enough on a busy machine.
  test.setTimeout(360_000);
  watch.expectFailures(EXPECTED);
  for (const [index, fault] of FAULTS.entries()) {
    await test.step(fault.name, () => meet(fault, index));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The tab remembers the previous fault otherwise.
    await page.evaluate(() => sessionStorage.clear());
  }
}

const count = (remotes: number) =>
  test.info().annotations.push({ type: 'faults', description: String(FAULTS.length * remotes) });

/** Rotates a list, so that each remote in turn is opened by its address. */
const turned = <T>(list: T[], by: number): T[] => {
  const first = by % list.length;
  return [...list.slice(first), ...list.slice(0, first)];
};

for (const neighbours of NEIGHBOURS) {
  const { regions, arrive } = neighbours;
  const names = regions.map(({ remote }) => remote).join(', ');
  test(`${names} fails in every way: alone, and Try again recovers`, async ({ page, watch }) => {
    await arrive(page);
    await meetEach(page, watch, async (fault, index) => {
      const broken = await breakAll(page, turned(regions, index), fault);
      await stayAloneAndRecover(page, neighbours, broken, fault);
    });
    count(regions.length);
  });
}

test('whatever fails, the version before it takes over by itself, and the server hears of it', async ({
  page,
  watch,
}) => {
  await signUp(page);
  await meetEach(page, watch, (fault) => previousTakesOver(page, CRM, fault));
  count(1);
});
