/**
 * Bundles antd into one file for jest's web project, which would otherwise load some 1,500 files
 * for every test file. Built once for each version; packages that tests share with antd stay
 * external. The production build, because in tests antd gives everything one id and a tooltip
 * would name a dialog. Without style sheets, because jsdom has no layout and would match every
 * rule against every element of a role query.
 */
import { build } from 'esbuild';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MODULES = path.join(process.cwd(), 'node_modules');
const { version } = JSON.parse(readFileSync(path.join(MODULES, 'antd/package.json'), 'utf8'));
const PLACE = path.join(MODULES, '.cache/jest-antd');
export const ANTD = path.join(PLACE, `antd-${version}-unstyled.cjs`);
export const CSSINJS = path.join(PLACE, `cssinjs-${version}-unstyled.cjs`);
const SHARED = ['react', 'react-dom', 'dayjs'].flatMap((name) => [name, `${name}/*`]);

const LIST = /antd[\\/]lib[\\/]index\.js$/;
const REQUIRED = /^var (\w+) = _interopRequireDefault\(require\(("[^"]+")\)\);$/gm;

/** Evaluates a component on first use: most test files need a few of the seventy. */
const lazyComponents = {
  name: 'lazy components',
  setup(bundler) {
    bundler.onLoad({ filter: LIST }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll(
        REQUIRED,
        'var $1 = { get default() { return _interopRequireDefault(require($2)).default; } };',
      ),
    }));
  },
};

const WRITER = /@rc-component[\\/]util[\\/]lib[\\/]Dom[\\/]dynamicCSS\.js$/;

/** Replaces the style writers, whose sheets then belong to no document. */
const noStyleSheets = {
  name: 'no style sheets',
  setup(bundler) {
    bundler.onLoad({ filter: WRITER }, () => ({
      contents: `
        exports.injectCSS = exports.updateCSS = () => document.createElement('style');
        exports.removeCSS = exports.clearContainerCache = () => {};
      `,
    }));
  },
};

const bundle = (name, outfile, external) =>
  build({
    stdin: { contents: `module.exports = require('${name}')`, resolveDir: MODULES },
    outfile,
    bundle: true,
    format: 'cjs',
    mainFields: ['main'],
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [lazyComponents, noStyleSheets],
  });

/** Jest's `globalSetup`. */
export default async function bundleAntd() {
  if (existsSync(ANTD)) return;
  await bundle('@ant-design/cssinjs', CSSINJS, SHARED);
  await bundle('antd', ANTD, [...SHARED, '@ant-design/cssinjs']);
}
