import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { contractVersion } from './contract';
import { claims } from './registry';
import { parseRemoteDefinition, type RemoteDefinition } from './remote-definition';
import { RESERVED_PATHS } from './reserved-paths';
import { readApps, ROOT } from './workspace';

const TEMPLATE = path.join(import.meta.dirname, '../template');
const SUFFIX = '.template';
const ORDER_STEP = 10;

/** What one may say about a new remote. */
export interface NewRemote {
  name: string;
  /** Stands in the sidebar; the name with a capital letter unless given. */
  label?: string | undefined;
  /** Where its pages begin; `/` and the name unless given. */
  path?: string | undefined;
}

const inRoot = (...names: string[]) => path.join(ROOT, ...names);
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;

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
  };
  return parseRemoteDefinition({
    name,
    contract: `^${contractVersion()}`,
    routes: [{ path: home, layout: 'app' }],
    sidebar: [entry],
    slots: [],
    budgetKb: 40,
    timeoutMs: 8000,
  });
}

const versionOf = (manifest: string) => (readJson(manifest) as { version: string }).version;
const installedVersion = (name: string) => versionOf(inRoot('node_modules', name, 'package.json'));

function wordsOf(definition: RemoteDefinition): Record<string, string> {
  const [slot] = definition.slots;
  const [entry] = definition.sidebar;
  return {
    name: definition.name,
    path: entry?.path ?? '',
    label: entry?.label ?? '',
    labelText: JSON.stringify(entry?.label ?? ''),
    slot: slot ?? '',
    slotImport: slot ? "import { HomeSlot } from './slots/HomeSlot';\n" : '',
    slotEntry: slot ? `slots: { '${slot}': HomeSlot },` : '',
    react: installedVersion('react'),
    federation: versionOf(inRoot('packages/federation/package.json')),
    sdk: versionOf(inRoot('packages/sdk/package.json')),
    ui: versionOf(inRoot('packages/ui/package.json')),
    testing: versionOf(inRoot('packages/testing/package.json')),
  };
}

function filled(text: string, words: Record<string, string>): string {
  return text.replace(/__([A-Za-z]+)__/g, (whole, word: string) => words[word] ?? whole);
}

async function writeFormatted(file: string, text: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  const style = await resolveConfig(path.join(TEMPLATE, 'package.json'));
  writeFileSync(file, await format(text, { ...style, filepath: file }));
}

async function writeFolder(folder: string, definition: RemoteDefinition): Promise<string[]> {
  const words = wordsOf(definition);
  const templates = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .filter((file) => words['slot'] !== '' || !file.includes(`slots${path.sep}`));
  for (const template of templates) {
    const text = filled(readFileSync(path.join(TEMPLATE, template), 'utf8'), words);
    await writeFormatted(inRoot(folder, template.slice(0, -SUFFIX.length)), text);
  }
  await writeFormatted(inRoot(folder, 'remote.json'), JSON.stringify(definition));
  return [...templates.map((file) => file.slice(0, -SUFFIX.length)), 'remote.json'].sort();
}

/** The lock names every workspace; all that this one needs is in it already. */
function addToLock(folder: string): void {
  const file = inRoot('package-lock.json');
  const lock = readJson(file) as { packages: Record<string, object> };
  const { private: _private, ...manifest } = readJson(inRoot(folder, 'package.json')) as {
    name: string;
    private: boolean;
  };
  const added = {
    ...lock.packages,
    [folder]: manifest,
    [`node_modules/${manifest.name}`]: { resolved: folder, link: true },
  };
  const packages = Object.fromEntries(
    Object.entries(added).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
}

function addToOwners(name: string): void {
  const file = inRoot('.github/CODEOWNERS');
  if (existsSync(file)) {
    appendFileSync(file, `\n${`/mfe-${name}/`.padEnd(36)} @clearcoat/${name}\n`);
  }
}

/** Its workflow is crm's with another name. */
function addWorkflow(name: string): void {
  const model = inRoot('.github/workflows/mfe-crm.yml');
  if (!existsSync(model)) return;
  const text = readFileSync(model, 'utf8').replace(/\bcrm\b/g, name);
  writeFileSync(inRoot(`.github/workflows/mfe-${name}.yml`), text);
}

function addAfter(file: string, block: RegExp, rename: (text: string) => string): void {
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(block, (model) => model + rename(model)),
  );
}

/** Its containers are crm's with another name; the image is the one that all apps are built with. */
function addToDeployment(name: string): void {
  const rename = (text: string) => text.replace(/\bcrm\b/g, name);
  addAfter(inRoot('docker-compose.yml'), /^ {2}crm-publish:\n[^]*?\n\n/m, rename);
  addAfter(inRoot('deploy/helm/clearcoat/values.yaml'), /^ *- \{ name: crm,.*\n/m, rename);
}

/**
 * Writes a new remote into the workspace: a page, its sidebar entry, a slot if one is free, tests,
 * its place in the lock, its owners, its workflow and its containers.
 *
 * @returns the folder, the files in it, and the slot it fills
 * @throws Error when the name or the path is taken
 */
export async function addRemote(
  wanted: NewRemote,
): Promise<{ folder: string; files: string[]; slot: string | undefined }> {
  const definition = defineNew(wanted);
  const folder = `mfe-${definition.name}`;
  const files = await writeFolder(folder, definition);
  addToLock(folder);
  addToOwners(definition.name);
  addWorkflow(definition.name);
  addToDeployment(definition.name);
  return { folder, files, slot: definition.slots[0] };
}
