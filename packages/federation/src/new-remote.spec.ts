import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isInstalled, stampInstallation } from './installation.mjs';
import { newFolder } from './testing/fake-apps';
import { scratchWorkspace } from './testing/scratch-workspace';

const ROOT = path.resolve(__dirname, '../../..');
const ROUTES = 'e2e/support/routes.json';
const DEPLOYED = [
  'docker-compose.yml',
  'deploy/helm/clearcoat/values.yaml',
  '.github/workflows/mfe-crm.yml',
];
/** The compiler, the linter, jest and webpack run here, on a machine that may be busy. */
jest.setTimeout(900_000);

let root: string;
function run(...args: string[]): void {
  const env = { ...process.env, NODE_ENV: undefined, CLEARCOAT_ROOT: root };
  const { status, stdout, stderr } = spawnSync('node', args, { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}${stderr}`);
}
const bin = (file: string) => path.join(ROOT, 'node_modules', file);
const generate = (...args: string[]) =>
  run('--import', bin('tsx/dist/loader.mjs'), path.join(ROOT, 'scripts/new-remote.mjs'), ...args);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

beforeEach(() => {
  root = newFolder();
  scratchWorkspace(root, []);
  for (const file of ['oxlint.config.mjs', 'scripts/restricted-syntax.mjs', '.oxfmtrc.json'])
    cpSync(path.join(ROOT, file), path.join(root, file));
  // Only files that the remote reaches are checked; packages have their own type check.
  const config = JSON.parse(readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8')) as object;
  const include = [
    'mfe-*/src',
    'packages/federation/src/assets.d.ts',
    'packages/testing/src/jest-setup.ts',
  ];
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify({ ...config, include }));
  const jest = `import config from '${path.join(ROOT, 'jest.config.mjs')}';
    const web = config.projects.find(({ displayName }) => displayName === 'web');
    export default { ...web, testTimeout: config.testTimeout };`;
  writeFileSync(path.join(root, 'jest.config.mjs'), jest);
  mkdirSync(path.join(root, '.github'));
  for (const file of DEPLOYED) cpSync(path.join(ROOT, file), path.join(root, file));
  writeFileSync(path.join(root, '.github/CODEOWNERS'), '/shell/  @clearcoat/platform\n');
});

describe('a generated remote', () => {
  it('passes types, lint, formatting and its own tests, and can be built and published', () => {
    generate('orders', '--label', "Team's orders");
    expect(JSON.parse(read('mfe-orders/remote.json'))).toMatchObject({
      name: 'orders',
      routes: [{ path: '/orders', layout: 'app', permission: 'appointments:read' }],
      slots: [],
    });
    const rooms = ['module.tsx', 'orders'];
    expect(readdirSync(path.join(root, 'mfe-orders/src')).sort()).toEqual(rooms);
    expect(readdirSync(path.join(root, 'mfe-orders/src/orders')).sort()).toEqual([
      'OrdersPage.module.css',
      'OrdersPage.spec.tsx',
      'OrdersPage.tsx',
      'orders-api.ts',
    ]);
    run(bin('typescript-native/bin/tsc'), '-p', '.', '--incremental', 'false');
    run(bin('oxlint/bin/oxlint'), '-c', 'oxlint.config.mjs', '--type-aware', 'mfe-orders');
    run(bin('oxfmt/bin/oxfmt'), '--check', 'mfe-orders');
    run(bin('jest/bin/jest.js'), '--testPathPatterns', 'mfe-orders');
    run('--import', bin('tsx/dist/loader.mjs'), bin('../packages/federation/src/cli.ts'), 'up');
    expect(existsSync(path.join(root, 'var/www/remotes/orders'))).toBe(true);
  });

  it('has its place in the lock and its owners', () => {
    const before = Object.keys((JSON.parse(read('package-lock.json')) as Lock).packages);
    generate('orders');
    const { packages } = JSON.parse(read('package-lock.json')) as Lock;
    expect(Object.keys(packages).filter((key) => !before.includes(key))).toEqual([
      'mfe-orders',
      'node_modules/@clearcoat/mfe-orders',
    ]);
    expect(read('.github/CODEOWNERS')).toMatch(/^\/mfe-orders\/ +@clearcoat\/orders$/m);
  });

  it('is linked into an installation, which stays up to date', () => {
    const installed = path.join(root, 'node_modules');
    rmSync(installed);
    mkdirSync(path.join(installed, '@clearcoat'), { recursive: true });
    for (const name of readdirSync(path.join(ROOT, 'node_modules')))
      if (!name.startsWith('.') && name !== '@clearcoat')
        symlinkSync(path.join(ROOT, 'node_modules', name), path.join(installed, name));
    stampInstallation(root);
    generate('orders');
    expect(lstatSync(path.join(installed, '@clearcoat/mfe-orders')).isSymbolicLink()).toBe(true);
    expect(existsSync(path.join(installed, '@clearcoat/mfe-orders/remote.json'))).toBe(true);
    expect(isInstalled(root)).toBe(true);
  });

  it('is visited by the crawler, and has a journey', () => {
    mkdirSync(path.join(root, 'e2e/support'), { recursive: true });
    cpSync(path.join(ROOT, ROUTES), path.join(root, ROUTES));
    const before = JSON.parse(read(ROUTES)) as { app: string[] };
    generate('orders', '--path', '/work-orders');
    expect(JSON.parse(read(ROUTES))).toEqual({ ...before, app: [...before.app, '/work-orders'] });
    expect(read('e2e/journeys/orders.spec.ts')).toContain("name: 'Orders'");
  });

  it('has its workflow and its containers', () => {
    generate('orders');
    const [compose = '', values = '', workflow = ''] = DEPLOYED.map(read);
    expect(read('.github/workflows/mfe-orders.yml')).toBe(workflow.replace(/\bcrm\b/g, 'orders'));
    const ours = (text: string) => text.split('\n').filter((line) => line.includes('orders'));
    expect(ours(compose)).toEqual([
      '  orders-publish:',
      '    image: clearcoat/orders:${TAG:-local}',
      '    build: { context: ., dockerfile: deploy/app/Dockerfile, args: { FOLDER: mfe-orders } }',
      '  orders:',
      '    depends_on: { orders-publish: { condition: service_completed_successfully } }',
    ]);
    expect(ours(values)).toEqual(['  - { name: orders, tag: 0.1.0 }']);
    expect(compose).toContain('\n  crm:\n');
  });

  it.each([
    ['a name nobody could type', ['Orders!'], 'small letters'],
    ['a path of the shell', ['orders', '--path', '/auth'], 'Choose another --path'],
    ['a label that is code', ['orders', '--label', '{1}'], 'plain text'],
  ])('is refused for %s', (_what, args, sentence) => {
    expect(() => generate(...args)).toThrow(sentence);
    expect(existsSync(path.join(root, 'mfe-orders'))).toBe(false);
  });

  it('never writes over another', () => {
    generate('orders');
    expect(() => generate('orders')).toThrow('There is a folder mfe-orders already.');
    expect(() => generate('jobs', '--path', '/orders')).toThrow('/orders belongs to orders');
  });
});

interface Lock {
  packages: Record<string, object>;
}
