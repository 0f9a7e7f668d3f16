import type { Registry } from '@clearcoat/federation/registry';

export { remoteOf } from '../../shell/src/federation/registry-client';

declare const REGISTRY: Registry;

/** One application needs no registry: what it consists of stands in it. */
export const loadRegistry = () => Promise.resolve(REGISTRY);
export const fetchRegistry = loadRegistry;
