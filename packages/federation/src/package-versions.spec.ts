import { hashInputs } from './inputs';
import { lockedPackages, versionsBelow } from './package-versions';
import { readApps } from './workspace';

const packages = {
  'node_modules/webpack': { version: '5.0.0', dependencies: { acorn: '^8.0.0', ours: '*' } },
  'node_modules/acorn': { version: '8.0.0' },
  'node_modules/webpack/node_modules/acorn': { version: '7.0.0' },
  'node_modules/ours': { resolved: 'packages/ours', link: true },
  'packages/ours': { version: '1.0.0', dependencies: { acorn: '^8.0.0' } },
  'node_modules/eslint': { version: '10.0.0', dependencies: { acorn: '^8.0.0' } },
};

it('are those of everything that a package stands on, from where it is found', () => {
  expect(versionsBelow(packages, ['webpack', 'unknown'])).toEqual([
    'node_modules/acorn 8.0.0',
    'node_modules/ours ',
    'node_modules/webpack 5.0.0',
    'node_modules/webpack/node_modules/acorn 7.0.0',
  ]);
});

it('are found in the lock of this workspace, without what only tests need', () => {
  const versions = versionsBelow(lockedPackages(), ['webpack', '@module-federation/enhanced']);
  expect(versions).toContainEqual(expect.stringMatching(/^node_modules\/acorn \d/));
  expect(versions.join()).not.toMatch(/node_modules\/(jest|eslint|oxfmt) /);
});

it('every app has a hash of its own', () => {
  const hashes = readApps().map(hashInputs);
  expect(new Set(hashes).size).toBe(readApps().length);
});
