/** Folders and tests of a domain: a remote, a module of the services, or a package. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './bootstrap.mjs';

/**
 * Browser tests of a domain beside those of its own name, by their names in e2e/journeys and
 * e2e/conformance. A package is on every screen, so the tests that use most of it are listed.
 */
const BROWSER_TESTS = {
  'api-client': ['client', 'nothing-lost'],
  auth: ['session'],
  business: ['settings', 'import'],
  crm: ['contacts', 'inbox', 'vehicles', 'import', 'large-list', 'nothing-lost'],
  demo: ['session'],
  insights: ['dashboard', 'revenue', 'settings', 'account', 'platform'],
  marketing: ['public'],
  messages: ['inbox', 'templates', 'texts'],
  notifications: ['layout'],
  'platform-admin': ['platform'],
  scheduling: ['appointments', 'calendar', 'first-day', 'nothing-lost', 'rain-day', 'without-line'],
  sdk: ['layout', 'session', 'dashboard'],
  shell: ['layout', 'session', 'client'],
  ui: ['contacts', 'appointments', 'settings'],
};

/**
 * Specs that any document can break: those of patches, and of pages that refer to each other and
 * to tests.
 */
const DOCUMENTS = ['scripts'];
/** Specs that any domain can break: permissions, and the inputs of every route. */
const HOUSE_WIDE = [...DOCUMENTS, 'services/test/security', 'services/test/http'];
/** Specs of migrations, which no code imports. */
const MIGRATIONS = 'services/src/migrations/';
const MIGRATED = ['services/src/platform/database', 'services/test/read-models'];

const folders = (parent, prefix = '') =>
  readdirSync(path.join(ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(prefix))
    .map((entry) => entry.name.slice(prefix.length));

/** Names that `npm run check` accepts. */
export const domains = () =>
  [
    ...new Set([
      'shell',
      ...folders('.', 'mfe-'),
      ...folders('services/src/modules'),
      ...folders('packages'),
    ]),
  ].sort();

/** Folders of a domain: its remote, its module and the data that module reads, or its package. */
export const foldersOf = (domain) =>
  [
    domain === 'shell' ? 'shell' : `mfe-${domain}`,
    `services/src/modules/${domain}`,
    `services/content/${domain}`,
    `packages/${domain}`,
  ].filter((folder) => existsSync(path.join(ROOT, folder)));

/** Domain of a file, or undefined. */
export const domainOf = (file) =>
  domains().find((domain) => foldersOf(domain).some((folder) => file.startsWith(`${folder}/`)));

export const browserTestsOf = (domain) =>
  ['journeys', 'conformance'].flatMap((kind) =>
    [...new Set([domain, ...(BROWSER_TESTS[domain] ?? [])])]
      .map((name) => `e2e/${kind}/${name}.spec.ts`)
      .filter((file) => existsSync(path.join(ROOT, file))),
  );

/** Specs that start a server import all of its files. */
const startsTheServer = (file) => file.endsWith('.db.spec.ts') || file.startsWith('services/test/');

const MODULES = 'services/src/modules';

/** Modules that import one of these, so that a change may break them. */
export function usersOf(chosen) {
  const isUser = (module) =>
    filesIn(`${MODULES}/${module}`)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
      .some((code) => chosen.some((name) => code.includes(`/${name}/index.js'`)));
  return folders(MODULES).filter(isUser);
}

export const isDocument = (file) => file.startsWith('docs/') || file.endsWith('.md');

/**
 * Specs that a change can break, besides those of its domains.
 *
 * @param related - specs that import one of the files, directly or indirectly
 */
export function specsOfChange(changed, related) {
  const modules = changed
    .filter((file) => file.startsWith(`${MODULES}/`))
    .map((file) => file.split('/')[3]);
  const servers = [
    ...usersOf(modules).map((module) => `${MODULES}/${module}`),
    ...(changed.some((file) => file.startsWith(MIGRATIONS)) ? MIGRATED : []),
  ];
  const platform = changed
    .filter((file) => file.startsWith('services/src/platform/'))
    .map((file) => path.posix.dirname(file));
  return [
    ...related.filter((file) => !startsTheServer(file) || changed.includes(file)),
    ...[...servers, ...platform].flatMap(specsIn),
  ];
}

function filesIn(folder) {
  return readdirSync(path.join(ROOT, folder), { recursive: true }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );
}

function specsIn(folder) {
  return filesIn(folder).filter(
    (file) => /\.spec\.(ts|tsx|mjs)$/.test(file) && !file.includes('node_modules/'),
  );
}

export const specsOf = (domain) => foldersOf(domain).flatMap(specsIn);
export const houseWideSpecs = () => HOUSE_WIDE.flatMap(specsIn);
export const documentSpecs = () => DOCUMENTS.flatMap(specsIn);
