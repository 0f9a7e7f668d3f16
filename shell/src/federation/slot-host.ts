import type { ComponentType } from 'react';
import type { SlotFilling, SlotHost, SlotName, SlotProps } from '@clearcoat/sdk';
import type { Registry, RegistryRemote } from '@clearcoat/federation/registry';
import { fillersOf } from './slot-fillers';
import type { Region } from './remote-record';
import { remotes } from './remote-store';

function toFilling(name: SlotName, { name: remote }: RegistryRemote, region: Region): SlotFilling {
  const { status, error, epoch } = region;
  if (status === 'loading') return { remote, status };
  if (status === 'failed') return { remote, status, error };
  const Component = region.module?.slots?.[name] as ComponentType<SlotProps[SlotName]> | undefined;
  if (Component) return { remote, status, Component, epoch };
  const unfilled = new Error(`'${remote}' declares '${name}' but does not fill it.`);
  return { remote, status: 'failed', error: unfilled };
}

/** Fills slots from the remotes that list them in the registry, loading each on first use. */
export function createSlotHost(registry: Registry): SlotHost {
  const shown = new Map<SlotName, { regions: Region[]; fillings: SlotFilling[] }>();
  const act = (name: string, action: (remote: RegistryRemote) => Promise<unknown>) => {
    const remote = registry.remotes.find((candidate) => candidate.name === name);
    if (remote) action(remote).catch(() => undefined);
  };
  return {
    subscribe: remotes.subscribe,
    fillings<Name extends SlotName>(name: Name) {
      const before = shown.get(name);
      const fillers = fillersOf(registry, name);
      // The slot shows the failure.
      if (!before) for (const remote of fillers) remotes.load(remote).catch(() => undefined);
      const regions = fillers.map((remote) => remotes.region(remote, name));
      if (before?.regions.every((region, index) => region === regions[index])) {
        return before.fillings as SlotFilling<Name>[];
      }
      const fillings = fillers.map((remote, index) =>
        toFilling(name, remote, regions[index] as Region),
      );
      shown.set(name, { regions, fillings });
      return fillings as SlotFilling<Name>[];
    },
    retry: (_name, remote) => act(remote, (filler) => remotes.retry(filler)),
    crashed: (name, remote, error) => act(remote, (filler) => remotes.crashed(filler, name, error)),
  };
}
