/** Which folders and tests belong to a domain: a remote, a module of the services, or a package. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './bootstrap.mjs';

/**
 * The browser tests of a domain, by their names in e2e/journeys and e2e/conformance. Of a package, which is on
 * every screen, the ones that use the most of it.
 */
const BROWSER_TESTS = {
  'api-client': ['client', 'nothing-lost'],
  assistant: ['assistant'],
  auth: ['session'],
  business: ['settings', 'import'],
  crm: ['contacts', 'vehicles', 'import', 'large-list', 'nothing-lost'],
  demo: ['session'],
  insights: ['dashboard', 'revenue', 'settings', 'account', 'platform'],
  marketing: ['public'],
  notifications: ['layout'],
  'platform-admin': ['platform'],
  scheduling: ['appointments', 'calendar', 'first-day', 'nothing-lost', 'without-line'],
  sdk: ['layout', 'session', 'dashboard'],
  shell: ['layout', 'session', 'client'],
  ui: ['contacts', 'appointments', 'settings'],
};

/** Specs that any document can break: of patches and pages that name each other and tests. */
const DOCUMENTS = ['scripts'];
/** What any domain can break besides: who may see what, what every route takes. */
const HOUSE_WIDE = [...DOCUMENTS, 'services/test/security', 'services/test/http'];
/** Found by folder and not by imports. */
const MIGRATIONS = 'services/src/migrations/';
const MIGRATED = ['services/src/platform/database', 'services/test/read-models'];

const folders = (parent, prefix = '') =>
  readdirSync(path.join(ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(prefix))
    .map((entry) => entry.name.slice(prefix.length));

/** Every name that `npm run check` takes. */
export const domains = () =>
  [
    ...new Set([
      'shell',
      ...folders('.', 'mfe-'),
      ...folders('services/src/modules'),
      ...folders('packages'),
    ]),
  ].sort();

/** The folders of a domain: its remote, its module with what it reads, or its package. */
export const foldersOf = (domain) =>
  [
    domain === 'shell' ? 'shell' : `mfe-${domain}`,
    `services/src/modules/${domain}`,
    `services/content/${domain}`,
    `packages/${domain}`,
  ].filter((folder) => existsSync(path.join(ROOT, folder)));

/** The domain in whose folders a file lies, if in any. */
export const domainOf = (file) =>
  domains().find((domain) => foldersOf(domain).some((folder) => file.startsWith(`${folder}/`)));

export const browserTestsOf = (domain) =>
  ['journeys', 'conformance'].flatMap((kind) =>
    (BROWSER_TESTS[domain] ?? [])
      .map((name) => `e2e/${kind}/${name}.spec.ts`)
      .filter((file) => existsSync(path.join(ROOT, file))),
  );

/** Specs of a whole server have every file of it among what they import. */
const startsTheServer = (file) => file.endsWith('.db.spec.ts') || file.startsWith('services/test/');

const MODULES = 'services/src/modules';

/** The modules that use one of these, and can tell that it changed. */
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
 * The specs that a change can break, beside those of its domains.
 *
 * @param related - specs that import one of the files, by whatever way
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
