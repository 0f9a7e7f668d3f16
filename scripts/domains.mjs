/** Which folders and tests belong to a domain: a remote, a module of the services, or a package. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './bootstrap.mjs';

/** The browser tests of a domain, by their names in e2e/journeys and e2e/conformance. */
const BROWSER_TESTS = {
  assistant: ['assistant'],
  auth: ['session'],
  business: ['settings', 'import'],
  crm: ['contacts', 'import', 'large-list', 'nothing-lost'],
  demo: ['session'],
  insights: ['dashboard', 'revenue', 'settings', 'account', 'platform'],
  marketing: ['public'],
  notifications: ['layout'],
  'platform-admin': ['platform'],
  scheduling: ['appointments', 'first-day', 'nothing-lost'],
  shell: ['layout', 'session', 'client'],
};

/** What any domain can break: who may see what, what every route takes, patches and pages. */
const HOUSE_WIDE = ['services/test/security', 'services/test/http', 'scripts'];

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

/** The folders of a domain: its remote, its module, or its package. */
export const foldersOf = (domain) =>
  [
    domain === 'shell' ? 'shell' : `mfe-${domain}`,
    `services/src/modules/${domain}`,
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

function specsIn(folder) {
  return readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.spec\.(ts|tsx|mjs)$/.test(file) && !file.includes('node_modules/'));
}

export const specsOf = (domain) => foldersOf(domain).flatMap(specsIn);
export const houseWideSpecs = () => HOUSE_WIDE.flatMap(specsIn);
