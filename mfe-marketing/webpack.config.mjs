import { readFileSync } from 'node:fs';
import { remoteConfig } from '@clearcoat/federation/preset';

const config = remoteConfig(import.meta.dirname);
const { cache, resolve } = config;

export default {
  ...config,
  // Every public page loads this remote's entry, so it carries nothing that it does not run: the
  // federation sdk serves remotes that load further ones.
  resolve: { ...resolve, alias: { ...resolve.alias, '@module-federation/sdk$': false } },
  // What was built with another alias is built anew.
  cache: { ...cache, version: readFileSync(import.meta.filename, 'utf8') },
};
