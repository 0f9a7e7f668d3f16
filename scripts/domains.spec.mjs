import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import {
  browserTestsOf,
  domainOf,
  domains,
  foldersOf,
  houseWideSpecs,
  isDocument,
  specsOf,
  specsOfChange,
  usersOf,
} from './domains.mjs';

describe('domains', () => {
  it('are the remotes, the modules, the packages and the shell', () => {
    expect(domains()).toEqual(expect.arrayContaining(['crm', 'auth', 'sdk', 'shell']));
    expect(foldersOf('crm')).toEqual(['mfe-crm', 'services/src/modules/crm']);
    expect(domainOf('mfe-crm/src/module.tsx')).toBe('crm');
    expect(domainOf('packages/ui/src/base/index.ts')).toBe('ui');
    expect(domainOf('services/content/assistant/using/account.md')).toBe('assistant');
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
    expect(houseWideSpecs()).toContain('scripts/structure.spec.mjs');
  });

  it('know who uses a module', () => {
    expect(usersOf(['scheduling'])).toEqual(expect.arrayContaining(['crm', 'insights']));
    expect(usersOf(['scheduling'])).not.toContain('marketing');
  });
});

describe('a change', () => {
  const auth = 'services/src/modules/auth/auth.db.spec.ts';
  const crm = 'services/src/modules/crm/contacts.db.spec.ts';
  const rules = 'services/src/modules/demo/sample-schedule.spec.ts';

  it('of a module can break who uses it, and not each server that holds it', () => {
    const changed = ['services/src/modules/scheduling/appointment.rules.ts'];
    const specs = specsOfChange(changed, [auth, rules]);
    expect(specs).toEqual(expect.arrayContaining([crm, rules]));
    expect(specs).not.toContain(auth);
    expect(specsOfChange([auth], [auth])).toContain(auth);
  });

  it('of the platform can break what lies beside it, of a migration what reads every table', () => {
    const zone = specsOfChange(['services/src/platform/time/zone.ts'], []);
    expect(zone).toContain('services/src/platform/time/zone.spec.ts');
    const migration = specsOfChange(['services/src/migrations/0002-nickname.sql'], []);
    expect(migration).toContain('services/src/platform/database/migrations.db.spec.ts');
  });

  it('may be one of texts alone', () => {
    const files = ['README.md', 'docs/security.md', 'scripts/check.mjs'];
    expect(files.map(isDocument)).toEqual([true, true, false]);
  });
});
