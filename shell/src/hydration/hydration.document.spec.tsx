import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineRemote, lazyPage, type RemoteModule } from '@clearcoat/sdk';
import { useState } from 'react';
import {
  act,
  http,
  HttpResponse,
  screen,
  server,
  sessionState,
  userEvent,
} from '@clearcoat/testing';
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

const SCRIPT = readFileSync(join(process.cwd(), 'shell/src/hydration/early-input.js'), 'utf8');
const PAGE =
  '<!--$--><h1>Prices</h1><form inert data-waits>' +
  '<input id="name" value="" inert readonly data-waits/><input id="yes" type="checkbox" inert data-waits/>' +
  '<button inert data-waits>Send</button></form><output></output><!--/$-->';
function Page() {
  const [name, setName] = useState('');
  const [isYes, setYes] = useState(false);
  const [sent, setSent] = useState('');
  return (
    <>
      <h1>Prices</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(`${name} ${isYes}`);
        }}
      >
        <input id="name" value={name} onChange={({ target }) => setName(target.value)} />
        <input
          id="yes"
          type="checkbox"
          checked={isYes}
          onChange={({ target }) => setYes(target.checked)}
        />
        <button>Send</button>
      </form>
      <output>{sent}</output>
    </>
  );
}
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
  document.body.innerHTML =
    `<div id="root" data-drawn-by="${drawnBy}" data-varies="page">${text}</div>` +
    '<script data-src="/assets/main.js"></script>';
  // oxlint-disable-next-line no-implied-eval -- jsdom runs no inline scripts
  const run = new Function(SCRIPT) as () => void;
  run();
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

it('goes on from what was drawn, and can be used before', async () => {
  const name = publish(() => Promise.resolve(siteAnew()));
  const heading = visit(`${name} 1.0.0`);
  expect(document.querySelectorAll('[inert], [readonly], [data-waits]')).toHaveLength(0);
  await act(() => start());
  expect(document.querySelector('h1')).toBe(heading);
  expect(errors.mock.calls).toEqual([]);
  expect(uncaught.mock.calls).toEqual([]);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

const scripts = () => document.head.querySelectorAll('script[src="/assets/main.js"]').length;
beforeEach(() => document.head.querySelectorAll('script').forEach((script) => script.remove()));

it.each(['1.0.0', '0.9.0'])(
  'takes over what was typed, chosen and sent on the page of version %s',
  async (version) => {
    const name = publish(() => Promise.resolve(siteAnew()));
    visit(`${name} ${version}`);
    expect(scripts()).toBe(0);
    await userEvent.type(screen.getByRole('textbox'), 'Noa');
    await userEvent.click(screen.getByRole('checkbox'));
    expect(scripts()).toBe(1);
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(document.querySelector('output')).toBeEmptyDOMElement();
    await act(() => start());
    expect(await screen.findByText('Noa true')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Noa');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(errors.mock.calls).toEqual([]);
  },
);

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

it('offers a button that works when there is no registry', async () => {
  const name = publish(() => Promise.resolve(siteAnew()));
  jest.mocked(loadRegistry).mockRejectedValue(new Error('503'));
  visit(`${name} 1.0.0`);
  await act(() => start());
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  (await screen.findByRole('button', { name: 'Try again' })).dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

it('says so when the remote is down', async () => {
  const name = publish(() => Promise.reject(new Error('gone')));
  visit(`${name} 1.0.0`);
  await act(() => start());
  expect(await screen.findByText("This part of Clearcoat isn't loading")).toBeVisible();
  expect(remotes.records().find(({ remote }) => remote.name === name)?.running).toBeUndefined();
  expect(screen.queryByRole('heading', { name: 'Prices' })).toBeNull();
});
