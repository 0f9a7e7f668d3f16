import type { Registry, RegistryRemote } from '@clearcoat/federation/registry';

declare const REGISTRY: Registry;

/** A single application has its remotes built in. */
export const loadRegistry = () => Promise.resolve(REGISTRY);
export const fetchRegistry = loadRegistry;

/** No publications at run time. */
export const newestOf = (remote: RegistryRemote) => remote;
export const newestRevision = () => undefined;
