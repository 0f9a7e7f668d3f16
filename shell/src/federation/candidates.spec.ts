import type { RegistryRemote } from '@clearcoat/federation/registry';
import { bucketOf, candidatesOf, refusedVersion } from './candidates';
import { quarantine } from './quarantine';

const version = (name: string, contract = '^1.0.0', origin = '') => ({
  version: name,
  entry: `${origin}/remotes/crm/${name}/remoteEntry.js`,
  container: `mfe_crm_${name}`,
  contract,
  runtime: '2.9.2',
  integrity: 'sha384-x',
});
const remote: RegistryRemote = {
  name: 'crm',
  stable: version('2'),
  previous: version('1'),
  timeoutMs: 8000,
  contributes: { routes: [], sidebar: [], slots: [] },
};
const versionsOf = (of: RegistryRemote, business = 'b1', overrides = {}) =>
  candidatesOf(of, business, overrides).map((candidate) => candidate.version);

describe('which version of a remote is tried', () => {
  it('is stable first, then previous', () => {
    expect(versionsOf(remote)).toEqual(['2', '1']);
  });

  it('passes over what failed in this tab, unless nothing else is left', () => {
    quarantine.add('mfe_crm_2');
    expect(versionsOf(remote)).toEqual(['1']);
    quarantine.add('mfe_crm_1');
    expect(versionsOf(remote)).toEqual(['2', '1']);
    quarantine.release(['mfe_crm_1', 'mfe_crm_2']);
  });

  it('gives the canary to the same share of businesses every time', () => {
    const withCanary = { ...remote, canary: { ...version('3'), percent: 30 } };
    const businesses = Array.from({ length: 500 }, (_, index) => `business-${index * 7919}`);
    const chosen = businesses.filter((id) => versionsOf(withCanary, id)[0] === '3');
    expect(chosen).toEqual(businesses.filter((id) => bucketOf(id) < 30));
    expect(chosen.length).toBeGreaterThan(75);
    expect(chosen.length).toBeLessThan(225);
  });

  it('never runs code of another contract or from a foreign origin', () => {
    expect(versionsOf({ ...remote, stable: version('2', '^2.0.0') })).toEqual(['1']);
    const foreign = version('2', '^1.0.0', 'https://evil.example');
    expect(versionsOf({ ...remote, stable: foreign })).toEqual(['1']);
  });

  it('takes a dev server instead, and nothing else then', () => {
    const local = { crm: 'http://localhost:4102/remoteEntry.js' };
    expect(versionsOf(remote, 'b1', local)).toEqual(['dev']);
  });

  it('says why the version that should run does not', () => {
    const future = { ...remote, stable: version('2', '^2.0.0') };
    expect(refusedVersion(future, 'b1')).toMatchObject({
      version: '2',
      reason: expect.stringContaining('It wants contract ^2.0.0') as string,
    });
    expect(refusedVersion(remote, 'b1')).toBeUndefined();
  });
});
