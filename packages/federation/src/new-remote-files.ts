/** Files of a new remote, and its browser test. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { filesIn } from './files';
import type { RemoteDefinition } from './remote-definition';
import { ROOT } from './workspace';

const TEMPLATE = path.join(import.meta.dirname, '../template');
const JOURNEY = path.join(import.meta.dirname, '../journey.spec.ts.template');
/** Formatter configuration of this repository, even for a remote in another workspace. */
const STYLE = path.join(import.meta.dirname, '../../../.oxfmtrc.json');
const SUFFIX = '.template';

const inRoot = (...names: string[]) => path.join(ROOT, ...names);
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;

const versionOf = (manifest: string) => (readJson(manifest) as { version: string }).version;
const installedVersion = (name: string) => versionOf(inRoot('node_modules', name, 'package.json'));

function wordsOf(definition: RemoteDefinition): Record<string, string> {
  const [entry] = definition.sidebar;
  return {
    name: definition.name,
    path: entry?.path ?? '',
    label: entry?.label ?? '',
    labelText: JSON.stringify(entry?.label ?? ''),
    Page: pascalCase(definition.name),
    query: installedVersion('@tanstack/react-query'),
    apiClient: versionOf(inRoot('packages/api-client/package.json')),
    react: installedVersion('react'),
    federation: versionOf(inRoot('packages/federation/package.json')),
    sdk: versionOf(inRoot('packages/sdk/package.json')),
    ui: versionOf(inRoot('packages/ui/package.json')),
    testing: versionOf(inRoot('packages/testing/package.json')),
  };
}

/** 'work-orders' → 'WorkOrders' */
const pascalCase = (name: string) =>
  name.replace(/(?:^|-)(.)/g, (_whole, letter: string) => letter.toUpperCase());

/** A template's text or path with its placeholders filled in. */
function filled(text: string, words: Record<string, string>): string {
  return text.replace(/__([A-Za-z]+)__/g, (whole, word: string) => words[word] ?? whole);
}

async function writeFormatted(file: string, text: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  const style = readJson(STYLE) as FormatConfig;
  writeFileSync(file, (await format(file, text, style)).code);
}

/** Writes the files of a remote. @returns them, by their paths in its folder */
export async function writeFolder(folder: string, definition: RemoteDefinition): Promise<string[]> {
  const words = wordsOf(definition);
  const written = ['remote.json'];
  await writeFormatted(inRoot(folder, 'remote.json'), JSON.stringify(definition));
  for (const template of filesIn(TEMPLATE)) {
    const file = filled(template.slice(0, -SUFFIX.length), words);
    const text = filled(readFileSync(path.join(TEMPLATE, template), 'utf8'), words);
    await writeFormatted(inRoot(folder, file), text);
    written.push(file);
  }
  return written.sort();
}

/**
 * Adds the page to those that the crawler and the pictures visit, and a journey.
 *
 * @returns the journey's file
 */
export async function addToBrowserTests(definition: RemoteDefinition): Promise<string[]> {
  const routes = inRoot('e2e/support/routes.json');
  if (!existsSync(routes)) return [];
  const words = wordsOf(definition);
  const known = readJson(routes) as { app: string[] };
  const app = [...known.app, words['path']];
  await writeFormatted(routes, JSON.stringify({ ...known, app }));
  const journey = `e2e/journeys/${definition.name}.spec.ts`;
  await writeFormatted(inRoot(journey), filled(readFileSync(JOURNEY, 'utf8'), words));
  return [journey];
}
