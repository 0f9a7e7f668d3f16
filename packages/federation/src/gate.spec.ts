import path from 'node:path';
import { slotNames, typedSlots } from './contract';
import { readEmitted, readRemoteEntry, readShellPage } from './emitted';
import { checkRelease, GateError, passGate, tableOf } from './gate';
import type { Release } from './release';
import { publishVersion } from './changes';
import { sharedPolicy } from './shared-policy';
import { strayStyles } from './styles';
import { checkBuilds } from './publish';
import { requireCurrentBuilds } from './testing/current-builds';
import { newFolder } from './testing/fake-apps';
import { release, shellRelease } from './testing/fake-releases';
import { readApps, ROOT } from './workspace';

describe('what is checked', () => {
  it('passes a release that fits', () => {
    const checks = checkRelease(release('1'), shellRelease());
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(() => passGate(checks)).not.toThrow();
  });

  it.each([
    ['contract', { contract: '^1.2.0' }, 'wants ^1.2.0, the shell offers 1.1.0'],
    ['runtime', { runtime: '3.0.0' }, 'built with 3.0.0'],
    ['shared', { shared: { react: '^18.0.0' } }, 'react ^18.0.0 against 19.3.1'],
    ['shared', { shared: { vue: '^3.0.0' } }, 'vue is not there'],
    ['shared', { shared: {} }, 'cannot be read'],
    ['size', { routeBytes: 3072 }, 'a route loads 3.0 KB'],
    ['styles', { strayStyles: ['h1'] }, 'reaches beyond itself: h1'],
    ['exports', { exposes: [] }, './module is missing'],
  ])('%s: %o is red, with the reason', (check, values, why) => {
    const red = checkRelease(release('1', values), shellRelease()).filter(({ ok }) => !ok);
    expect(red).toEqual([expect.objectContaining({ check, ok: false })]);
    expect(red[0]?.why).toContain(why);
    expect(() => passGate(red)).toThrow(GateError);
    expect(tableOf(red)).toContain('crm 1 × shell 1.0.0-shell\n');
  });
});

describe('places', () => {
  const at = (...paths: string[]) => ({
    routes: paths.map((path) => ({ path, layout: 'app' as const })),
    sidebar: [],
    slots: [],
  });
  const crm = publishVersion(
    { schema: 1, revision: '', remotes: [] },
    release('1', {
      contributes: {
        ...at('/contacts', '/'),
        slots: ['dashboard.brief'],
        declares: [{ slot: 'dashboard.brief', path: '/contacts' }],
      },
    }),
  ).remotes;
  const placesOf = (contributes: Release['contributes']) =>
    checkRelease(release('1', { name: 'vip', contributes }), shellRelease(), crm).find(
      ({ check }) => check === 'places',
    );

  it.each([
    ['the same path', '/contacts', '/contacts belongs to crm (/contacts)'],
    ['a path below', '/contacts/vip', '/contacts/vip belongs to crm (/contacts)'],
    ['the home page', '/', '/ belongs to crm (/)'],
    ["the shell's sign-in", '/auth', '/auth belongs to the shell'],
    ['what is below it', '/auth/sso', '/auth/sso belongs to the shell'],
    ["the server's calls", '/api/contacts', '/api/contacts belongs to the shell'],
    ['a pattern', '/*', '/* is no path'],
    ['a parameter', '/:anything', '/:anything is no path'],
  ])("%s of somebody else's is refused", (_what, path, why) => {
    expect(placesOf(at(path))).toMatchObject({ ok: false, why });
  });

  it('whoever owns what is below cannot be built over either', () => {
    const deep = publishVersion(
      { schema: 1, revision: '', remotes: [] },
      release('1', { contributes: at('/work/orders') }),
    ).remotes;
    const checks = checkRelease(
      release('1', { name: 'vip', contributes: at('/work') }),
      shellRelease(),
      deep,
    );
    expect(checks.filter(({ ok }) => !ok)).toMatchObject([{ check: 'places' }]);
  });

  it('names that only begin alike are different places', () => {
    expect(placesOf(at('/contacts-archive', '/authors'))).toMatchObject({ ok: true });
  });

  it('an entry of the sidebar leads to a route of its own', () => {
    const entry = {
      section: 'main',
      label: 'VIP',
      path: '/contacts',
      order: 1,
      icon: 'x',
    } as const;
    expect(placesOf({ ...at('/vip'), sidebar: [entry] })).toMatchObject({ ok: false });
  });

  const brief = (path: string) => [{ slot: 'dashboard.brief', path }];

  it('a slot may have several fillers', () => {
    expect(placesOf({ ...at('/vip'), slots: ['dashboard.brief'] })).toMatchObject({ ok: true });
  });

  it.each([
    ['is on a page of one', at('/vip'), brief('/contacts'), 'which is no route of its own'],
    ['has one owner', at('/vip'), brief('/vip'), 'dashboard.brief belongs to crm'],
    [
      "is not one of the shell's",
      at('/vip'),
      [{ slot: 'app.overlay', path: '/vip' }],
      "app.overlay is the shell's",
    ],
  ])('a slot that is declared %s', (_what, own, declares, why) => {
    expect(placesOf({ ...own, declares })).toMatchObject({
      ok: false,
      why: expect.stringContaining(why) as string,
    });
  });
});

describe('slots', () => {
  const filling = (slot: string, declares: Release['contributes']['declares'] = []) =>
    release('1', { contributes: { routes: [], sidebar: [], slots: [slot], declares } });
  const slotsOf = (filler: Release, others: Parameters<typeof checkRelease>[2] = []) =>
    checkRelease(filler, shellRelease(), others).find(({ check }) => check === 'slots');

  it('are declared by the shell or by a remote before they are filled', () => {
    const tags = 'dashboard.tags';
    expect(slotsOf(filling('app.overlay'))).toMatchObject({ ok: true });
    expect(slotsOf(filling(tags))).toMatchObject({ ok: false, why: `nobody declares ${tags}` });
    const owner = release('1', {
      name: 'insights',
      contributes: { routes: [], sidebar: [], slots: [], declares: [{ slot: tags, path: '/' }] },
    });
    const { remotes } = publishVersion({ schema: 1, revision: '', remotes: [] }, owner);
    expect(slotsOf(filling(tags), remotes)).toMatchObject({ ok: true });
  });

  it('of a version from before they were declared are taken as they are', () => {
    const old = filling('dashboard.tags');
    delete old.contributes.declares;
    expect(slotsOf(old)).toMatchObject({ ok: true });
  });

  it('are read from the types of their owner', () => {
    const code = `declare module '@clearcoat/sdk' { interface SlotProps { 'a.b': object; 'a.c': X } }
      interface SlotProps { 'not.this': object }`;
    expect(slotNames(code)).toEqual(['a.b', 'a.c']);
  });
});

describe('styles', () => {
  it.each([
    ['h1{margin:0}', ['h1']],
    [':root{--x:1}', [':root']],
    ['*{margin:0}', ['*']],
    ['.crm-a .ant-btn{margin:0}', ['.crm-a .ant-btn']],
    ['.crm-a:is(.other,.crm-b){margin:0}', ['.crm-a:is']],
    ['@media (width>1px){p{margin:0}}', ['p']],
    ['@keyframes turn{from{top:0}}', ['@keyframes turn']],
    ['.crm-a>p,.crm-b:hover{margin:0}', []],
    ['.crm-a{&:hover{margin:0}}', []],
    ['[data-style="top:1px"]{top:1px}', []],
    ['@keyframes crm-turn{from{top:0}}', []],
  ])('%s reaches beyond crm with %j', (css, stray) => {
    expect(strayStyles(css, 'crm')).toEqual(stray);
  });
});

describe('emitted code', () => {
  it('says what it asks for, whatever the order and the quotes', () => {
    const code = `var box;a={7:{requiredVersion:'^19.0.0',singleton:!0,shareKey:"react"},8:{shareKey:"x",requiredVersion:!1}};b={"./module":()=>1}`;
    expect(readEmitted(code)).toEqual({
      container: 'box',
      exposes: ['./module'],
      asks: { react: '^19.0.0', x: '*' },
      provides: {},
    });
  });
});

/** The contract, as built: `npm test` builds everything before it comes here. */
describe('the builds of this workspace', () => {
  const apps = readApps();
  const [shell, ...remotes] = apps;

  beforeAll(() => requireCurrentBuilds(apps));

  it('fit together', async () => {
    const checks = await checkBuilds(apps, newFolder());
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(new Set(checks.map(({ between }) => between)).size).toBe(remotes.length);
  });

  it('the shell provides all that the policy promises, in the installed versions', () => {
    const { provides } = readShellPage(path.join(shell?.dir ?? '', 'dist'));
    const promised = Object.entries(sharedPolicy(ROOT, 'shell')).map(([key, { version }]) => [
      key.replace(/^react\/$/, 'react/jsx-runtime').replace(/^react-dom\/$/, 'react-dom/client'),
      version,
    ]);
    expect(provides).toEqual(Object.fromEntries(promised));
  });

  it.each(remotes.map(({ name, dir }) => [name, dir]))('%s exposes one module', (_name, dir) => {
    expect(readRemoteEntry(path.join(dir, 'dist')).exposes).toEqual(['./module']);
  });

  it('each app types the slots that it declares', () => {
    const declared = remotes.flatMap(({ definition }) => definition?.declares ?? []);
    expect(remotes.flatMap(typedSlots)).toEqual(declared.map(({ slot }) => slot));
    expect(declared).toContainEqual({ slot: 'dashboard.recentCustomers', path: '/dashboard' });
    expect(shell && typedSlots(shell)).toEqual(['app.overlay', 'app.message']);
  });
});
