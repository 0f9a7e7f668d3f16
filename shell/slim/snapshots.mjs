/**
 * Stands in for the federation runtime's manifests and its preloading: our remotes have neither,
 * their entries come from the registry (docs/decisions/0001). The names are those it imports.
 */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});
export const preloadAssets = () => undefined;
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const defaultPreloadArgs = {};
