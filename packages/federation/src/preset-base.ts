import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { hasMaps } from './inputs';
import { MAPS } from './web-root';
import { ROOT, type App } from './workspace';

const require = createRequire(import.meta.url);
/** Files whose changes invalidate the build cache. */
const PRESET = [
  'preset-base.ts',
  'preset.ts',
  'preset-shell.ts',
  'preset-prerender.ts',
  'integrity-plugin.ts',
  'error-texts.mjs',
  'runtime-log.mjs',
];
/**
 * Short hash, like git's: the first page has the hash of every chunk, and hashes do not compress.
 */
export const HASHED_NAME = '[name].[contenthash:7]';
/** Timeout of a chunk, in milliseconds. */
const CHUNK_TIMEOUT_MS = 10_000;

// The package's exports resolve to the development build; the smaller production build is next to
// it.
const routerFiles = path.join(ROOT, 'node_modules/react-router/dist/production');
const slimRouter = {
  'react-router$': path.join(routerFiles, 'index.mjs'),
  'react-router/dom$': path.join(routerFiles, 'dom-export.mjs'),
};

// The packages' entries only check for the production build on behalf of React's developer tools.
const reactDom = path.join(ROOT, 'node_modules/react-dom/cjs');
const slimReactDom = {
  'react-dom$': path.join(reactDom, 'react-dom.production.js'),
  'react-dom/client$': path.join(reactDom, 'react-dom-client.production.js'),
};

export const isProduction = () => process.env['NODE_ENV'] !== 'development';

/** Repository path of a source. */
const sourceOf = ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
  path.isAbsolute(absoluteResourcePath)
    ? path.relative(ROOT, absoluteResourcePath)
    : absoluteResourcePath;

export function scriptRule() {
  const jsc = {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    // Never the development transform: the shell's React is the production build.
    transform: { react: { runtime: 'automatic', development: false } },
  };
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: { loader: require.resolve('swc-loader'), options: { jsc } },
  };
}

const classNames = (prefix: string) => ({
  auto: true,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  // Short in production, because the names are also in the scripts.
  localIdentName: isProduction()
    ? `${prefix}-[hash:base64:4]`
    : `${prefix}-[local]-[hash:base64:5]`,
});

/** Style sheets in Node builds: only the class names. */
export function classNamesRule(prefix: string) {
  const modules = { ...classNames(prefix), exportOnlyLocals: true };
  return {
    test: /\.css$/,
    use: [{ loader: require.resolve('css-loader'), options: { modules } }],
  };
}

function styleRule(prefix: string) {
  const modules = classNames(prefix);
  return {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      { loader: require.resolve('css-loader'), options: { modules } },
    ],
  };
}

/** The files do not reference the maps, and the maps do not contain the sources. */
function devtool(): Configuration['devtool'] {
  if (!isProduction()) return 'cheap-module-source-map';
  return hasMaps() ? 'hidden-nosources-source-map' : false;
}

/**
 * Replacements for parts of the federation runtime that each app would duplicate: its error texts
 * and its logger.
 */
const STAND_INS: [RegExp, string][] = [
  [/error-codes[\\/]dist[\\/]desc\.mjs$/, 'error-texts.mjs'],
  [/sdk[\\/]dist[\\/]logger\.js$/, 'runtime-log.mjs'],
];

/**
 * Configuration that shell and remotes share. The app's name in CSS classes keeps two apps apart.
 */
export function baseConfig(app: App, uniqueName: string): Configuration {
  return {
    name: app.name,
    context: app.dir,
    mode: isProduction() ? 'production' : 'development',
    devtool: devtool(),
    target: ['web', 'es2022'],
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: isProduction() ? { ...slimRouter, ...slimReactDom } : {},
    },
    module: {
      strictExportPresence: true,
      rules: [
        scriptRule(),
        styleRule(app.name),
        { test: /\.(svg|webp|woff2)$/, type: 'asset/resource' },
      ],
    },
    output: {
      path: path.join(app.dir, 'dist'),
      clean: true,
      uniqueName,
      ...(isProduction() && {
        sourceMapFilename: `${MAPS}/[base].map`,
        devtoolModuleFilenameTemplate: sourceOf,
      }),
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      // A module that throws while loading is not cached, so that a retry runs it again.
      strictModuleExceptionHandling: true,
    },
    optimization: {
      // An inlined constant of another module would stay stale in the build cache.
      inlineExports: false,
      // Both minifiers are native and multi-threaded, so a process for each would only cost its
      // start.
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          parallel: false,
          extractComments: false,
          terserOptions: { compress: { passes: 5, ecma: 2022 }, mangle: true },
        }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          parallel: false,
        }),
      ],
    },
    plugins: STAND_INS.map(
      ([file, standIn]) =>
        new webpack.NormalModuleReplacementPlugin(file, path.join(import.meta.dirname, standIn)),
    ),
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(ROOT, 'node_modules/.cache/webpack'),
      name: `${app.name}-${isProduction() ? 'production' : 'development'}${hasMaps() ? '-maps' : ''}`,
      buildDependencies: {
        preset: PRESET.map((file) => path.join(import.meta.dirname, file)),
      },
    },
    stats: 'errors-warnings',
  };
}
