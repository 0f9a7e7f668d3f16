import { useState } from 'react';
import { Slot, SlotHostProvider, type RemoteModule } from '@clearcoat/sdk';
import type { Registry, RegistryRemote } from '@clearcoat/federation/registry';
import { act, http, HttpResponse, render, screen, server, userEvent } from '@clearcoat/testing';
import { PAGES, remotes } from './remote-store';
import { loadVersion } from './runtime';
import { createSlotHost } from './slot-host';

jest.mock('./runtime', () => ({
  LoadTimeoutError: class LoadTimeoutError extends Error {},
  loadVersion: jest.fn(),
}));
jest.mock('./network', () => ({ isNetworkSound: () => Promise.resolve(true) }));
const request = jest.mocked(loadVersion);

const [upcoming, calendar] = ['dashboard.upcomingAppointments', 'dashboard.monthCalendar'] as const;
let count = 0;
const version = (name: string) => ({
  version: name,
  entry: `/remotes/${name}/remoteEntry.js`,
  container: `mfe_${name}`,
  contract: '^1.0.0',
  runtime: '2.9.2',
  integrity: 'sha384-x',
});
/** A new remote for each test, since the page's store caches what it loaded. */
function filler(name: string, order?: number): RegistryRemote {
  count += 1;
  return {
    name: `${name}${count}`,
    stable: version(`newest${count}`),
    previous: version(`before${count}`),
    timeoutMs: 8000,
    contributes: {
      routes: [],
      sidebar: [],
      slots: [upcoming, calendar],
      ...(order !== undefined && { slotOrder: [{ slot: upcoming, order }] }),
    },
  };
}

const faults = { newest: false };
/** A version of a remote; both of its slots show the version's name. */
function moduleOf(name: string): RemoteModule {
  const Filling = ({ place }: { place: string }) => {
    const [throws, setThrows] = useState(false);
    if (throws || (faults.newest && name.startsWith('newest'))) throw new Error('boom');
    return <button onClick={() => setThrows(true)}>{`${place} of ${name}`}</button>;
  };
  return {
    name,
    contract: '1.0.0',
    routes: [],
    slots: {
      [upcoming]: () => <Filling place="upcoming" />,
      [calendar]: () => <Filling place="calendar" />,
    },
  };
}

const data = { data: [], isLoading: false };
const failed = (retry: () => void) => <button onClick={retry}>Retry</button>;
function show(...fillers: RegistryRemote[]) {
  const registry: Registry = { schema: 1, revision: 'r', remotes: fillers };
  return render(
    <SlotHostProvider value={createSlotHost(registry)}>
      <Slot name={upcoming} props={data} loading="upcoming loads" failed={failed} />
      <Slot name={calendar} props={data} loading="calendar loads" />
    </SlotHostProvider>,
  );
}
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeAll(() => Object.assign(navigator, { sendBeacon: () => true }));
beforeEach(() => {
  sessionStorage.clear();
  faults.newest = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  request.mockImplementation(({ version: name }) => Promise.resolve(moduleOf(name)));
  server.use(http.get('/registry/remotes.json', () => HttpResponse.error()));
});

it('fills a slot from all remotes that name it, in their order and then by name', async () => {
  const [a, b, c] = [filler('a', 20), filler('b'), filler('c', -1)];
  show(a, b, c);
  expect(screen.getByText(/upcoming loads/)).toBeVisible();
  await screen.findByText(`upcoming of ${a.stable.version}`);
  const inOrder = [c, b, a].map(({ stable }) => `upcoming of ${stable.version}`);
  expect(names().slice(0, 3)).toEqual(inOrder);
  expect(names().slice(3)).toEqual([a, b, c].map(({ stable }) => `calendar of ${stable.version}`));
});

it('a filler that is down fails alone, and can be retried', async () => {
  const [crm, sound] = [filler('crm'), filler('sound')];
  request.mockImplementation(({ version: name }) =>
    [crm.stable.version, crm.previous?.version].includes(name)
      ? Promise.reject(new Error('gone'))
      : Promise.resolve(moduleOf(name)),
  );
  show(crm, sound);
  await screen.findByText(`upcoming of ${sound.stable.version}`);
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 5000 });
  request.mockImplementation(({ version: name }) => Promise.resolve(moduleOf(name)));
  await userEvent.click(retry);
  expect(await screen.findByText(`upcoming of ${crm.stable.version}`)).toBeVisible();
  expect(screen.getByText(`calendar of ${crm.stable.version}`)).toBeVisible();
});

it('a slot that crashed once is shown anew, and nothing else changes', async () => {
  const crm = filler('crm');
  show(crm);
  const button = await screen.findByText(`upcoming of ${crm.stable.version}`);
  const other = screen.getByText(`calendar of ${crm.stable.version}`);
  await userEvent.click(button);
  expect(await screen.findByText(`upcoming of ${crm.stable.version}`)).not.toBe(button);
  expect(screen.getByText(`calendar of ${crm.stable.version}`)).toBe(other);
});

it('when a slot crashes for good, all of the remote follows in one version', async () => {
  const crm = filler('crm');
  const onRunning = jest.spyOn(remotes, 'onRunning');
  show(crm);
  const button = await screen.findByText(`upcoming of ${crm.stable.version}`);
  faults.newest = true;
  await userEvent.click(button);
  expect(await screen.findByText(`upcoming of ${crm.previous?.version}`)).toBeVisible();
  expect(screen.getByText(`calendar of ${crm.previous?.version}`)).toBeVisible();
  expect(onRunning).toHaveBeenLastCalledWith(
    crm,
    expect.objectContaining({ name: crm.previous?.version }),
  );
});

it('follows the version that its pages run in from now on', async () => {
  const crm = filler('crm');
  show(crm);
  await screen.findByText(`upcoming of ${crm.stable.version}`);
  remotes.region(crm, PAGES);
  for (let tries = 0; tries < 2; tries += 1) {
    await act(() => remotes.crashed(crm, PAGES, new Error('a page')));
  }
  expect(names()).toEqual(
    ['upcoming', 'calendar'].map((place) => `${place} of ${crm.previous?.version}`),
  );
});

it('says when a remote does not fill what it named', async () => {
  const crm = filler('crm');
  request.mockImplementation(({ version: name }) =>
    Promise.resolve({ ...moduleOf(name), slots: {} }),
  );
  show(crm);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

it('leaves a slot empty that nobody fills', () => {
  const { container } = show();
  expect(container).toBeEmptyDOMElement();
});
