import type { RemoteModule } from '@clearcoat/sdk';
import type { Registry, RegistryRemote } from '@clearcoat/federation/registry';
import { waitFor } from '@clearcoat/testing';
import { loadRemoteModule, replaceCrashed, retryRemote } from './loader';
import { createSlotHost } from './slot-host';

jest.mock('./loader', () => ({
  loadRemoteModule: jest.fn(),
  replaceCrashed: jest.fn(),
  retryRemote: jest.fn(),
}));
const load = jest.mocked(loadRemoteModule);
const replace = jest.mocked(replaceCrashed);
const retry = jest.mocked(retryRemote);

const [upcoming, calendar] = ['dashboard.upcomingAppointments', 'dashboard.monthCalendar'] as const;
const scheduling = {
  name: 'scheduling',
  contributes: { routes: [], sidebar: [], slots: [upcoming, calendar] },
} as unknown as RegistryRemote;
const registry: Registry = { schema: 1, revision: 'r', remotes: [scheduling] };

/** A version whose two slots tell when they are asked to crash. */
function versionOf(name: string): RemoteModule {
  const Slot = () => {
    throw new Error(name);
  };
  return { name, contract: '1.0.0', routes: [], slots: { [upcoming]: Slot, [calendar]: Slot } };
}
const [newest, before] = [versionOf('newest'), versionOf('before')];

async function fill() {
  load.mockResolvedValue(newest);
  const onReplaced = jest.fn();
  const host = createSlotHost(registry, onReplaced);
  host.state(upcoming);
  host.state(calendar);
  await waitFor(() => expect(host.state(calendar).status).toBe('ready'));
  return { host, onReplaced };
}
/** Renders the guard alone: what it does with a crash is the host's matter. */
function crash(host: Awaited<ReturnType<typeof fill>>['host']) {
  const state = host.state(upcoming);
  if (state.status !== 'ready') throw new Error('not ready');
  const guard = (
    state.Component as unknown as (props: object) => { props: { onCrash: (e: Error) => void } }
  )({});
  guard.props.onCrash(new Error('boom'));
}

it('when a slot crashes for good, all of the remote follows in one version', async () => {
  const { host, onReplaced } = await fill();
  const calendarBefore = host.state(calendar);
  replace.mockResolvedValue(before);
  crash(host);
  await waitFor(() => expect(host.state(upcoming).status).toBe('ready'));
  expect(onReplaced).toHaveBeenCalledWith(scheduling, before);
  expect(host.state(calendar)).not.toBe(calendarBefore);
});

it('a slot that is tried once more as it is changes nothing else', async () => {
  const { host, onReplaced } = await fill();
  const calendarBefore = host.state(calendar);
  replace.mockResolvedValue(newest);
  crash(host);
  await waitFor(() => expect(host.state(upcoming).status).toBe('ready'));
  expect(onReplaced).toHaveBeenCalledWith(scheduling, newest);
  expect(host.state(calendar)).toBe(calendarBefore);
});

it('follows the version that its pages run in from now on', async () => {
  const { host } = await fill();
  const shown = host.state(upcoming);
  host.follow(scheduling, newest);
  expect(host.state(upcoming)).toBe(shown);
  host.follow(scheduling, before);
  expect(host.state(upcoming)).not.toBe(shown);
});

it('tries what is down when the network is back, and what comes is the version of all of it', async () => {
  load.mockRejectedValue(new Error('gone'));
  const onReplaced = jest.fn();
  const host = createSlotHost(registry, onReplaced);
  host.state(upcoming);
  await waitFor(() => expect(host.state(upcoming).status).toBe('failed'));
  retry.mockResolvedValue(newest);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(host.state(upcoming).status).toBe('ready'));
  expect(onReplaced).toHaveBeenCalledWith(scheduling, newest);
});
