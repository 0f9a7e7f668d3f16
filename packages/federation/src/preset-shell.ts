import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compilation, Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { appIcons } from './app-icons';
import { baseConfig, HASHED_NAME } from './preset-base';
import { sharedPolicy } from './shared-policy';
import { appIn, ROOT } from './workspace';

const require = createRequire(import.meta.url);

/**
 * Modules that every page needs, public ones included. One file, because a few large files
 * compress and arrive better than a dozen small ones.
 */
const BASE_MODULES =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]|packages[\\/](api-client[\\/]src[\\/](?!answers)|sdk[\\/]src[\\/](?!offline|query|rules)|ui[\\/]src[\\/]((site|icons|base)[\\/]|theme[\\/]mode))/;

/** The two shared entries have modules in common, and a page of the app loads both. */
const QUERY_MODULES = /packages[\\/]sdk[\\/]src[\\/](offline|query)[\\/]/;

/** URLs of a chunk's scripts and style sheets. */
const filesOf = ({ namedChunks }: Compilation, name: string) =>
  [...(namedChunks.get(name)?.files ?? [])].map((file) => `/${file}`);

const NAME = 'BesideThePage';
const FAVICON = 'src/favicon.svg';
const COPIED = ['src/offline/service-worker.js', 'src/install/app.webmanifest'];

/** Files beside the page, by name. */
const besideThePage = async (dir: string): Promise<[string, string | Buffer][]> => [
  ...COPIED.map((file): [string, string] => [
    path.basename(file),
    readFileSync(path.join(dir, file), 'utf8'),
  ]),
  ...Object.entries(await appIcons(readFileSync(path.join(dir, FAVICON), 'utf8'))),
];

/**
 * Files with fixed names that nothing imports: the service worker, and the manifest and icons of
 * the installed app.
 *
 * @param dir - the shell's folder
 */
function filesBeside(dir: string): WebpackPluginInstance {
  return {
    apply({ hooks, webpack: { Compilation, sources } }: Compiler) {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.fileDependencies.addAll(
          [FAVICON, ...COPIED].map((file) => path.join(dir, file)),
        );
        const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
        compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
          for (const [name, content] of await besideThePage(dir)) {
            compilation.emitAsset(name, new sources.RawSource(content));
          }
        });
      });
    },
  };
}

/** Inline scripts of the page. */
const inlineScriptRule = {
  test: /(first-theme|early-input)\.js$/,
  type: 'asset/source',
  loader: require.resolve('swc-loader'),
  options: { minify: true, jsc: { target: 'es2022', minify: { compress: true, mangle: true } } },
};

/**
 * Configuration of the shell, which provides everything shared and knows no remote at build time.
 *
 * @param dir - the shell's folder
 */
export function shellConfig(dir: string): Configuration {
  const base = baseConfig(appIn(dir), 'shell');
  return {
    ...base,
    entry: { main: './src/main.ts' },
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), inlineScriptRule],
    },
    output: {
      ...base.output,
      publicPath: '/',
      filename: `assets/${HASHED_NAME}.js`,
      chunkFilename: `assets/${HASHED_NAME}.js`,
      assetModuleFilename: `assets/${HASHED_NAME}[ext]`,
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          base: { name: 'base', test: BASE_MODULES, chunks: 'all', enforce: true, priority: 10 },
          query: { name: 'query', test: QUERY_MODULES, chunks: 'async', enforce: true },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      filesBeside(dir),
      new MiniCssExtractPlugin({ filename: `assets/${HASHED_NAME}.css` }),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        favicon: `./${FAVICON}`,
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
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
    ],
  };
}
