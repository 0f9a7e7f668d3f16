import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package (or an entry of one) that exists once in the page. The shell provides it. */
interface SharedEntry {
  singleton: true;
  requiredVersion: string;
  version?: string;
  /** False in remotes, which never bundle a copy. */
  import?: false;
}

/**
 * Packages that the shell shares. Listed by explicit key, because a prefix key would share every
 * file below it. The router is inside `@clearcoat/sdk` (see docs/decisions).
 */
export const SHARED_KEYS = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@tanstack/react-query',
  '@clearcoat/api-client',
  '@clearcoat/sdk',
  '@clearcoat/sdk/offline',
  '@clearcoat/sdk/query',
  '@clearcoat/sdk/rules',
  '@clearcoat/ui/core',
  '@clearcoat/ui/forms',
  '@clearcoat/ui/table',
  '@clearcoat/ui/dates',
  '@clearcoat/ui/charts',
  '@clearcoat/ui/icons',
  '@clearcoat/ui/site',
  '@clearcoat/ui/site-forms',
] as const;

/** 'react/' → 'react', '@clearcoat/ui/core' → '@clearcoat/ui'. */
export function packageOf(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
}

function installedVersion(root: string, name: string): string {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * The `shared` option of ModuleFederationPlugin.
 *
 * @param root - the workspace's root folder
 * @param side - the shell provides the packages, a remote only consumes them
 */
export function sharedPolicy(root: string, side: 'shell' | 'remote'): Record<string, SharedEntry> {
  return Object.fromEntries(
    SHARED_KEYS.map((key) => {
      const version = installedVersion(root, packageOf(key));
      const [major] = version.split('.');
      const entry: SharedEntry = { singleton: true, requiredVersion: `^${major}.0.0` };
      return [key, side === 'shell' ? { ...entry, version } : { ...entry, import: false }];
    }),
  );
}
