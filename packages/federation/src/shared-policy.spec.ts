import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHARED_KEYS, sharedPolicy } from './shared-policy';

const ROOT = path.resolve(__dirname, '../../..');

describe('the shared policy', () => {
  it('lets remotes bundle no copy of what the shell provides', () => {
    const shell = sharedPolicy(ROOT, 'shell');
    const remote = sharedPolicy(ROOT, 'remote');
    expect(Object.keys(remote)).toEqual(Object.keys(shell));
    for (const key of SHARED_KEYS) {
      expect(remote[key]).toMatchObject({ singleton: true, import: false });
      expect(shell[key]).toMatchObject({ singleton: true });
      expect(shell[key]?.import).toBeUndefined();
      expect(shell[key]?.version).toMatch(/^\d+\.\d+\.\d+/);
    }
  });

  it('is imported by the shell, entry for entry: otherwise it would not be in its build', () => {
    const file = path.join(ROOT, 'shell/src/federation/shared-entries.ts');
    const imported = [...readFileSync(file, 'utf8').matchAll(/import\('([^']+)'\)/g)].map(
      ([, name]) => name,
    );
    const wanted = SHARED_KEYS.map((key) =>
      key.replace(/^react\/$/, 'react/jsx-runtime').replace(/^react-dom\/$/, 'react-dom/client'),
    );
    expect(imported.sort()).toEqual([...wanted].sort());
  });
});
