import { claims, readUsable, satisfiesContract } from './registry';
import { parseRegistry } from './registry-file';
import { parseRemoteDefinition } from './remote-definition';

const version = {
  version: '1.0.0-abc',
  entry: '/remotes/crm/1.0.0-abc/remoteEntry.js',
  container: 'mfe_crm_1_0_0_abc',
  contract: '^1.0.0',
  runtime: '2.9.2',
  integrity: 'sha384-x',
};
const registry = {
  schema: 1,
  revision: 'r1',
  remotes: [
    {
      name: 'crm',
      stable: version,
      timeoutMs: 8000,
      contributes: { routes: [{ path: '/contacts', layout: 'app' }], sidebar: [], slots: [] },
    },
  ],
};
const definition = {
  name: 'crm',
  contract: '^1.0.0',
  routes: [{ path: '/contacts', layout: 'app' }],
  sidebar: [{ section: 'main', label: 'Contacts', path: '/contacts', order: 20, icon: 'contacts' }],
  slots: ['dashboard.recentCustomers'],
  budgetKb: 40,
  timeoutMs: 8000,
};

describe('the registry', () => {
  it('is read as it is', () => {
    expect(parseRegistry(registry)).toEqual(registry);
  });

  it.each([
    ['an HTML page', '<!doctype html>', 'registry: the file'],
    ['another schema', { ...registry, schema: 2 }, 'registry: schema'],
    ['an unknown field', { ...registry, extra: true }, 'registry: extra'],
    [
      'a remote without an entry',
      { ...registry, remotes: [{ ...registry.remotes[0], stable: { ...version, entry: 1 } }] },
      'registry: remotes.0.stable.entry',
    ],
  ])('refuses %s and names the field', (_what, input, message) => {
    expect(() => parseRegistry(input)).toThrow(message);
  });
});

describe('the registry as a page reads it', () => {
  const [crm] = registry.remotes;
  const fine = () => undefined;

  it('passes over fields it does not know', () => {
    const later = {
      ...registry,
      signedBy: 'x',
      remotes: [{ ...crm, owner: 'x', stable: { ...version, sbom: 'x' } }],
    };
    expect(readUsable(later, fine)).toEqual({ registry, refused: [] });
  });

  it('leaves out a remote that is wrong, and keeps the others', () => {
    const broken = { ...crm, name: 'broken', stable: { ...version, entry: 1 } };
    const found = readUsable({ ...registry, remotes: [broken, null, crm] }, fine);
    expect(found.registry).toEqual(registry);
    expect(found.refused.map(({ name }) => name)).toEqual(['broken', 'remotes.1']);
  });

  it('leaves out a remote that may not be used', () => {
    const refuse = () => {
      throw new Error('foreign');
    };
    expect(readUsable(registry, refuse)).toMatchObject({
      registry: { remotes: [] },
      refused: [{ name: 'crm' }],
    });
  });

  it('is none when the whole of it is wrong', () => {
    expect(() => readUsable({ ...registry, schema: 2 }, fine)).toThrow('registry: schema');
  });
});

describe('remote.json', () => {
  it('is read as it is', () => {
    expect(parseRemoteDefinition(definition)).toEqual(definition);
  });

  it.each([
    ['a budget above 40 KB', { ...definition, budgetKb: 41 }, 'budgetKb'],
    ['a range that is no caret range', { ...definition, contract: '*' }, 'contract'],
    [
      'a path without a slash',
      { ...definition, routes: [{ path: 'contacts', layout: 'app' }], sidebar: [] },
      'every path starts with a slash',
    ],
    [
      'a sidebar entry to a foreign route',
      { ...definition, routes: [{ path: '/other', layout: 'app' }] },
      'a sidebar entry leads to a route of this remote',
    ],
  ])('refuses %s', (_what, input, message) => {
    expect(() => parseRemoteDefinition(input)).toThrow(message);
  });
});

describe('contracts and routes', () => {
  it.each([
    ['^1.0.0', '1.0.0', true],
    ['^1.2.0', '1.3.0', true],
    ['^1.2.3', '1.2.2', false],
    ['^1.0.0', '2.0.0', false],
  ])('a remote that wants %s works with %s: %s', (range, present, works) => {
    expect(satisfiesContract(range, present)).toBe(works);
  });

  it('claims a prefix by whole segments, and the root only itself', () => {
    expect(claims('/contacts', '/contacts/7')).toBe(true);
    expect(claims('/contacts', '/contacts-old')).toBe(false);
    expect(claims('/', '/')).toBe(true);
    expect(claims('/', '/pricing')).toBe(false);
  });
});
