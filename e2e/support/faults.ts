import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { Registry, RegistryRemote, RemoteVersion } from '@clearcoat/federation/registry';

/** Changes a version's files by name for one page; null removes a file. */
export type Change = (name: string, body: string) => string | null;

const digest = (algorithm: string, text: string) =>
  createHash(algorithm).update(text).digest('base64');

/** Changes the registry's answer, for this page only. */
export async function changeRegistry(
  page: Page,
  change: (registry: Registry) => Registry,
): Promise<void> {
  await page.route('**/registry/remotes.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Registry) });
  });
}

/** Changes remotes and the revision, as a real publication does. */
export function withRemotes(
  registry: Registry,
  change: (remote: RegistryRemote) => RegistryRemote,
): Registry {
  const remotes = registry.remotes.map(change);
  return { ...registry, remotes, revision: digest('sha256', JSON.stringify(remotes)) };
}

/** Changes one remote of the registry, for this page only. */
export const changeRemote = (
  page: Page,
  name: string,
  change: (remote: RegistryRemote) => RegistryRemote,
) =>
  changeRegistry(page, (registry) =>
    withRemotes(registry, (remote) => (remote.name === name ? change(remote) : remote)),
  );

/** Restores the published registry. */
export const restoreRegistry = (page: Page) => page.unroute('**/registry/remotes.json');

async function textOf(page: Page, url: string): Promise<string> {
  const answer = await page.request.get(url);
  if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}`);
  return answer.text();
}

/** Published files never change, so each worker fetches them once. */
const files = new Map<string, Promise<string>>();
function fileOf(page: Page, url: string): Promise<string> {
  const known = files.get(url) ?? textOf(page, url);
  files.set(url, known);
  return known;
}

export async function stableOf(page: Page, name: string): Promise<RemoteVersion> {
  const registry = JSON.parse(await textOf(page, '/registry/remotes.json')) as Registry;
  const remote = registry.remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`${name} is not published.`);
  return remote.stable;
}

/**
 * Publishes a modified version of a remote for this page only. It has changed files, new hashes in
 * the entry, its own container name and the entry's integrity. The changed code really runs, as if
 * its team had published it.
 */
export async function publishFor(
  page: Page,
  of: RemoteVersion,
  label: string,
  change: Change,
  place: { container?: string; folder?: string } = {},
): Promise<RemoteVersion> {
  const version = `${of.version}-${label}`;
  const container = place.container ?? `${of.container}_${label}`;
  const from = of.entry.replace('remoteEntry.js', '');
  const to = place.folder ?? from.replace(of.version, version);
  const rename = (text: string) => text.replaceAll(of.container, container);

  let entry = rename(await fileOf(page, of.entry));
  const files = new Map<string, string | null>();
  const named = [...entry.matchAll(/"([\w.]+\.(?:js|css))":"([^"]+)"/g)];
  await Promise.all(named.map(([, name = '']) => fileOf(page, `${from}${name}`)));
  for (const [, name = '', hash = ''] of named) {
    const body = rename(await fileOf(page, `${from}${name}`));
    const changed = change(name, body);
    files.set(name, changed);
    entry = entry.replace(hash, digest('sha256', changed ?? body));
  }
  const changedEntry = change('remoteEntry.js', entry);
  files.set('remoteEntry.js', changedEntry);

  await page.route(`${to}*`, (route) => answer(route, files));
  const integrity = `sha384-${digest('sha384', changedEntry ?? entry)}`;
  return { ...of, version, container, entry: `${to}remoteEntry.js`, integrity };
}

async function answer(route: Route, files: Map<string, string | null>): Promise<void> {
  const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
  const body = files.get(name);
  if (body === null || body === undefined) return route.fulfill({ status: 404, body: 'gone' });
  const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  await route.fulfill({ contentType, headers: { 'access-control-allow-origin': '*' }, body });
}

export type Mistake =
  | 'throws on evaluation'
  | 'throws on render'
  | 'throws in a slot'
  | 'has lost its pages';

const THROWS = '(()=>{throw new Error("Broken on purpose")})';

/** Code changes for each mistake. A minifier writes the module 5000 as 5e3. */
const mistakes: Record<Mistake, (code: string, module: string) => string> = {
  'throws on evaluation': (code, module) =>
    code.replace(new RegExp(`[{,]${module}\\([\\w,]*\\)\\{`), `$&${THROWS}();`),
  'throws on render': (code) =>
    code.replace(/\.then\(\(\)=>\w+\([\de]+\)\)/g, `.then(()=>({default:${THROWS}}))`),
  // The component stays, under an unused name.
  'throws in a slot': (code) => code.replace(/"(dashboard\.\w+)":/g, `"$1":${THROWS},"unused.$1":`),
  'has lost its pages': (code) => code,
};

/** Publishes a version with a mistake, for this page only. */
export async function publishMistake(
  page: Page,
  stable: RemoteVersion,
  mistake: Mistake,
): Promise<RemoteVersion> {
  const entry = await fileOf(page, stable.entry);
  const [, chunk, module = ''] =
    /"\.\/module":.{0,40}?\.e\((\d+)\).{0,40}?\w\((\d+)\)/.exec(entry) ?? [];
  if (!chunk) throw new Error(`${stable.entry} exposes nothing.`);
  return publishFor(page, stable, 'broken', (name, body) => {
    if (!name.endsWith('.js') || name === 'remoteEntry.js') return body;
    if (!name.startsWith(`${chunk}.`)) return mistake === 'has lost its pages' ? null : body;
    const changed = mistakes[mistake](body, module);
    if (changed === body && mistake !== 'has lost its pages') {
      throw new Error(`Nothing in ${name} to break: ${mistake}`);
    }
    return changed;
  });
}
