import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Compilation, Configuration } from 'webpack';
import type {} from 'webpack-dev-server';
import { hashInputs } from './inputs';
import { ChunkIntegrityPlugin } from './integrity-plugin';
import { sharedPolicy } from './shared-policy';
import { readApps, ROOT, type App } from './workspace';

const require = createRequire(import.meta.url);
/** Chunks that do not arrive count as failed after this long, in milliseconds. */
const CHUNK_TIMEOUT_MS = 10_000;

// The router's package leads to its development build only; the production one, without warnings
// for developers, lies beside it.
const routerFiles = path.join(ROOT, 'node_modules/react-router/dist/production');
const slimRouter = {
  'react-router$': path.join(routerFiles, 'index.mjs'),
  'react-router/dom$': path.join(routerFiles, 'dom-export.mjs'),
};

const isProduction = () => process.env['NODE_ENV'] !== 'development';

function scriptRule() {
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

function styleRule(prefix: string) {
  const modules = {
    auto: true,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    // Short in production: the names stand in the scripts as well.
    localIdentName: isProduction()
      ? `${prefix}-[hash:base64:4]`
      : `${prefix}-[local]-[hash:base64:5]`,
  };
  return {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      { loader: require.resolve('css-loader'), options: { modules } },
    ],
  };
}

/** What shell and remotes have in common. The app's name in CSS classes keeps two apps apart. */
function baseConfig(app: App, uniqueName: string): Configuration {
  return {
    name: app.name,
    context: app.dir,
    mode: isProduction() ? 'production' : 'development',
    devtool: isProduction() ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: isProduction() ? slimRouter : {},
    },
    module: {
      strictExportPresence: true,
      rules: [
        scriptRule(),
        styleRule(app.name),
        { test: /\.(svg|woff2)$/, type: 'asset/resource' },
      ],
    },
    output: {
      path: path.join(app.dir, 'dist'),
      clean: true,
      uniqueName,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      // A module that throws while it loads is not kept half-loaded: the next try runs it anew.
      strictModuleExceptionHandling: true,
    },
    optimization: {
      // A small constant put into another module stays there in the build cache when it changes.
      inlineExports: false,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 5, ecma: 2022 }, mangle: true },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(ROOT, 'node_modules/.cache/webpack'),
      name: `${app.name}-${isProduction() ? 'production' : 'development'}`,
      buildDependencies: {
        preset: [import.meta.filename, path.join(import.meta.dirname, 'integrity-plugin.ts')],
      },
    },
    stats: 'errors-warnings',
  };
}

function appIn(dir: string): App {
  const app = readApps().find((candidate) => candidate.dir === path.resolve(dir));
  if (!app) throw new Error(`${dir} is not a front-end app of this workspace.`);
  return app;
}

/** The global name of a remote's container: one per version, so that two never mix in a tab. */
export function containerName(app: App, hash = hashInputs(app)): string {
  return `mfe_${app.name}_${app.version}_${hash}`.replace(/[^a-z0-9]/gi, '_');
}

/** A remote on its own dev server, for a shell on another port of this machine. */
function devServer(): Configuration['devServer'] {
  const port = Number(process.env['DEV_PORT'] ?? 4100);
  return {
    port,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    // The shell's React is the production build, which knows no Fast Refresh: reload the page.
    hot: false,
    liveReload: true,
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
    static: false,
  };
}

/**
 * The whole webpack configuration of a remote: it exposes `./module` and takes everything shared
 * from the shell.
 *
 * @param dir - the remote's folder, with its remote.json
 * @example export default remoteConfig(import.meta.dirname);
 */
export function remoteConfig(dir: string): Configuration {
  const app = appIn(dir);
  const container = isProduction() ? containerName(app) : `mfe_${app.name}_dev`;
  const base = baseConfig(app, container);
  return {
    ...base,
    entry: {},
    devServer: isProduction() ? undefined : devServer(),
    output: {
      ...base.output,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes: { './module': './src/module' },
        shared: sharedPolicy(ROOT, 'remote'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      // A dev server's files change while the page is open.
      isProduction() && new ChunkIntegrityPlugin(),
    ],
  };
}

/**
 * A page of its own, outside of shell and remotes, for development only.
 *
 * @param dir - the page's folder, with its main.tsx
 * @param name - names its classes and its build cache
 * @example export default pageConfig(import.meta.dirname, 'gallery');
 */
export function pageConfig(dir: string, name: string): Configuration {
  return {
    ...baseConfig({ name, dir, version: '0' }, name),
    entry: './main.tsx',
    devServer: { port: Number(process.env['DEV_PORT'] ?? 4200), client: { overlay: false } },
    plugins: [
      new MiniCssExtractPlugin(),
      new HtmlWebpackPlugin({ title: `Clearcoat ${name}`, scriptLoading: 'defer' }),
    ],
  };
}

/**
 * What every page needs, public ones included: one file, because a few large ones compress better
 * and arrive sooner than a dozen small ones.
 */
const BASE_MODULES =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]|packages[\\/](api-client[\\/]src|sdk[\\/]src[\\/](?!query|rules)|ui[\\/]src[\\/]((site|icons|base)[\\/]|theme[\\/]mode))/;

/** A chunk's scripts and style sheets, as addresses. */
const filesOf = ({ namedChunks }: Compilation, name: string) =>
  [...(namedChunks.get(name)?.files ?? [])].map((file) => `/${file}`);

/**
 * The shell's configuration: it provides everything shared and knows no remote at build time.
 *
 * @param dir - the shell's folder
 */
export function shellConfig(dir: string): Configuration {
  const base = baseConfig(appIn(dir), 'shell');
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: {
      ...base.output,
      publicPath: '/',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          base: { name: 'base', test: BASE_MODULES, chunks: 'all', enforce: true, priority: 10 },
        },
      },
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        scriptLoading: 'defer',
        templateParameters: (compilation) => ({ base: filesOf(compilation, 'base') }),
      }),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedPolicy(ROOT, 'shell'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          asyncStartup: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  };
}
