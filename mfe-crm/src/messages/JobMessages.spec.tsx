import {
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  setNow,
  within,
} from '@clearcoat/testing';
import { LOGGED, NO_MESSAGES, READY } from './messages-fixture';
import type { JobMessages as Answer } from './messages-api';
import { JobMessages } from './JobMessages';

type Job = Parameters<typeof JobMessages>[0]['job'];

const JOB: Job = {
  ...{ id: 'job-1', contactId: 'contact-1', status: 'scheduled', price: 100 },
  customer: { name: 'Ana Ruiz', phone: '(555) 123-4567' },
};

let answer: Answer;
let posted: unknown[];
let keys: Set<string | null>;

beforeEach(() => {
  setNow('2026-11-23T15:00:00Z');
  answer = { ...NO_MESSAGES, ready: READY };
  posted = [];
  keys = new Set();
  server.use(
    http.get('/api/:area/job-1/messages', () => HttpResponse.json(answer)),
    http.post('/api/:area/job-1/messages', async ({ params, request }) => {
      keys.add(request.headers.get('idempotency-key'));
      posted.push([params['area'], await request.json()]);
      answer = { ...NO_MESSAGES, messages: [LOGGED] };
      return HttpResponse.json(answer, { status: 201 });
    }),
  );
});

afterEach(() => jest.useRealTimers());

async function open(job: Job = JOB) {
  const element = <JobMessages job={job} />;
  const rendered = await renderRoutes([{ path: '/', element }], { path: '/' });
  const card = await screen.findByRole('region', { name: 'Messages' });
  return { ...rendered, card: within(card) };
}

describe('the messages of a job', () => {
  it('show the next one to read before it is handed over, then log it', async () => {
    const { user, card } = await open();
    expect(await card.findByText(READY.text)).toBeVisible();
    const link = card.getByRole('link', { name: 'Text Ana' });
    expect(link).toHaveAttribute(
      'href',
      'sms:+15551234567?&body=Hi%20Ana%2C%20you%20are%20booked.',
    );
    await user.dblClick(link);
    const entry = await card.findByRole('listitem');
    expect(entry).toHaveTextContent(/Scheduled Text handed over 9:50 AM by Marcus Bell/);
    expect(card.queryByRole('link')).toBeNull();
    const { to: _known, ...body } = READY;
    const sent = ['appointments', body];
    expect(posted).toEqual([sent, sent]);
    expect(keys.size).toBe(1);
  });

  it('unfold in the log, with the day of an older one', async () => {
    const email = { channel: 'email', subject: 'You are booked', by: null } as const;
    answer = {
      ...NO_MESSAGES,
      messages: [{ ...LOGGED, ...email, at: '2026-11-20T14:50:00.000Z' }],
    };
    const { user, card } = await open();
    const entry = await card.findByRole('listitem');
    expect(entry).toHaveTextContent(/Email handed over Nov 20, 2026, 9:50 AM by someone/);
    await user.click(card.getByText('Scheduled'));
    expect(card.getByText('You are booked')).toBeVisible();
    expect(card.getByText(READY.text)).toBeVisible();
  });

  it('say what became of an email that left by itself', async () => {
    const email = { ...LOGGED, channel: 'email', by: null } as const;
    const failed = { id: 'm2', state: 'failed', problem: 'No such mailbox.' } as const;
    answer = {
      ...NO_MESSAGES,
      messages: [
        { ...email, ...failed },
        { ...email, state: 'sent' },
      ],
    };
    const { card } = await open();
    const [first, second] = await card.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Email not delivered 9:50 AM ?No such mailbox\./);
    expect(second).toHaveTextContent(/Scheduled Email sent 9:50 AM/);
  });

  it('are those of My Jobs on the page of a technician', async () => {
    const { contactId: _hidden, ...own } = JOB;
    const { user, card } = await open(own);
    await user.click(await card.findByRole('link', { name: 'Text Ana' }));
    await card.findByRole('listitem');
    expect(posted).toMatchObject([['my-jobs', { kind: 'scheduled' }]]);
  });

  it('say why nobody can be written to, or that there is nothing to say', async () => {
    answer = { ...NO_MESSAGES, refusal: 'Ana asked for no messages.' };
    const { card, unmount } = await open();
    expect(await card.findByText('Ana asked for no messages.')).toBeVisible();
    expect(card.queryByRole('link')).toBeNull();
    unmount();
    answer = NO_MESSAGES;
    const second = await open();
    expect(await second.card.findByText('No messages yet.')).toBeVisible();
  });

  it('are queued while there is no connection', async () => {
    const { user, card } = await open();
    server.use(http.post('/api/appointments/job-1/messages', () => HttpResponse.error()));
    await user.click(await card.findByRole('link', { name: 'Text Ana' }));
    expect(await card.findByText('Handed over. Waiting for a connection')).toBeVisible();
    expect(card.queryByRole('link')).toBeNull();
  });

  it('stay ready when the record is refused, which is said', async () => {
    const { user, card } = await open();
    server.use(
      http.post('/api/appointments/job-1/messages', () =>
        HttpResponse.json({ message: 'Ana asked for no messages.' }, { status: 409 }),
      ),
    );
    await user.click(await card.findByRole('link', { name: 'Text Ana' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ana asked for no messages.');
    expect(card.getByRole('link', { name: 'Text Ana' })).toBeVisible();
  });

  it('need a connection, which is said quietly', async () => {
    server.use(http.get('/api/appointments/job-1/messages', () => HttpResponse.error()));
    const { card } = await open();
    expect(await card.findByText("Messages show up once you're back online.")).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offer to try again when they do not load', async () => {
    server.use(
      http.get('/api/appointments/job-1/messages', () => HttpResponse.json({}, { status: 500 })),
    );
    const { user, card } = await open();
    const retry = await card.findByRole('button', { name: 'Retry' });
    server.use(http.get('/api/appointments/job-1/messages', () => HttpResponse.json(answer)));
    await user.click(retry);
    expect(await card.findByText(READY.text)).toBeVisible();
  });

  it('are accessible', async () => {
    answer = { ready: READY, refusal: '', messages: [LOGGED] };
    const { card, container } = await open();
    await card.findByRole('link', { name: 'Text Ana' });
    await expect(container).toBeAccessible();
  });
});
