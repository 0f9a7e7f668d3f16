import type { ComponentType } from 'react';
import type { SlotHost, SlotName, SlotProps, SlotState } from '@clearcoat/sdk';
import type { Registry, RegistryRemote } from '@clearcoat/federation/registry';
import { loadRemoteModule, retryRemote } from './loader';

const EMPTY: SlotState = { status: 'empty' };
const LOADING: SlotState = { status: 'loading' };

/** Fills slots from the remotes that declare them in the registry, loading each on first use. */
export function createSlotHost(registry: Registry): SlotHost {
  const states = new Map<SlotName, SlotState>();
  const listeners = new Set<() => void>();

  function set(name: SlotName, state: SlotState) {
    states.set(name, state);
    listeners.forEach((listener) => listener());
  }

  async function fill(name: SlotName, remote: RegistryRemote, load: typeof loadRemoteModule) {
    try {
      const { slots } = await load(remote);
      const Component = slots?.[name] as ComponentType<SlotProps[SlotName]> | undefined;
      if (!Component) throw new Error(`'${remote.name}' declares '${name}' but does not fill it.`);
      set(name, { status: 'ready', Component });
    } catch (error) {
      set(name, { status: 'failed', remote: remote.name, error });
    }
  }

  const remoteFor = (name: SlotName) =>
    registry.remotes.find((remote) => remote.contributes.slots.includes(name));

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
        if (remote) void fill(name, remote, loadRemoteModule);
      }
      return state as SlotState<Name>;
    },
    retry(name) {
      const remote = remoteFor(name);
      if (!remote) return;
      set(name, LOADING);
      void fill(name, remote, retryRemote);
    },
  };
}
