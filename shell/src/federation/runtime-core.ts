/**
 * Replaces `@module-federation/runtime-core` in the shell's build. Remotes take it from the page
 * (`main.ts`). The exported names are those that the two libraries import.
 */
import { satisfies } from '@clearcoat/federation/version-range';
import { ShareHost } from './share-host';

/** Share hosts of this page, the shell first. */
const hosts: ShareHost[] = [];

declare global {
  /** Global in which entries look for running hosts. */
  var __FEDERATION__: { __INSTANCES__: ShareHost[] };
}
globalThis.__FEDERATION__ = { __INSTANCES__: hosts };

/** @throws Error before it has started */
export function shell(): ShareHost {
  const [first] = hosts;
  if (!first) throw new Error('The federation runtime has not started.');
  return first;
}

export const CurrentGlobal = globalThis;
export { ShareHost as ModuleFederation };
export const satisfy = satisfies;
export const setGlobalFederationInstance = (host: ShareHost): void => void hosts.push(host);
export const getGlobalFederationConstructor = (): undefined => undefined;
export const setGlobalFederationConstructor = (): void => undefined;
export const helpers = { global: {}, share: {}, utils: {} };

export function assert(condition: unknown, message?: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** Stub for calls that never happen: the shell loads remotes by itself (`runtime.ts`). */
const never = (): never => {
  throw new Error('Remotes are loaded by the shell.');
};
export const Module = never;
export const getRemoteEntry = never;
export const getRemoteInfo = never;
export const loadScript = never;
export const loadScriptNode = never;
export const registerGlobalPlugins = never;
