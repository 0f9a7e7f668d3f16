/**
 * Shell and remotes as one application without federation, as a baseline for the federated build.
 * Not shipped.
 */
import path from 'node:path';
import webpack from 'webpack';
import { shellConfig } from '@clearcoat/federation/preset';
import { registry } from './registry.mjs';

const HERE = import.meta.dirname;
const SHELL = path.resolve(HERE, '../../shell');
const STAND_INS = { './runtime': 'runtime.ts', './registry-client': 'registry-client.ts' };

const base = shellConfig(SHELL);
const isFederation = (plugin) => plugin.constructor.name === 'ModuleFederationPlugin';

/** Replaces the two files of the shell that know of federation. */
const standIns = new webpack.NormalModuleReplacementPlugin(
  /(^\.|\/federation)\/(runtime|registry-client)$/,
  (resource) => {
    const name = `./${path.basename(resource.request)}`;
    if (resource.context.startsWith(SHELL)) resource.request = path.join(HERE, STAND_INS[name]);
  },
);

export default {
  ...base,
  name: 'one-app',
  entry: { main: path.join(HERE, 'main.ts') },
  output: { ...base.output, path: path.join(HERE, 'dist') },
  optimization: {
    ...base.optimization,
    splitChunks: { chunks: 'all', cacheGroups: base.optimization.splitChunks.cacheGroups },
  },
  plugins: [
    ...base.plugins.filter((plugin) => !isFederation(plugin)),
    standIns,
    new webpack.DefinePlugin({ REGISTRY: JSON.stringify(registry) }),
  ],
  cache: { ...base.cache, name: 'one-app' },
};
