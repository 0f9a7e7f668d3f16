import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import type {} from 'webpack-dev-server';
import { hashInputs } from './inputs';
import { ChunkIntegrityPlugin } from './integrity-plugin';
import { baseConfig, HASHED_NAME, isProduction } from './preset-base';
import { sharedPolicy } from './shared-policy';
import { appIn, ROOT, type App } from './workspace';

/** Global name of a remote's container: unique per version, so that two never mix in a tab. */
export function containerName(app: App, hash = hashInputs(app)): string {
  return `mfe_${app.name}_${app.version}_${hash}`.replace(/[^a-z0-9]/gi, '_');
}

/** Dev server of one remote, for a shell on another port of this machine. */
function devServer(): Configuration['devServer'] {
  const port = Number(process.env['DEV_PORT'] ?? 4100);
  return {
    port,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    // The shell's React is the production build, which lacks Fast Refresh, so the page reloads.
    hot: false,
    liveReload: true,
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
    static: false,
  };
}

/**
 * Webpack configuration of a remote, which exposes `./module` and gets everything shared from the
 * shell.
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
      filename: `${HASHED_NAME}.js`,
      chunkFilename: `${HASHED_NAME}.js`,
      assetModuleFilename: `${HASHED_NAME}[ext]`,
    },
    plugins: [
      ...(base.plugins ?? []),
      new MiniCssExtractPlugin({ filename: `${HASHED_NAME}.css` }),
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
      // Files of a dev server change while the page is open.
      isProduction() && new ChunkIntegrityPlugin(),
    ],
  };
}

/**
 * Configuration of a standalone page for development only, outside of shell and remotes.
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

export { shellConfig } from './preset-shell';
