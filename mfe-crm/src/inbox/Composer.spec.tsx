import {
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  userProfile,
  waitFor,
} from '@clearcoat/testing';
import { Composer } from './Composer';
import type { Thread } from './inbox-api';
import { THREAD } from './inbox-fixture';

const CONNECTED: Thread = { ...THREAD, channels: { sms: 'connected', email: 'none' } };

let posted: unknown[];
let keys: (string | null)[];

beforeEach(() => {
  posted = [];
  keys = [];
  server.use(
    http.post('/api/conversations/:key/messages', async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      posted.push(await request.json());
      return HttpResponse.json(THREAD, { status: 201 });
    }),
  );
});

/** Opens the composer of a conversation of its own, since unsent texts are kept. */
async function open(thread: Thread, key: string) {
  const element = <Composer thread={{ ...thread, key }} />;
  const session = { user: userProfile({ id: 'u1' }) };
  return renderRoutes([{ path: '/', element }], { path: '/', session });
}

const box = () => screen.getByRole('textbox', { name: 'Message to Ana Ruiz' });

describe('writing a message', () => {
  it('sends by the button or the keyboard, and empties the box', async () => {
    const { user } = await open(CONNECTED, 'send');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(box()).toHaveFocus();
    await user.type(box(), 'Hi Ana');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(box()).toHaveValue(''));
    await user.type(box(), 'Come in{Control>}{Enter}{/Control}');
    await waitFor(() => expect(posted).toHaveLength(2));
    expect(posted).toEqual([
      { channel: 'sms', text: 'Hi Ana', handedOver: false },
      { channel: 'sms', text: 'Come in', handedOver: false },
    ]);
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('keeps the text when sending fails, and tries again as the same message', async () => {
    const { user } = await open(CONNECTED, 'fail');
    server.use(
      http.post(
        '/api/conversations/:key/messages',
        ({ request }) => {
          keys.push(request.headers.get('idempotency-key'));
          return HttpResponse.json({}, { status: 500 });
        },
        { once: true },
      ),
    );
    await user.type(box(), 'Hi Ana');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your text is still here.');
    expect(box()).toHaveValue('Hi Ana');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(new Set(keys).size).toBe(1);
  });

  it('keeps an unsent text while another conversation is open', async () => {
    const { user, unmount } = await open(CONNECTED, 'draft');
    await user.type(box(), 'Hi');
    unmount();
    await open(CONNECTED, 'draft');
    expect(box()).toHaveValue('Hi');
  });

  it('adds quick answers to the text', async () => {
    const { user } = await open(CONNECTED, 'quick');
    await user.click(screen.getByRole('button', { name: 'Can you call us?' }));
    await user.click(screen.getByRole('button', { name: 'See you then!' }));
    expect(box()).toHaveValue('Can you call us? See you then!');
    expect(box()).toHaveFocus();
  });

  it("opens the device's own program where nothing is sent from here, and notes it", async () => {
    const { user } = await open(THREAD, 'own');
    await user.click(screen.getByRole('button', { name: 'Open in Messages' }));
    expect(box()).toHaveFocus();
    await user.type(box(), 'Hi Ana');
    const link = screen.getByRole('link', { name: 'Open in Messages' });
    expect(link).toHaveAttribute('href', 'sms:+15551234567?&body=Hi%20Ana');
    await user.click(link);
    await waitFor(() =>
      expect(posted).toEqual([{ channel: 'sms', text: 'Hi Ana', handedOver: true }]),
    );
  });

  it('offers the channels that reach the customer', async () => {
    const both = { sms: 'connected', email: 'own-phone' } as const;
    const { user } = await open({ ...THREAD, email: 'ana@b.example', channels: both }, 'both');
    await user.type(box(), 'Hi');
    await user.click(screen.getByText('Email'));
    expect(screen.getByRole('link', { name: 'Open in Mail' })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:ana@b.example?subject=Message%20from'),
    );
  });

  it('says why nobody can be written to', async () => {
    const refusal = 'Ana asked for no messages.';
    await open({ ...THREAD, channels: { sms: 'refused', email: 'none' }, refusal }, 'refused');
    expect(screen.getByText(refusal)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
