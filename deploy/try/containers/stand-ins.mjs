/**
 * Base images built from Debian's packages if no image registry is reachable, under the names that
 * the Dockerfiles and the compose file use.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { ROOT } from '../../../scripts/bootstrap.mjs';

const BASE = 'clearcoat/stand-in-debian';
/**
 * Debian testing is the first to have the images' versions: Node 24, PostgreSQL 18, an nginx that
 * supports `resolve`.
 */
const SUITE = 'testing';
/** Debian mirror; default: debootstrap's own. */
const MIRROR = process.env.DEBIAN_MIRROR ? [process.env.DEBIAN_MIRROR] : [];
const PACKAGES = 'nodejs,nginx-light,gettext-base,busybox,postgresql-18,ca-certificates';

const quietly = (command, args) => spawnSync(command, args, { encoding: 'utf8' });

/** Base images of the product's own images, by the kind of stand-in. */
export function baseImages() {
  const text = ['deploy/api/Dockerfile', 'deploy/nginx/Dockerfile', 'docker-compose.yml']
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n');
  const named = (beginning) => new RegExp(`(?:FROM|image:) (${beginning}\\S+)`).exec(text)?.[1];
  return { node: named('node:'), nginx: named('nginxinc/'), postgres: named('postgres:') };
}

/** Debian tree of the base image, cached beside the engine's data. */
function makeBase(engine) {
  if (engine.ask('docker', ['image', 'inspect', BASE]).status === 0) return;
  const tree = path.join(engine.folder, 'debian');
  if (!existsSync(path.join(tree, 'usr/bin/node'))) {
    rmSync(tree, { recursive: true, force: true });
    const made = quietly('debootstrap', [
      '--variant=minbase',
      `--include=${PACKAGES}`,
      SUITE,
      tree,
      ...MIRROR,
    ]);
    if (made.error) throw new Error('There is no debootstrap here: apt-get install debootstrap.');
    if (made.status !== 0) throw new Error(`debootstrap: ${made.stdout.slice(-500)}`);
  }
  engine.run('sh', ['-c', `tar --directory '${tree}' --create . | docker import - ${BASE}`]);
}

/** Copies npm and this machine's registry address and certificates, without credentials. */
function placeNpm(context) {
  const global = quietly('npm', ['root', '--global']).stdout.trim();
  cpSync(path.join(global, 'npm'), path.join(context, 'npm'), { recursive: true });
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  writeFileSync(
    path.join(context, 'authorities.pem'),
    authorities ? readFileSync(authorities) : '',
  );
  return quietly('npm', ['config', 'get', 'registry']).stdout.trim();
}

function build(engine, kind, image) {
  const context = path.join(engine.folder, 'stand-ins', kind);
  rmSync(context, { recursive: true, force: true });
  mkdirSync(context, { recursive: true });
  cpSync(path.join(import.meta.dirname, kind), context, { recursive: true });
  const args = kind === 'node' ? ['--build-arg', `REGISTRY=${placeNpm(context)}`] : [];
  engine.docker('build', '--quiet', '--tag', image, ...args, context);
}

/** Builds the missing images that cannot be pulled. Returns a line for each image. */
export function provide(engine) {
  return Object.entries(baseImages()).map(([kind, image]) => {
    if (engine.ask('docker', ['image', 'inspect', image]).status === 0) return `${image}: here`;
    if (engine.ask('docker', ['pull', image], { timeout: 300_000 }).status === 0) {
      return `${image}: pulled`;
    }
    makeBase(engine);
    build(engine, kind, image);
    return `${image}: stood in for by Debian ${SUITE}`;
  });
}
