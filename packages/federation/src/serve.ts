import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { readApps } from './workspace';

/**
 * Serves one remote in development mode; a shell on this machine takes it with
 * `?remote.<name>=<address>`.
 *
 * @param name - the remote
 * @throws Error when there is no such remote
 */
export async function serve(name: string): Promise<void> {
  process.env['NODE_ENV'] = 'development';
  const app = readApps().find((candidate) => candidate.definition?.name === name);
  if (!app) throw new Error(`There is no remote called ${name}.`);
  const file = pathToFileURL(path.join(app.dir, 'webpack.config.mjs')).href;
  const { default: config } = (await import(file)) as { default: Configuration };
  const [{ default: webpack }, { default: DevServer }] = await Promise.all([
    import('webpack'),
    import('webpack-dev-server'),
  ]);
  const server = new DevServer(config.devServer ?? {}, webpack(config));
  await server.start();
}
