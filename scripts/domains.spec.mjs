import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import {
  browserTestsOf,
  domainOf,
  domains,
  foldersOf,
  houseWideSpecs,
  specsOf,
} from './domains.mjs';

describe('domains', () => {
  it('are the remotes, the modules, the packages and the shell', () => {
    expect(domains()).toEqual(expect.arrayContaining(['crm', 'auth', 'sdk', 'shell']));
    expect(foldersOf('crm')).toEqual(['mfe-crm', 'services/src/modules/crm']);
    expect(domainOf('mfe-crm/src/module.tsx')).toBe('crm');
    expect(domainOf('packages/ui/src/base/index.ts')).toBe('ui');
    expect(domainOf('README.md')).toBeUndefined();
  });

  it.each(['journeys', 'conformance'])('share out all of e2e/%s', (kind) => {
    const files = readdirSync(`e2e/${kind}`).map((file) => `e2e/${kind}/${file}`);
    const shared = new Set(domains().flatMap(browserTestsOf));
    expect(files.filter((file) => !shared.has(file))).toEqual([]);
  });

  it('know their own tests, and those that anybody can break', () => {
    expect(specsOf('crm')).toContain('mfe-crm/src/contacts/ContactsPage.spec.tsx');
    expect(houseWideSpecs()).toContain('services/test/security/access.db.spec.ts');
    expect(houseWideSpecs()).toContain('scripts/test-broken.spec.mjs');
  });
});
