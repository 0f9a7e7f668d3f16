import { act, http, HttpResponse, screen, server, waitFor, within } from '@clearcoat/testing';
import type { PlatformReleases, ReleaseChange } from './releases-api';
import {
  NEXT,
  openRemotesTab,
  platformReleases,
  platformRemote,
  PREVIOUS,
  releaseChange,
  RELEASES,
  serveReleases,
  STABLE,
} from './testing/releases';
import { describeChange, formatDuration } from './words';

const serve = (releases: Partial<PlatformReleases> = {}, history: ReleaseChange[] = []) =>
  serveReleases(
    () => releases,
    () => history,
  );
const remoteCard = async (name: string) => within(await screen.findByRole('region', { name }));
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the remotes', () => {
  afterEach(() => delete window.clearcoat);

  it('say what runs of them in this tab', async () => {
    serve({ remotes: [platformRemote(), platformRemote({ name: 'insights', loads: [] })] });
    const report = { version: STABLE, regions: {}, failure: undefined };
    window.clearcoat = {
      remotes: () =>
        Promise.resolve([
          { ...report, name: 'crm', state: 'fallenBack', quarantined: [NEXT] },
          { ...report, name: 'insights', state: 'idle', version: undefined, quarantined: [] },
        ]),
    };
    const { user } = await openRemotesTab();
    const crm = await remoteCard('crm');
    expect(await crm.findByText(/^In this tab:/)).toHaveTextContent(
      `In this tab: ${STABLE} runs instead of the newest. ${NEXT} is skipped.`,
    );
    const insights = await remoteCard('insights');
    const line = await insights.findByText('In this tab: not loaded yet.');
    expect(line).not.toBeVisible();
    await user.click(insights.getByRole('heading', { name: 'insights' }));
    expect(line).toBeVisible();
  });

  it('say of a canary that was halted why', async () => {
    const halt = { at: '2026-11-21T15:00:00.000Z', reason: 'More fails: 20 of 60.' };
    serve({ remotes: [platformRemote({ canary: { version: NEXT, percent: 0, halt } })] });
    await openRemotesTab();
    const crm = await remoteCard('crm');
    expect(crm.getByText('Canary · halted')).toBeVisible();
    expect(crm.getByText(/^More fails: 20 of 60\./)).toBeVisible();
  });

  it('stand first after the users', async () => {
    serve();
    await openRemotesTab();
    const nav = within(await screen.findByRole('navigation', { name: 'Administration' }));
    const names = nav.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.slice(0, 2)).toEqual(['Users', 'Remotes']);
    expect(nav.getByRole('link', { name: 'Remotes' })).toHaveAttribute('aria-current', 'page');
  });

  it('have the shell above them and say which version runs and how it loads', async () => {
    const canary = { version: NEXT, percent: 10 };
    serve({ remotes: [platformRemote({ canary }), platformRemote({ name: 'insights' })] });
    const { container } = await openRemotesTab();
    const shell = await remoteCard('Shell');
    expect(shell.getByText('1.0.0-99aa88bb')).toBeVisible();
    expect(shell.getByText('Nov 19, 2026, 3:00 AM')).toBeVisible();

    const crm = await remoteCard('crm');
    const [, stable, tried, previous] = crm.getAllByRole('row');
    expect(cells(stable!)).toEqual([
      'Stable',
      STABLE,
      'Nov 20, 2026, 10:00 AM',
      '412 ms',
      '1.2 s',
      '1,204',
      '3',
    ]);
    expect(cells(tried!).slice(0, 2)).toEqual(['Canary · 10%', NEXT]);
    expect(tried).toHaveTextContent('No loads yet');
    expect(cells(previous!).slice(0, 2)).toEqual(['Previous', PREVIOUS]);
    expect(screen.getByRole('region', { name: 'insights' })).toBeVisible();
    await expect(container).toBeAccessible();
  });

  it('show a version that open tabs still run, and one that is gone from the disk', async () => {
    const loads = [{ version: '1.0.0-old', count: 2, p50Ms: 300, p95Ms: 310, failures: 0 }];
    serve({ remotes: [platformRemote({ loads })] });
    await openRemotesTab();
    const row = (await screen.findByText('1.0.0-old')).closest('tr')!;
    expect(row).toHaveTextContent('Earlier');
    expect(row).toHaveTextContent('Not on disk');
  });

  it('keep packages and versions on disk behind their names', async () => {
    serve();
    const { user } = await openRemotesTab();
    const crm = await remoteCard('crm');
    const packages = crm.getByText('Shared packages it uses (2)');
    expect(crm.getByText('^19.0.0')).not.toBeVisible();
    await user.click(packages);
    expect(crm.getByText('^19.0.0')).toBeVisible();
    await user.click(crm.getByText('Versions on disk (3)'));
    expect(crm.getByText(NEXT)).toBeVisible();
  });

  it('say why they did not load, the last three first', async () => {
    const errors = [1, 2, 3, 4].map((count) => ({
      at: `2026-11-21T1${5 - count}:00:00.000Z`,
      version: STABLE,
      reason: `Reason ${count}`,
      traceId: `trace-${count}`,
    }));
    serve({ remotes: [platformRemote({ errors }), platformRemote({ name: 'insights' })] });
    const { user } = await openRemotesTab();
    const crm = await remoteCard('crm');
    expect(crm.getByText('Reason 1')).toHaveTextContent(
      `Reason 1Nov 21, 2026, 9:00 AM · ${STABLE} · Trace trace-1`,
    );
    expect(crm.queryByText('Reason 4')).not.toBeInTheDocument();
    await user.click(crm.getByRole('button', { name: 'Show All 4' }));
    expect(crm.getByText('Reason 4')).toBeVisible();
    const healthy = await remoteCard('insights');
    expect(healthy.getByText('No errors in the last 7 days')).toBeVisible();
  });

  it('are read by card on a phone', async () => {
    const { innerWidth } = window;
    window.innerWidth = 375;
    serve({}, [releaseChange()]);
    const { container } = await openRemotesTab();
    const crm = await remoteCard('crm');
    expect(crm.getByText(/Median 412 ms · 95% 1\.2 s · 1,204 loads/)).toHaveTextContent('3 failed');
    expect(await screen.findByText('Promoted crm')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await expect(container).toBeAccessible();
    window.innerWidth = innerWidth;
  });
});

describe('before and without an answer', () => {
  it('says that it loads', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    serve();
    server.use(
      http.get(RELEASES, async () => {
        await held;
        return HttpResponse.json(platformReleases());
      }),
    );
    const { container } = await openRemotesTab();
    expect(await screen.findByRole('status')).toHaveTextContent('Loading remotes...');
    await expect(container).toBeAccessible();
    answer();
    expect(await screen.findByRole('region', { name: 'crm' })).toBeVisible();
  });

  it('says that nothing is published yet', async () => {
    serve({ shell: null, remotes: [] });
    await openRemotesTab();
    expect(await screen.findByText('Nothing is published yet')).toBeVisible();
    expect(await screen.findByText('No changes yet')).toBeVisible();
  });

  it('can be tried again', async () => {
    serve();
    server.use(http.get(RELEASES, () => new HttpResponse(null, { status: 500 })));
    const { user } = await openRemotesTab();
    expect(await screen.findByText("Couldn't load remotes")).toBeVisible();
    serve();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'crm' })).toBeVisible();
  });
});

describe('every 30 seconds', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is asked for anew, and says when that fails', async () => {
    serve();
    await openRemotesTab();
    expect(await screen.findByRole('cell', { name: STABLE })).toBeVisible();
    serve({ remotes: [platformRemote({ stable: NEXT, previous: STABLE })] });
    await pass(30_000);
    await waitFor(() =>
      expect(screen.getByRole('cell', { name: NEXT }).closest('tr')).toHaveTextContent('Stable'),
    );
    server.use(http.get(RELEASES, () => new HttpResponse(null, { status: 500 })));
    await pass(30_000);
    expect(await screen.findByText("Couldn't refresh this page")).toBeVisible();
    expect(screen.getByRole('region', { name: 'crm' })).toBeVisible();
  });
});

describe('the last changes', () => {
  it('say who did what, from which version to which, ten at a time', async () => {
    const history = Array.from({ length: 12 }, (_, index) =>
      releaseChange({ at: new Date(Date.UTC(2026, 10, 20, 15, 59 - index)).toISOString() }),
    );
    serve({}, history);
    const { user } = await openRemotesTab();
    const table = await screen.findByRole('table', { name: 'Last changes' });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(cells(within(table).getAllByRole('row')[1]!)).toEqual([
      'Nov 20, 2026, 10:59 AM',
      'platform@clearcoat.example',
      'Promoted crm',
      `from ${PREVIOUS} to ${STABLE}`,
    ]);
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    expect(within(table).getAllByRole('row')).toHaveLength(13);
  });

  it('can be tried again alone', async () => {
    serve();
    server.use(http.get(`${RELEASES}/history`, () => new HttpResponse(null, { status: 500 })));
    const { user } = await openRemotesTab();
    expect(await screen.findByText("Couldn't load the last changes")).toBeVisible();
    serve({}, [releaseChange()]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Promoted crm')).toBeVisible();
  });

  it.each([
    [{ action: 'publish' }, 'Published crm'],
    [{ action: 'rollback' }, 'Rolled back crm'],
    [{ action: 'canary', percent: 10 }, 'Canary of crm for 10%'],
    [{ action: 'canary', percent: 0 }, 'Paused the canary of crm'],
  ] as const)('%j reads %s', (values, sentence) => {
    expect(describeChange(releaseChange(values))).toBe(sentence);
  });
});

it.each([
  [411.6, '412 ms'],
  [1000, '1.0 s'],
  [12_340, '12.3 s'],
])('%s milliseconds read %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
