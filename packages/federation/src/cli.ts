/**
 * The release tool, `npm run mfe -- <command>`:
 *
 *   build [app…]                        builds what changed
 *   publish [app…]                      puts the last good builds where browsers find them
 *   up [app…]                           build, then publish
 *   serve <remote>                      one remote from its own dev server
 *   gallery                             every component of the kit in every state
 *   can-i-deploy [app… | remote version]  what the gate says, without changing anything
 *   canary <remote> <version> --percent N
 *   promote <remote> [version]          without a version: the canary
 *   rollback <remote>
 *   list, history [app]
 *   stack [file]                        a browser's stack, or the text on standard input, in sources
 *   prune [remote…] [--keep 5]
 *   restore                             the last good registry, when the file cannot be read
 *
 * Without names, all apps are meant. `--to DIR` names another web root, `--by NAME` who does it.
 * `publish` and `up` take `--to URL` as well: a product that runs elsewhere, with PUBLISH_KEY.
 * `publish` and `up` take `--verify URL` (fetch the files back from the product that runs there) and
 * `--canary N` (the new version only for that share of the businesses). These and `can-i-deploy` take
 * `--smoke URL` (smoke tests: the new versions in that product, in a browser of its own).
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from './build';
import { checkRelease, tableOf, type Check } from './gate';
import { buildsOf, checkBuilds, publish } from './publish';
import { describeHistory, list } from './release-list';
import * as releases from './releases';
import { send } from './send';
import { serve, serveGallery } from './serve';
import { runSmokeTests } from './smoke';
import { inSources } from './stack';
import { readHistory, readRegistry, readShell } from './store';
import { exclusively, restoreRegistry } from './transaction';
import { versionFolder } from './web-root';
import { KEPT_VERSIONS, prune } from './version-files';
import { smokeScenarios } from './smoke-scenarios';
import { readApps, WEB_ROOT, type App } from './workspace';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    by: { type: 'string' },
    verify: { type: 'string' },
    smoke: { type: 'string' },
    canary: { type: 'string' },
    percent: { type: 'string' },
    keep: { type: 'string', default: String(KEPT_VERSIONS) },
  },
});
const isRemote = /^https?:\/\//.test(values.to ?? '');
const webRoot = values.to === undefined || isRemote ? WEB_ROOT : path.resolve(values.to);
const say = (line: string) => void process.stdout.write(`${line}\n`);

function gitUser(): string | undefined {
  try {
    const ask = ['config', 'user.email'];
    return execFileSync('git', ask, { encoding: 'utf8', stdio: 'pipe' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

const who = () =>
  values.by ?? gitUser() ?? process.env['USER'] ?? process.env['USERNAME'] ?? 'someone';

function chosen(names: string[]): App[] {
  const apps = readApps();
  const unknown = names.filter((name) => !apps.some((app) => app.name === name));
  if (unknown.length > 0) throw new Error(`There is no app called ${unknown.join(', ')}.`);
  return names.length > 0 ? apps.filter((app) => names.includes(app.name)) : apps;
}

function required(value: string | undefined, sentence: string): string {
  if (!value) throw new Error(sentence);
  return value;
}

const nameOf = ([name]: string[]) => required(name, 'Say which remote, e.g. crm.');

function numberOf(value: string | undefined, sentence: string): number {
  const number = Number(required(value, sentence));
  if (!Number.isInteger(number) || number < 0) throw new Error(sentence);
  return number;
}

function percentOf(value: string | undefined): number {
  return numberOf(value, 'Say for how many of a hundred businesses, e.g. --percent 10.');
}

const canaryPercent = () => (values.canary === undefined ? undefined : percentOf(values.canary));

/** Publishes to a product on another machine. */
function sendChosen(names: string[], url: string): Promise<void> {
  const apps = chosen(names);
  if (names.length > 0 && apps.some(({ definition }) => !definition)) {
    throw new Error('The shell is published where its web root is: --to DIR.');
  }
  const key = required(
    process.env['PUBLISH_KEY'],
    'Put the key of your team there into PUBLISH_KEY.',
  );
  return send(buildsOf(apps), { url, key, canaryPercent: canaryPercent(), log: say });
}

function publishChosen(names: string[]): Promise<void> {
  if (isRemote) return sendChosen(names, values.to ?? '');
  return publish(chosen(names), {
    webRoot,
    by: who(),
    verifyAt: values.verify,
    smokeUrl: values.smoke,
    canaryPercent: canaryPercent(),
    log: say,
  });
}

/** Checks for the local builds, or for one version on disk. */
async function checksOf(args: string[]): Promise<Check[]> {
  const [name = '', version] = args;
  const isVersion = version !== undefined && readApps().every((app) => app.name !== version);
  if (!isVersion) return checkBuilds(chosen(args), webRoot, values.smoke);
  const { remotes } = readRegistry(webRoot);
  const release = releases.releaseOnDisk(webRoot, name, version);
  const checks = checkRelease(release, readShell(webRoot), remotes);
  if (values.smoke === undefined || checks.some(({ ok }) => !ok)) return checks;
  const build = { dist: versionFolder(webRoot, name, version), release };
  return [
    ...checks,
    ...(await runSmokeTests(values.smoke, smokeScenarios(webRoot, [build], undefined))),
  ];
}

function pruneChosen(names: string[]): Promise<void> {
  const keep = numberOf(values.keep, 'Say how many versions stay, e.g. --keep 5.');
  return exclusively(webRoot, who(), () => {
    const { remotes } = readRegistry(webRoot);
    for (const remote of remotes.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const gone = prune(webRoot, remote, keep);
      say(
        `${remote.name}: ${gone.length > 0 ? `removed ${gone.join(', ')}` : 'nothing to remove'}`,
      );
    }
  });
}

const commands: Record<string, (args: string[]) => unknown> = {
  build: (names) => buildChanged(chosen(names), say),
  publish: publishChosen,
  async up(names) {
    // Errors of a product on another machine are looked up with source maps, which make the build
    // slower.
    if (isRemote) process.env['SOURCE_MAPS'] ??= '1';
    await buildChanged(chosen(names), say);
    await publishChosen(names);
  },
  serve: (args) => serve(nameOf(args)),
  gallery: () => serveGallery(),
  rollback: (args) => releases.rollback(webRoot, who(), nameOf(args)),
  promote: (args) => releases.promote(webRoot, who(), nameOf(args), args[1]),
  canary: (args) => {
    const version = required(args[1], 'Say which version; `list` shows what is on disk.');
    return releases.canary(webRoot, who(), nameOf(args), version, percentOf(values.percent));
  },
  list: () => say(list(webRoot)),
  history: ([app]) => say(describeHistory(readHistory(webRoot, app))),
  'can-i-deploy': async (args) => {
    const checks = await checksOf(args);
    const isGreen = checks.every(({ ok }) => ok);
    say(`${tableOf(checks)}\n${isGreen ? 'Yes.' : 'No.'}`);
    if (!isGreen) process.exitCode = 1;
  },
  // 0 is standard input.
  stack: ([file]) => say(inSources(webRoot, readFileSync(file ?? 0, 'utf8'))),
  prune: pruneChosen,
  restore: () => restoreRegistry(webRoot, who()),
};

const [command = '', ...args] = positionals;
const run = commands[command];
try {
  if (!run) throw new Error(`Use one of: ${Object.keys(commands).join(', ')}.`);
  if (isRemote && !['publish', 'up'].includes(command)) {
    throw new Error(`${command} works where the web root is: --to DIR.`);
  }
  if (isRemote && values.smoke !== undefined) {
    throw new Error('--smoke needs the web root that is published to: --to DIR.');
  }
  await run(args);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
