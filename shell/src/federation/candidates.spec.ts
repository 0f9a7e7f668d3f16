import { createHash } from 'node:crypto';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { candidatesOf, refusedVersion } from './candidates';
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
/** A realistic business id, the same for the same number. */
const businessId = (index: number) =>
  createHash('sha256')
    .update(String(index))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-a$4-$5');
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

  it('gives a canary of 10 % to a tenth of the businesses, the same ones each time', () => {
    const withCanary = { ...remote, canary: { ...version('3'), percent: 10 } };
    const businesses = Array.from({ length: 1_000 }, (_, index) => businessId(index));
    const chosen = () => businesses.filter((id) => versionsOf(withCanary, id)[0] === '3');
    expect(chosen().length / 1_000).toBeGreaterThanOrEqual(0.07);
    expect(chosen().length / 1_000).toBeLessThanOrEqual(0.13);
    expect(chosen()).toEqual(chosen());
    // Businesses in the canary at 10 % stay in it at 30 %.
    const more = { ...withCanary, canary: { ...withCanary.canary, percent: 30 } };
    for (const id of chosen()) expect(versionsOf(more, id)[0]).toBe('3');
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
