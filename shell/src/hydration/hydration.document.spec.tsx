import { defineRemote, lazyPage, type RemoteModule } from '@clearcoat/sdk';
import { act, http, HttpResponse, screen, server, sessionState } from '@clearcoat/testing';
import { loadRegistry } from '../federation/registry-client';
import { remotes } from '../federation/remote-store';
import { loadVersion } from '../federation/runtime';
import { publicAddresses } from '../layouts/public/links';
import { start } from '../start';

jest.mock('../federation/runtime', () => ({
  LoadTimeoutError: class LoadTimeoutError extends Error {},
  loadVersion: jest.fn(),
}));
jest.mock('../federation/network', () => ({ isNetworkSound: () => Promise.resolve(false) }));
jest.mock('../federation/registry-client', () => ({
  ...jest.requireActual<object>('../federation/registry-client'),
  loadRegistry: jest.fn(),
}));

const PAGE =
  '<!--$--><h1>Prices</h1><form inert data-waits><input inert readonly data-waits/></form><!--/$-->';
const Page = () => (
  <>
    <h1>Prices</h1>
    <form>
      <input />
    </form>
  </>
);
/** The page's code is still loading. */
const siteAnew = () =>
  defineRemote({
    name: 'site',
    routes: [{ path: '/pricing', element: lazyPage(() => Promise.resolve({ default: Page })) }],
  });

let layout = '';
// A separate React, as at build time: two renderers running at once share one React's contexts.
beforeAll(() =>
  jest.isolateModulesAsync(async () => {
    const { default: draw } = await import('../prerender');
    layout = await draw('/pricing');
  }),
);

let count = 0;
/** A new remote for each test, since the page's store caches what it loaded. */
function publish(load: () => Promise<RemoteModule>) {
  const name = `site${(count += 1)}`;
  const entry = `/remotes/${name}/entry.js`;
  const stable = {
    ...{ version: '1.0.0', entry, container: name, contract: '^1.0.0' },
    ...{ runtime: '2.9.2', integrity: 'sha384-x' },
  };
  const routes = publicAddresses.map((path) => ({ path, layout: 'public' as const }));
  const contributes = { routes, sidebar: [], slots: [] };
  jest.mocked(loadVersion).mockReset().mockImplementation(load);
  jest.mocked(loadRegistry).mockResolvedValue({
    ...{ schema: 1, revision: 'r' },
    remotes: [{ name, stable, timeoutMs: 8000, contributes }],
  });
  return name;
}

function visit(drawnBy: string, address = '/pricing') {
  window.history.replaceState(null, '', address);
  const text = layout.replace('__PAGE__', PAGE);
  document.body.innerHTML = `<div id="root" data-drawn-by="${drawnBy}" data-varies="page">${text}</div>`;
  return document.querySelector('h1');
}

const errors = jest.spyOn(console, 'error');
jest.spyOn(window, 'scrollTo');
const uncaught = jest.fn();
beforeEach(() => {
  errors.mockReset();
  uncaught.mockReset();
  // The previous test's router does not know this remote.
  remotes.onRunning = () => undefined;
  window.reportError = uncaught;
  server.use(http.get('/api/session', () => HttpResponse.json(sessionState())));
  server.use(http.post('/api/*', () => HttpResponse.json({})));
  server.use(http.get('/registry/remotes.json', () => HttpResponse.error()));
});

it('goes on from what was drawn, which waits until then', async () => {
  const name = publish(() => Promise.resolve(siteAnew()));
  const heading = visit(`${name} 1.0.0`);
  expect(document.querySelector('form')).toHaveAttribute('inert');
  await act(() => start());
  expect(document.querySelector('h1')).toBe(heading);
  expect(document.querySelectorAll('[inert], [readonly], [data-waits]')).toHaveLength(0);
  expect(errors.mock.calls).toEqual([]);
  expect(uncaught.mock.calls).toEqual([]);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it.each([
  ['another version runs', '0.9.0', '/pricing'],
  ['the address asks for something else', '1.0.0', '/pricing?page=2'],
])('is drawn anew where %s', async (_why, version, address) => {
  const name = publish(() => Promise.resolve(siteAnew()));
  const heading = visit(`${name} ${version}`, address);
  const isBare = jest.fn();
  const watch = new MutationObserver(() => {
    if (!document.querySelector('h1')) isBare();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await act(() => start());
  expect(await screen.findByRole('heading', { name: 'Prices' })).not.toBe(heading);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(isBare).not.toHaveBeenCalled();
  watch.disconnect();
  expect(errors.mock.calls).toEqual([]);
});

const elsewhere = () => {
  window.history.pushState(null, '', '/no-such-page');
  window.dispatchEvent(new PopStateEvent('popstate'));
};

it.each([
  ['the remote', () => Promise.resolve().then(elsewhere), () => undefined],
  ['the page’s code', () => Promise.resolve(), elsewhere],
])('is left for another page while %s is on its way', async (_what, onRemote, onCode) => {
  const name = publish(async () => {
    await onRemote();
    const load = () =>
      Promise.resolve()
        .then(onCode)
        .then(() => ({ default: Page }));
    return defineRemote({ name: 'site', routes: [{ path: '/pricing', element: lazyPage(load) }] });
  });
  visit(`${name} 1.0.0`);
  await act(() => start());
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Prices' })).toBeNull();
  expect(errors.mock.calls).toEqual([]);
  expect(uncaught.mock.calls).toEqual([]);
});

it('says so when the remote is down', async () => {
  const name = publish(() => Promise.reject(new Error('gone')));
  visit(`${name} 1.0.0`);
  await act(() => start());
  expect(await screen.findByText("This part of Clearcoat isn't loading")).toBeVisible();
  expect(remotes.records().find(({ remote }) => remote.name === name)?.running).toBeUndefined();
  expect(screen.queryByRole('heading', { name: 'Prices' })).toBeNull();
});
