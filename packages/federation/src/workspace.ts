import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRemoteDefinition, type RemoteDefinition } from './remote-definition';

/**
 * Root of the workspace. CLEARCOAT_ROOT names another one: a checkout with a single remote and the
 * installed packages is enough to build and publish it.
 */
export const ROOT = path.resolve(
  process.env['CLEARCOAT_ROOT'] ?? path.join(import.meta.dirname, '../../..'),
);

/** Folder of everything served to browsers. Default: var/www, or WEB_ROOT. */
export const WEB_ROOT = path.resolve(ROOT, process.env['WEB_ROOT'] ?? 'var/www');

/** A front-end app of the workspace: the shell or a remote. */
export interface App {
  name: string;
  dir: string;
  version: string;
  /** Other folders of the workspace that its build reads, e.g. the blog's posts. */
  reads?: string[];
  /** The remote's declaration; the shell has none. */
  definition?: RemoteDefinition;
}

interface Manifest {
  version: string;
  clearcoat?: { reads?: string[] };
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;

function readApp(folder: string): App {
  const dir = path.join(ROOT, folder);
  const { version, clearcoat } = readJson(path.join(dir, 'package.json')) as Manifest;
  const reads = clearcoat?.reads ?? [];
  if (folder === 'shell') return { name: 'shell', dir, version, reads };
  const definition = parseRemoteDefinition(readJson(path.join(dir, 'remote.json')));
  return { name: definition.name, dir, version, reads, definition };
}

/**
 * The app in a folder.
 *
 * @throws Error when the folder is not an app of this workspace
 */
export function appIn(dir: string): App {
  const app = readApps().find((candidate) => candidate.dir === path.resolve(dir));
  if (!app) throw new Error(`${dir} is not a front-end app of this workspace.`);
  return app;
}

/** The shell and every `mfe-*` folder, the shell first. */
export function readApps(): App[] {
  const folders = readdirSync(ROOT);
  const remotes = folders.filter((folder) => folder.startsWith('mfe-')).sort();
  return [...folders.filter((folder) => folder === 'shell'), ...remotes].map(readApp);
}
