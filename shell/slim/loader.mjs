/**
 * Takes out of two libraries what this product never runs, before the minifier sees them
 * (docs/decisions/0004). A stand-in must offer the names of what it replaces, or the build fails.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ours = (file) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

function replace(source, pattern, replacement) {
  if (!source.match(pattern)) throw new Error(`${pattern} is no longer there.`);
  return source.replace(pattern, replacement);
}

/**
 * Unused components go: making one has no effect, which the minifier cannot know. So does the
 * prefetching of links, which exists only with the router's own server.
 */
function slimRouter(source) {
  if (!source.includes('usePrefetchBehavior')) return source;
  const pure = replace(
    source,
    /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
    '= /* @__PURE__ */ $1',
  );
  // A name for developers' tools would keep what nobody uses.
  const unnamed = replace(pure, /^\w+\.displayName = "\w+";$/gm, '');
  const noPrefetch = replace(
    unnamed,
    /function usePrefetchBehavior\(.*?\n}\n/s,
    'const usePrefetchBehavior = () => [false, null, {}];\n',
  );
  return replace(noPrefetch, /return shouldPrefetch && !isAbsolute \?/, 'return false ?');
}

const STEPS = [
  [/react-router[\\/]dist[\\/]production[\\/]chunk-.*\.mjs$/, slimRouter],
  [/runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/, () => ours('semver.mjs')],
  [
    /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
    () => ours('snapshots.mjs'),
  ],
  [/runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/, () => ours('snapshots.mjs')],
];

/** Matches the files that this loader knows. */
export const slimmed = STEPS.map(([file]) => file);

export default function slim(source) {
  const [, step] = STEPS.find(([file]) => file.test(this.resourcePath));
  return step(source);
}
