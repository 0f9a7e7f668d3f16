import { existsSync } from 'node:fs';
import path from 'node:path';
import { contractVersion } from './contract';
import { addToDeployment, addToOwners, addWorkflow, linkPackage } from './new-remote-entries';
import { addToBrowserTests, writeFolder } from './new-remote-files';
import { claims } from './registry';
import { parseRemoteDefinition, type RemoteDefinition } from './remote-definition';
import { RESERVED_PATHS } from './reserved-paths';
import { readApps, ROOT } from './workspace';

const ORDER_STEP = 10;
/** Permission of the only API call of the new page. */
const PERMISSION = 'appointments:read';

/** Options of a new remote. */
export interface NewRemote {
  name: string;
  /** Sidebar label. Default: the name with a capital letter. */
  label?: string | undefined;
  /** Path of its pages. Default: `/` and the name. */
  path?: string | undefined;
}

const inRoot = (...names: string[]) => path.join(ROOT, ...names);

function capitalised(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function refuseWhatIsTaken(name: string, root: string, others: RemoteDefinition[]): void {
  if (existsSync(inRoot(`mfe-${name}`))) throw new Error(`There is a folder mfe-${name} already.`);
  const owner = others.find(({ routes }) =>
    routes.some(({ path: theirs }) => claims(theirs, root) || claims(root, theirs)),
  );
  if (owner) throw new Error(`${root} belongs to ${owner.name}. Choose another --path.`);
  if (root === '/' || RESERVED_PATHS.some((reserved) => claims(reserved, root))) {
    throw new Error(`${root} is the shell's. Choose another --path.`);
  }
}

function defineNew({ name, label, path: root }: NewRemote): RemoteDefinition {
  if (!/^[a-z][a-z0-9-]*$/.test(name) || name === 'shell') {
    throw new Error(
      'Say a name of small letters, digits and dashes, e.g. npm run new:remote -- orders',
    );
  }
  if (label !== undefined && !/^[^"<>{}&\\]+$/.test(label)) {
    throw new Error('A label is plain text, e.g. --label "Work orders"');
  }
  const home = root ?? `/${name}`;
  const others = readApps().flatMap(({ definition }) => definition ?? []);
  refuseWhatIsTaken(name, home, others);
  const orders = others
    .flatMap(({ sidebar }) => sidebar)
    .filter(({ section }) => section === 'main')
    .map(({ order }) => order);
  const entry = {
    section: 'main',
    label: label ?? capitalised(name),
    path: home,
    order: Math.max(0, ...orders) + ORDER_STEP,
    icon: 'circle',
    permission: PERMISSION,
  };
  return parseRemoteDefinition({
    name,
    contract: `^${contractVersion()}`,
    routes: [{ path: home, layout: 'app', permission: PERMISSION }],
    sidebar: [entry],
    slots: [],
    budgetKb: 40,
    timeoutMs: 8000,
  });
}

/**
 * Adds a new remote to the workspace: a page, its sidebar entry, tests, its place in the lock, its
 * owners, its workflow and its containers. It is linked into an installation that is up to date.
 *
 * @returns the folder, the files in it and its browser test
 * @throws Error when the name or the path is taken
 */
export async function addRemote(wanted: NewRemote): Promise<{ folder: string; files: string[] }> {
  const definition = defineNew(wanted);
  const folder = `mfe-${definition.name}`;
  const files = await writeFolder(folder, definition);
  linkPackage(folder);
  files.push(...(await addToBrowserTests(definition)));
  addToOwners(definition.name);
  addWorkflow(definition.name);
  addToDeployment(definition.name);
  return { folder, files };
}
