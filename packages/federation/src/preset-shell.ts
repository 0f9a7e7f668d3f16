import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Configuration } from 'webpack';
import { baseConfig } from './preset-base';
import { sharedPolicy } from './shared-policy';
import { appIn, ROOT } from './workspace';

/**
 * What every page needs, public ones included: one file, because a few large ones compress better
 * and arrive sooner than a dozen small ones.
 */
const BASE_MODULES =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]|packages[\\/](api-client[\\/]src|sdk[\\/]src[\\/](?!query|rules)|ui[\\/]src[\\/]((site|icons|base)[\\/]|theme[\\/]mode))/;

/** A chunk's scripts and style sheets, as addresses. */
const filesOf = ({ namedChunks }: Compilation, name: string) =>
  [...(namedChunks.get(name)?.files ?? [])].map((file) => `/${file}`);

/** A script that runs by itself before anything is drawn; the minifier must not change its name any more. */
function firstThemeRule(dir: string) {
  const source = readFileSync(path.join(dir, 'src/first-theme.js'));
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const filename = `assets/first-theme.${hash}.js`;
  return { test: /first-theme\.js$/, type: 'asset/resource', generator: { filename } };
}

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
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), firstThemeRule(dir)],
    },
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
      ...(base.plugins ?? []),
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        favicon: './src/favicon.svg',
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
