import { readFileSync } from 'node:fs';
import { remoteConfig } from '@clearcoat/federation/preset';

const config = remoteConfig(import.meta.dirname);
const { cache, resolve } = config;

export default {
  ...config,
  // Every public page loads this remote's entry. It leaves out the federation sdk, which only
  // remotes that load further remotes need.
  resolve: { ...resolve, alias: { ...resolve.alias, '@module-federation/sdk$': false } },
  // Cache key: files built with another configuration are rebuilt.
  cache: { ...cache, version: readFileSync(import.meta.filename, 'utf8') },
};
