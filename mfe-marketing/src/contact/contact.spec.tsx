import { dismissToast } from '@clearcoat/sdk';
import {
  act,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  userEvent,
} from '@clearcoat/testing';
import marketing from '../module';

const message = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  subject: 'Two bays',
  message: 'Does it work with two of them?',
};

/** Records the requests to the contact endpoint. */
function receive(answer: () => Response) {
  const received: unknown[] = [];
  server.use(
    http.post('/api/contact-us', async ({ request }) => {
      received.push(await request.json());
      return answer();
    }),
  );
  return received;
}

const arrived = () => HttpResponse.json({ received: true }, { status: 201 });

async function open() {
  const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
  await renderRoutes(marketing.routes, { path: '/contact', user });
  await screen.findByRole('button', { name: 'Send Message' });
  const send = () => user.click(screen.getByRole('button', { name: 'Send Message' }));
  const fill = async () => {
    for (const [label, text] of Object.entries(message)) {
      await user.click(screen.getByLabelText(new RegExp(`^${label}$`, 'i')));
      await user.paste(text);
    }
  };
  return { user, send, fill };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('/contact', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    act(() => dismissToast());
    jest.useRealTimers();
  });

  it('states the business hours and how soon we answer (PUB-04, GEN-22)', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Business hours' })).toBeVisible();
    expect(screen.getByText('Monday to Friday')).toBeVisible();
    expect(screen.getByText('9:00 AM to 6:00 PM')).toBeVisible();
    expect(screen.getByText(/within 24 business hours/)).toBeVisible();
  });

  it('asks for all four fields, and starts with the first (PUB-01, ENT-36, VAL-18)', async () => {
    const received = receive(arrived);
    const { send } = await open();
    await send();
    for (const [label, sentence] of [
      ['Name', 'Please enter your name'],
      ['Email', 'Please enter your email address'],
      ['Subject', 'Please enter a subject'],
      ['Message', 'Please enter a message'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-required', 'true');
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    }
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(received).toEqual([]);
  });

  it('sends, long enough to be seen, says so, and takes another (PUB-02, PUB-03, STATE-20, STATE-21, ERR-26, CONST-12, CALL-25, ENT-36)', async () => {
    const received = receive(arrived);
    const { user, send, fill } = await open();
    await fill();
    await send();
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await pass(1400);
    expect(received).toEqual([message]);
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await pass(200);
    expect(screen.getByRole('heading', { name: 'Message Received!' })).toHaveFocus();
    expect(screen.getByText('Message sent!').parentElement).toHaveAttribute('role', 'status');
    expect(screen.getByText('Message sent!').parentElement).toHaveTextContent(
      "We've received your message and will get back to you soon.",
    );
    await user.click(screen.getByRole('button', { name: 'Send Another Message' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(screen.getByLabelText('Subject')).toHaveValue('');
  });

  it.each([
    ['the server fails', () => HttpResponse.json({ message: 'Oops' }, { status: 500 })],
    ['nothing answers', () => HttpResponse.error()],
  ])('keeps what was typed when %s (ERR-27, ERR-30)', async (_what, answer) => {
    receive(answer);
    const { send, fill } = await open();
    await fill();
    await send();
    await pass(1600);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to send messageThere was an error sending your message. Please try again.',
    );
    expect(screen.getByLabelText('Subject')).toHaveValue(message.subject);
    expect(screen.getByLabelText('Message')).toHaveValue(message.message);
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });

  it('says how long to wait after too many messages', async () => {
    const wait = 'Too many messages from here. Please try again in 5 minutes.';
    receive(() => HttpResponse.json({ message: wait }, { status: 429 }));
    const { send, fill } = await open();
    await fill();
    await send();
    await pass(1600);
    expect(screen.getByText(wait)).toBeVisible();
  });

  it('shows what the server finds wrong beside the field', async () => {
    const fields = { message: 'Message must be at most 5000 characters long' };
    receive(() => HttpResponse.json({ message: fields.message, fields }, { status: 422 }));
    const { send, fill } = await open();
    await fill();
    await send();
    await pass(1600);
    expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(fields.message);
    expect(screen.getByLabelText('Message')).toHaveFocus();
  });
});
