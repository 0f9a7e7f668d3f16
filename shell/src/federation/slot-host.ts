import type { ComponentType } from 'react';
import type { RemoteModule, SlotHost, SlotName, SlotProps, SlotState } from '@clearcoat/sdk';
import type { Registry, RegistryRemote } from '@clearcoat/federation/registry';
import { followUpdates } from '../updates/watch';
import { guarded } from './guarded-slot';
import { loadRemoteModule, replaceCrashed, retryRemote } from './loader';

const EMPTY: SlotState = { status: 'empty' };
const LOADING: SlotState = { status: 'loading' };

/** The shell's own side of the slots. */
export interface ShellSlots extends SlotHost {
  /** Another version of a remote runs from now on: its slots are filled by that one, too. */
  follow: (remote: RegistryRemote, module: RemoteModule) => void;
}

/**
 * Fills slots from the remotes that declare them in the registry, loading each on first use. A remote
 * runs in one version: two at once would each have a state of their own.
 *
 * @param onReplaced - this version fills the slots from now on; it may be another than before
 */
export function createSlotHost(
  registry: Registry,
  onReplaced: (remote: RegistryRemote, module: RemoteModule) => void,
): ShellSlots {
  const states = new Map<SlotName, SlotState>();
  /** Whose component is in a slot. */
  const filledBy = new Map<SlotName, RemoteModule>();
  const listeners = new Set<() => void>();
  /** Once something is down, whatever is published may be the cure. */
  let following: (() => void) | undefined;

  function set(name: SlotName, state: SlotState) {
    states.set(name, state);
    listeners.forEach((listener) => listener());
  }

  /** Whatever version comes is from now on that of all of the remote. */
  async function forAll(remote: RegistryRemote, load: Promise<RemoteModule>) {
    const module = await load;
    onReplaced(remote, module);
    follow(remote, module);
    return module;
  }

  function put(name: SlotName, remote: RegistryRemote, module: RemoteModule) {
    const Filling = module.slots?.[name] as ComponentType<SlotProps[SlotName]> | undefined;
    if (!Filling) throw new Error(`'${remote.name}' declares '${name}' but does not fill it.`);
    const onCrash = (error: unknown) => {
      set(name, LOADING);
      void fill(name, remote, forAll(remote, replaceCrashed(remote, error, module)));
    };
    filledBy.set(name, module);
    set(name, { status: 'ready', Component: guarded(Filling, onCrash) });
  }

  async function fill(name: SlotName, remote: RegistryRemote, load: Promise<RemoteModule>) {
    try {
      put(name, remote, await load);
    } catch (error) {
      set(name, { status: 'failed', remote: remote.name, error });
      following ??= followUpdates(retryAll);
    }
  }

  const slotsOf = (remote: RegistryRemote, status: SlotState['status']) =>
    [...states].flatMap(([name, state]) =>
      state.status === status && remoteFor(name) === remote ? [name] : [],
    );

  function follow(remote: RegistryRemote, module: RemoteModule) {
    for (const name of slotsOf(remote, 'ready')) {
      if (filledBy.get(name) !== module && module.slots?.[name]) put(name, remote, module);
    }
  }

  const remoteFor = (name: SlotName) =>
    registry.remotes.find((remote) => remote.contributes.slots.includes(name));

  /** One attempt for every slot of the remote that is down. */
  function retry(remote: RegistryRemote) {
    const down = slotsOf(remote, 'failed');
    if (down.length === 0) return;
    for (const name of down) set(name, LOADING);
    const load = forAll(remote, retryRemote(remote));
    for (const name of down) void fill(name, remote, load);
  }

  const retryAll = () => registry.remotes.forEach(retry);
  window.addEventListener('online', retryAll);

  return {
    follow,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state<Name extends SlotName>(name: Name) {
      let state = states.get(name);
      if (!state) {
        const remote = remoteFor(name);
        state = remote ? LOADING : EMPTY;
        states.set(name, state);
        if (remote) void fill(name, remote, loadRemoteModule(remote));
      }
      return state as SlotState<Name>;
    },
    retry(name) {
      const remote = remoteFor(name);
      if (remote) retry(remote);
    },
  };
}
