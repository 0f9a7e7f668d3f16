import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryRemote } from './registry';
import { readRegistry, writeRegistry } from './registry-file';
import { canary, canIDeploy, promote, rollback } from './releases';

const webRoot = mkdtempSync(path.join(tmpdir(), 'clearcoat-www-'));
const version = (name: string, contract = '^1.0.0') => ({
  version: name,
  entry: `/remotes/crm/${name}/remoteEntry.js`,
  container: `mfe_crm_${name}`,
  contract,
  runtime: '2.9.2',
  integrity: 'sha384-x',
});
const crm: RegistryRemote = {
  name: 'crm',
  stable: version('2'),
  previous: version('1'),
  timeoutMs: 8000,
  contributes: { routes: [], sidebar: [], slots: [] },
};
const now = () => readRegistry(webRoot).remotes[0];

describe('releases', () => {
  beforeEach(() => writeRegistry(webRoot, [crm]));

  it('rolls back to the previous version, and forward again', () => {
    rollback('crm', webRoot);
    expect(now()).toMatchObject({ stable: { version: '1' }, previous: { version: '2' } });
    rollback('crm', webRoot);
    expect(now()).toMatchObject({ stable: { version: '2' }, previous: { version: '1' } });
  });

  it('tries the newest version on some businesses, then makes it everyone’s', () => {
    canary('crm', 25, webRoot);
    expect(now()).toMatchObject({
      stable: { version: '1' },
      canary: { version: '2', percent: 25 },
    });
    canary('crm', 50, webRoot);
    expect(now()?.canary).toMatchObject({ version: '2', percent: 50 });
    promote('crm', webRoot);
    expect(now()).toMatchObject({ stable: { version: '2' }, previous: { version: '1' } });
    expect(now()?.canary).toBeUndefined();
  });

  it('changes the revision with every change', () => {
    const before = readRegistry(webRoot).revision;
    rollback('crm', webRoot);
    expect(readRegistry(webRoot).revision).not.toBe(before);
  });

  it('says in a sentence what it cannot do', () => {
    expect(() => promote('crm', webRoot)).toThrow('crm has no canary to promote.');
    expect(() => canary('crm', 101, webRoot)).toThrow('from 0 to 100');
    expect(() => rollback('shop', webRoot)).toThrow('No remote called shop is published.');
    writeRegistry(webRoot, [{ ...crm, previous: version('1', '^2.0.0') }]);
    expect(() => canIDeploy('crm', '1.0.0', webRoot)).toThrow('1 (wants ^2.0.0)');
    expect(() => canIDeploy('crm', '2.0.0', webRoot)).toThrow('2 (wants ^1.0.0)');
  });
});
