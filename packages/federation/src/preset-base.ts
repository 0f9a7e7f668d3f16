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
/** A build is not taken from the cache when one of these has changed. */
const PRESET = [
  'preset-base.ts',
  'preset.ts',
  'preset-shell.ts',
  'preset-prerender.ts',
  'integrity-plugin.ts',
  'error-texts.mjs',
  'runtime-log.mjs',
];
/** Of the hash as much as git takes: the first page carries that of every chunk, and no two letters compress. */
export const HASHED_NAME = '[name].[contenthash:7]';
/** Chunks that do not arrive count as failed after this long, in milliseconds. */
const CHUNK_TIMEOUT_MS = 10_000;

// The router's package leads to its development build only; the production one, without warnings
// for developers, lies beside it.
const routerFiles = path.join(ROOT, 'node_modules/react-router/dist/production');
const slimRouter = {
  'react-router$': path.join(routerFiles, 'index.mjs'),
  'react-router/dom$': path.join(routerFiles, 'dom-export.mjs'),
};

// What these packages lead to only asks React's developer tools whether the build is the production one.
const reactDom = path.join(ROOT, 'node_modules/react-dom/cjs');
const slimReactDom = {
  'react-dom$': path.join(reactDom, 'react-dom.production.js'),
  'react-dom/client$': path.join(reactDom, 'react-dom-client.production.js'),
};

export const isProduction = () => process.env['NODE_ENV'] !== 'development';

/** A source as the repository names it. */
const sourceOf = ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
  path.isAbsolute(absoluteResourcePath)
    ? path.relative(ROOT, absoluteResourcePath)
    : absoluteResourcePath;

export function scriptRule() {
  const jsc = {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    // Never the development transform: the shell's React is the production one.
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
  // Short in production: the names stand in the scripts as well.
  localIdentName: isProduction()
    ? `${prefix}-[hash:base64:4]`
    : `${prefix}-[local]-[hash:base64:5]`,
});

/** Style sheets where there is no page: of them only the names of the classes. */
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

/** Nothing in the files names the maps, and the sources themselves are not in them: places are all they tell. */
function devtool(): Configuration['devtool'] {
  if (!isProduction()) return 'cheap-module-source-map';
  return hasMaps() ? 'hidden-nosources-source-map' : false;
}

/** What of the federation runtime each app would have a copy of, and what takes its place: its sentences about errors, and its log. */
const STAND_INS: [RegExp, string][] = [
  [/error-codes[\\/]dist[\\/]desc\.mjs$/, 'error-texts.mjs'],
  [/sdk[\\/]dist[\\/]logger\.js$/, 'runtime-log.mjs'],
];

/** What shell and remotes have in common. The app's name in CSS classes keeps two apps apart. */
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
      // A module that throws while it loads is not kept half-loaded: the next try runs it anew.
      strictModuleExceptionHandling: true,
    },
    optimization: {
      // A small constant put into another module stays there in the build cache when it changes.
      inlineExports: false,
      // Both are native and work on threads of their own: a process for each would only cost its start.
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
