/**
 * The release tool: `npm run mfe -- build|publish|up|serve|gallery|promote|canary|rollback|
 * list|can-i-deploy`.
 * Names of remotes may follow `build` and `publish`; without any, all are meant.
 */
import { CONTRACT_VERSION } from '../../sdk/src/remote/contract-version';
import { buildChanged } from './build';
import { publish } from './publish';
import { serve, serveGallery } from './serve';
import { canary, canIDeploy, list, promote, rollback } from './releases';
import { readApps, type App } from './workspace';

const say = (line: string) => void process.stdout.write(`${line}\n`);

function chosen(names: string[]): App[] {
  const apps = readApps();
  const unknown = names.filter((name) => !apps.some((app) => app.name === name));
  if (unknown.length > 0) throw new Error(`There is no app called ${unknown.join(', ')}.`);
  return names.length > 0 ? apps.filter((app) => names.includes(app.name)) : apps;
}

function nameOf(args: string[]): string {
  const [name] = args;
  if (!name) throw new Error('Say which remote, e.g. crm.');
  return name;
}

const commands: Record<string, (args: string[]) => void | Promise<void>> = {
  build: (names) => buildChanged(chosen(names), say),
  publish: (names) => publish(chosen(names)),
  /** Builds what changed and publishes it: what `npm start` needs. */
  async up(names) {
    await buildChanged(chosen(names), say);
    await publish(chosen(names));
  },
  /** Serves one remote from its own dev server until the process is stopped. */
  serve: (args) => serve(nameOf(args)),
  /** Every component of the kit in every state, until the process is stopped. */
  gallery: () => serveGallery(),
  rollback: (args) => rollback(nameOf(args)),
  promote: (args) => promote(nameOf(args)),
  canary: (args) => canary(nameOf(args), Number(args[1])),
  list: () => say(list()),
  'can-i-deploy': (args) => {
    canIDeploy(nameOf(args), args[1] ?? CONTRACT_VERSION);
    say('Yes.');
  },
};

const [command = '', ...args] = process.argv.slice(2);
const run = commands[command];
try {
  if (!run) throw new Error(`Use one of: ${Object.keys(commands).join(', ')}.`);
  await run(args);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
