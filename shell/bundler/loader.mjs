/** Removes unused code from react-router before minification (docs/decisions/0004). */

/** Files that this loader slims. */
export const slimmed = /react-router[\\/]dist[\\/]production[\\/]chunk-.*\.mjs$/;

function replace(source, pattern, replacement) {
  if (!source.match(pattern)) throw new Error(`${pattern} is no longer there.`);
  return source.replace(pattern, replacement);
}

/**
 * Marks unused components as pure, which the minifier cannot know. Removes link prefetching, which
 * needs the router's own server.
 */
export default function slim(source) {
  if (!source.includes('usePrefetchBehavior')) return source;
  const pure = replace(
    source,
    /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
    '= /* @__PURE__ */ $1',
  );
  // // A `displayName` assignment keeps an unused component in the bundle.
  const unnamed = replace(pure, /^\w+\.displayName = "\w+";$/gm, '');
  const noPrefetch = replace(
    unnamed,
    /function usePrefetchBehavior\(.*?\n}\n/s,
    'const usePrefetchBehavior = () => [false, null, {}];\n',
  );
  return replace(noPrefetch, /return shouldPrefetch && !isAbsolute \?/, 'return false ?');
}
