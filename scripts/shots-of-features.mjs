/**
 * Screenshots on the features page: screen, start element, width, and the sources that render it.
 * A picture is stale if its sources have changed; `npm run shots -- --public` retakes all of them.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { ROOT } from './bootstrap.mjs';

export const FOLDER = path.join(ROOT, 'mfe-marketing/src/features');
const DIGESTS = path.join(FOLDER, 'pictures.json');

export const PICTURES = {
  customers: { route: '/contacts', from: 'table', width: 900, sources: ['mfe-crm/src/contacts'] },
  calendar: {
    route: '/appointments?view=day&date=:day',
    from: 'main [role=group][aria-label]',
    width: 950,
    sources: ['mfe-scheduling/src/calendar'],
  },
  job: {
    route: '/appointments/:job',
    sources: ['job', 'photos', 'checklist'].map((folder) => `mfe-scheduling/src/${folder}`),
  },
  route: { route: '/appointments/route?date=:day', sources: ['mfe-scheduling/src/route'] },
  revenue: { route: '/revenue', sources: ['mfe-insights/src/revenue'] },
  assistant: {
    route: '/dashboard',
    sources: ['mfe-assistant/src/panel', 'mfe-assistant/src/conversation'],
  },
  phone: {
    route: '/dashboard',
    sources: ['mfe-insights/src/dashboard', 'mfe-scheduling/src/appointments'],
  },
};

/** Components and styles, which decide a screen's looks. */
const DRAWS = /\.(tsx|css)$/;

const filesOf = (folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .filter((name) => DRAWS.test(name) && !name.includes('.spec.'))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')));

/** A source without its comments and its layout, which no picture shows. */
function codeOf(file) {
  const loader = path.extname(file).slice(1);
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  return transformSync(source, { loader, jsx: 'preserve', minifyWhitespace: true }).code;
}

/** Digest of the sources that render a picture's screen. */
function digestOf({ sources }) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf).sort()) {
    hash.update(file).update(codeOf(file));
  }
  return hash.digest('hex').slice(0, 16);
}

export const digests = () =>
  Object.fromEntries(Object.entries(PICTURES).map(([name, picture]) => [name, digestOf(picture)]));

/** Pictures whose sources have changed since they were taken. */
export function stalePictures() {
  const taken = JSON.parse(readFileSync(DIGESTS, 'utf8'));
  return Object.entries(digests())
    .filter(([name, digest]) => taken[name] !== digest)
    .map(([name]) => name);
}

export { DIGESTS };
