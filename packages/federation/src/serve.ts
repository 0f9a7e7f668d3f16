import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type DevServer from 'webpack-dev-server';
import { readApps, ROOT } from './workspace';

async function serveFolder(dir: string): Promise<DevServer> {
  process.env['NODE_ENV'] = 'development';
  const file = pathToFileURL(path.join(dir, 'webpack.config.mjs')).href;
  const { default: config } = (await import(file)) as { default: Configuration };
  const [{ default: webpack }, { default: Server }] = await Promise.all([
    import('webpack'),
    import('webpack-dev-server'),
  ]);
  const server = new Server(config.devServer ?? {}, webpack(config));
  await server.start();
  return server;
}

/** Serves the component gallery of the ui kit and prints its address. */
export async function serveGallery(): Promise<void> {
  const { options } = await serveFolder(path.join(ROOT, 'packages/ui/gallery'));
  process.stdout.write(`The component gallery is at http://localhost:${options.port}\n`);
}

/**
 * Serves one remote in development mode; a shell on this machine loads it with
 * `?mfe=<name>@<address>`.
 *
 * @param name - the remote
 * @throws Error when there is no such remote
 */
export async function serve(name: string): Promise<void> {
  const app = readApps().find((candidate) => candidate.definition?.name === name);
  if (!app) throw new Error(`There is no remote called ${name}.`);
  await serveFolder(app.dir);
}
