import { http, HttpResponse, screen, server, waitFor, within } from '@clearcoat/testing';
import type { PlatformRemote } from './releases-api';
import {
  NEXT,
  openRemotesTab,
  platformReleases,
  platformRemote,
  PREVIOUS,
  RELEASES,
  serveReleases,
  STABLE,
} from './testing/releases';

/** Stub server with one remote, which becomes `after` with any request. */
function serve(before: PlatformRemote, after = before) {
  let remote = before;
  const sent: unknown[] = [];
  const asked = { history: 0 };
  serveReleases(
    () => ({ remotes: [remote] }),
    () => {
      asked.history += 1;
      return [];
    },
  );
  server.use(
    http.post(`${RELEASES}/:name/:action`, async ({ request, params }) => {
      sent.push([params['name'], params['action'], await request.json()]);
      remote = after;
      return HttpResponse.json(platformReleases({ remotes: [remote] }));
    }),
  );
  return { sent, asked };
}

const refuse = (action: string, status: number, body: object) =>
  server.use(http.post(`${RELEASES}/crm/${action}`, () => HttpResponse.json(body, { status })));

/** Opens the page and presses one of crm's actions. */
async function start(action: string) {
  const { user } = await openRemotesTab();
  const opener = await screen.findByRole('button', { name: `${action}: crm` });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog'));
  return {
    user,
    opener,
    dialog,
    press: () => user.click(dialog.getByRole('button', { name: action })),
  };
}
const channel = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function choose(user: { click: (element: Element) => Promise<void> }, version: string) {
  await user.click(screen.getByRole('combobox', { name: 'Version' }));
  await user.click(await screen.findByTitle(version));
}

describe('rolling back', () => {
  const after = platformRemote({ stable: PREVIOUS, previous: STABLE });

  it('says from what to what, does it, and gives the focus back', async () => {
    const { sent, asked } = serve(platformRemote(), after);
    const { dialog, press, opener } = await start('Roll Back');
    expect(screen.getByRole('dialog', { name: 'Roll back crm?' })).toHaveTextContent(
      `from ${STABLE} to ${PREVIOUS}`,
    );
    expect(
      dialog.getByText(`Everyone gets ${PREVIOUS}; open tabs follow within a minute.`),
    ).toBeVisible();
    expect(sent).toEqual([]);
    await press();
    expect(await screen.findByText('crm rolled back')).toBeVisible();
    await isClosed();
    expect(sent).toEqual([['crm', 'rollback', { from: STABLE }]]);
    expect(await channel('Stable')).toHaveTextContent(PREVIOUS);
    await waitFor(() => expect(asked.history).toBeGreaterThan(1));
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('says what becomes of a canary', async () => {
    serve(platformRemote({ canary: { version: NEXT, percent: 25 } }));
    const { dialog } = await start('Roll Back');
    expect(dialog.getByText(`${NEXT} stays the canary of 25% of the businesses.`)).toBeVisible();
  });

  it('changes nothing when it is cancelled', async () => {
    const { sent } = serve(platformRemote(), after);
    const { user, dialog } = await start('Roll Back');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    expect(sent).toEqual([]);
  });

  it('waits for the answer and is sent once', async () => {
    const { sent } = serve(platformRemote(), after);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post(`${RELEASES}/crm/rollback`, async () => {
        sent.push('rollback');
        await held;
        return HttpResponse.json(platformReleases({ remotes: [after] }));
      }),
    );
    const { dialog, press } = await start('Roll Back');
    await press();
    expect(dialog.getByRole('button', { name: 'Roll Back' })).toHaveAttribute('aria-busy', 'true');
    await press();
    answer();
    await isClosed();
    expect(sent).toEqual(['rollback']);
  });

  it('stays open with the sentence of the server when it refuses', async () => {
    serve(platformRemote());
    const message = 'crm 1.1.0 wants the contract ^2.0.0, the shell offers 1.1.0.';
    refuse('rollback', 409, { message });
    const { dialog, press } = await start('Roll Back');
    await press();
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByRole('button', { name: 'Roll Back' })).toBeEnabled();
  });

  it('claims nothing when no answer came', async () => {
    serve(platformRemote());
    server.use(http.post(`${RELEASES}/crm/rollback`, () => HttpResponse.error()));
    const { dialog, press } = await start('Roll Back');
    await press();
    expect(await dialog.findByRole('alert')).toHaveTextContent('it may have gone through');
  });
});

describe('promoting', () => {
  it('begins with the canary and says that it ends', async () => {
    const before = platformRemote({ canary: { version: PREVIOUS, percent: 10 } });
    const { sent } = serve(before, platformRemote({ stable: PREVIOUS, previous: STABLE }));
    const { dialog, press } = await start('Promote');
    expect(
      dialog.getByText(`Everyone gets ${PREVIOUS}; open tabs follow within a minute.`),
    ).toBeVisible();
    expect(dialog.getByText('Its canary ends, since everyone gets it.')).toBeVisible();
    await press();
    expect(await screen.findByText('crm promoted')).toBeVisible();
    expect(sent).toEqual([['crm', 'promote', { version: PREVIOUS }]]);
  });

  it('takes any other version on disk', async () => {
    const { sent } = serve(
      platformRemote(),
      platformRemote({ stable: PREVIOUS, previous: STABLE }),
    );
    const { user, dialog, press } = await start('Promote');
    expect(dialog.getByText(new RegExp(`^Everyone gets ${NEXT}`))).toBeVisible();
    await choose(user, `${PREVIOUS} (Previous)`);
    expect(dialog.getByText(new RegExp(`^Everyone gets ${PREVIOUS}`))).toBeVisible();
    await press();
    await isClosed();
    expect(sent).toEqual([['crm', 'promote', { version: PREVIOUS }]]);
  });

  it('shows the sentence of the server at the version when that is at fault', async () => {
    serve(platformRemote());
    const message = 'This version is not on disk any more.';
    refuse('promote', 422, { message, fields: { version: message } });
    const { dialog, press } = await start('Promote');
    await press();
    expect(await dialog.findAllByText(message)).not.toHaveLength(0);
    expect(dialog.getByRole('combobox', { name: 'Version' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  });
});

describe('a canary', () => {
  it('is started for a share of the businesses', async () => {
    const canary = { version: NEXT, percent: 5 };
    const { sent } = serve(platformRemote(), platformRemote({ canary }));
    const { user, dialog, press } = await start('Start Canary');
    const share = dialog.getByRole('spinbutton', { name: 'Share of Businesses' });
    expect(share).toHaveValue('10');
    await user.clear(share);
    await user.type(share, '5');
    expect(
      dialog.getByText(`Everyone else keeps ${STABLE}, including visitors who aren't signed in.`),
    ).toBeVisible();
    await press();
    expect(await screen.findByText(`5% of businesses get ${NEXT}.`)).toBeVisible();
    expect(sent).toEqual([['crm', 'canary', { version: NEXT, percent: 5 }]]);
    expect(await screen.findByRole('button', { name: 'Change Canary: crm' })).toBeVisible();
  });

  it.each(['0', '101', '2.5', ' '])('has no share of %j', async (text) => {
    const { sent } = serve(platformRemote());
    const { user, dialog, press } = await start('Start Canary');
    const share = dialog.getByRole('spinbutton', { name: 'Share of Businesses' });
    await user.clear(share);
    await user.type(share, text);
    await press();
    expect(await dialog.findByText('Please enter a whole number from 1 to 100')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is changed from what it is', async () => {
    const canary = { version: NEXT, percent: 25 };
    const { sent } = serve(platformRemote({ canary }));
    const { user, dialog, press } = await start('Change Canary');
    expect(dialog.getByRole('spinbutton')).toHaveValue('25');
    await choose(user, `${PREVIOUS} (Previous)`);
    expect(await dialog.findByText(`The canary of ${NEXT} ends.`)).toBeVisible();
    await press();
    await isClosed();
    expect(sent).toEqual([['crm', 'canary', { version: PREVIOUS, percent: 25 }]]);
  });

  it('is paused, and stays prepared', async () => {
    const canary = { version: NEXT, percent: 25 };
    const after = platformRemote({ canary: { ...canary, percent: 0 } });
    const { sent } = serve(platformRemote({ canary }), after);
    const { dialog, press } = await start('Pause Canary');
    expect(dialog.getByText(`${NEXT} stays ready to start again.`)).toBeVisible();
    await press();
    expect(await screen.findByText('Canary of crm paused')).toBeVisible();
    expect(sent).toEqual([['crm', 'canary', { version: NEXT, percent: 0 }]]);
    expect(await channel('Canary · paused')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start Canary: crm' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pause Canary: crm' })).toHaveAccessibleDescription(
      'Nobody gets the canary now.',
    );
  });
});

it('says why an action cannot be done, and does not do it', async () => {
  const [newest] = platformRemote().versions.filter(({ version }) => version === STABLE);
  serve(platformRemote({ previous: null, versions: [newest!] }));
  const { user } = await openRemotesTab();
  const reasons = {
    'Roll Back: crm': 'There is no previous version to go back to.',
    'Promote: crm': 'There is no other version on disk.',
    'Start Canary: crm': 'There is no other version on disk.',
  };
  for (const [name, reason] of Object.entries(reasons)) {
    const button = await screen.findByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
    await user.click(button);
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
