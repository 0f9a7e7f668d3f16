/** Takes out of the router what this product never runs, before the minifier sees it (docs/decisions/0004). */

/** Matches the files that this loader knows. */
export const slimmed = /react-router[\\/]dist[\\/]production[\\/]chunk-.*\.mjs$/;

function replace(source, pattern, replacement) {
  if (!source.match(pattern)) throw new Error(`${pattern} is no longer there.`);
  return source.replace(pattern, replacement);
}

/**
 * Unused components go: making one has no effect, which the minifier cannot know. So does the
 * prefetching of links, which exists only with the router's own server.
 */
export default function slim(source) {
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
