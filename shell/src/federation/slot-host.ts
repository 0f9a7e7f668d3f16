import type { ComponentType } from 'react';
import type { RemoteModule, SlotHost, SlotName, SlotProps, SlotState } from '@clearcoat/sdk';
import type { Registry, RegistryRemote } from '@clearcoat/federation/registry';
import { followUpdates } from '../updates/watch';
import { guarded } from './guarded-slot';
import { loadRemoteModule, replaceCrashed, retryRemote } from './loader';

const EMPTY: SlotState = { status: 'empty' };
const LOADING: SlotState = { status: 'loading' };

/** Fills slots from the remotes that declare them in the registry, loading each on first use. */
export function createSlotHost(registry: Registry): SlotHost {
  const states = new Map<SlotName, SlotState>();
  const listeners = new Set<() => void>();
  /** Once something is down, whatever is published may be the cure. */
  let following: (() => void) | undefined;

  function set(name: SlotName, state: SlotState) {
    states.set(name, state);
    listeners.forEach((listener) => listener());
  }

  async function fill(name: SlotName, remote: RegistryRemote, load: Promise<RemoteModule>) {
    try {
      const module = await load;
      const Filling = module.slots?.[name] as ComponentType<SlotProps[SlotName]> | undefined;
      if (!Filling) throw new Error(`'${remote.name}' declares '${name}' but does not fill it.`);
      const onCrash = (error: unknown) => {
        set(name, LOADING);
        void fill(name, remote, replaceCrashed(remote, error, module));
      };
      set(name, { status: 'ready', Component: guarded(Filling, onCrash) });
    } catch (error) {
      set(name, { status: 'failed', remote: remote.name, error });
      following ??= followUpdates(() => registry.remotes.forEach(retry));
    }
  }

  const remoteFor = (name: SlotName) =>
    registry.remotes.find((remote) => remote.contributes.slots.includes(name));

  /** One attempt for every slot of the remote that is down. */
  function retry(remote: RegistryRemote) {
    const down = [...states].filter(
      ([name, { status }]) => status === 'failed' && remoteFor(name) === remote,
    );
    if (down.length === 0) return;
    for (const [name] of down) set(name, LOADING);
    const load = retryRemote(remote);
    for (const [name] of down) void fill(name, remote, load);
  }

  return {
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
