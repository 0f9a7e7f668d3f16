import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, classNamesRule, HASHED_NAME, scriptRule } from './preset-base';
import { rendererOf } from './prerender';
import type { App } from './workspace';

/** Addresses of the shell's files, as in its own configuration. */
const SHELL_FILES = { publicPath: '/', filename: `assets/${HASHED_NAME}[ext]` };

const assetRule = (generator: object) => ({
  test: /\.(svg|webp|woff2)$/,
  type: 'asset/resource',
  generator: { emit: false, ...generator },
});

/**
 * Configuration that builds `src/prerender.tsx` for Node: the same class names and file addresses
 * as the browser's build, without shared packages.
 *
 * @param publicPath - where the app's files will be published
 */
export function prerenderConfig(app: App, publicPath: string): Configuration {
  const base = baseConfig(app, `prerender_${app.name}`);
  const own = `${app.dir}${path.sep}`;
  const file = rendererOf(app);
  return {
    ...base,
    name: `${app.name} as text`,
    devtool: false,
    target: 'node20',
    entry: './src/prerender.tsx',
    module: {
      ...base.module,
      rules: [
        scriptRule(),
        // The kit's style sheets and images are the shell's.
        { ...classNamesRule(app.name), include: own },
        { ...classNamesRule('shell'), exclude: own },
        { ...assetRule({}), include: own },
        { ...assetRule(SHELL_FILES), exclude: own },
      ],
    },
    output: {
      path: path.dirname(file),
      filename: path.basename(file),
      library: { type: 'commonjs2' },
      publicPath,
      assetModuleFilename: `${HASHED_NAME}[ext]`,
    },
    optimization: { minimize: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    cache: { ...(base.cache as object), type: 'filesystem', name: `${app.name}-prerender` },
  };
}
