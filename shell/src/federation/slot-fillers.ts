import type { Registry, RegistryRemote } from '@clearcoat/federation/registry';

const orderOf = ({ contributes }: RegistryRemote, slot: string) =>
  contributes.slotOrder?.find((place) => place.slot === slot)?.order ?? 0;

/** Remotes that fill a slot, by their requested order, then by name. */
export const fillersOf = (registry: Registry, slot: string): RegistryRemote[] =>
  registry.remotes
    .filter(({ contributes }) => contributes.slots.includes(slot))
    .sort((a, b) => orderOf(a, slot) - orderOf(b, slot) || (a.name < b.name ? -1 : 1));
