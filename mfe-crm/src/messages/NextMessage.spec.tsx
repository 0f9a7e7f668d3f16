import { http, HttpResponse, renderRoutes, screen, server, waitFor } from '@clearcoat/testing';
import { LOGGED, NO_MESSAGES, READY } from './messages-fixture';
import { NextMessage } from './NextMessage';

const JOB = { id: 'a', customer: 'Ana Ruiz' };

let answer: object;
let posts: number;

beforeEach(() => {
  posts = 0;
  answer = { ...NO_MESSAGES, ready: { ...READY, kind: 'changed' } };
  server.use(
    http.get('/api/appointments/a/messages', () => HttpResponse.json(answer)),
    http.post('/api/appointments/a/messages', () => {
      posts += 1;
      return HttpResponse.json(NO_MESSAGES, { status: 201 });
    }),
  );
});

const open = () => renderRoutes([{ path: '/', element: <NextMessage job={JOB} /> }], { path: '/' });

describe('the next message of a job in a list', () => {
  it('is handed over once and stays, ticked off', async () => {
    const { user, container } = await open();
    const link = await screen.findByRole('link', { name: 'Text Ana' });
    expect(link).toHaveAttribute('href', expect.stringContaining('sms:+15551234567'));
    await user.click(link);
    expect(screen.getByRole('status')).toHaveTextContent('Text handed over');
    await user.click(screen.getByRole('link', { name: 'Text Ana' }));
    await waitFor(() => expect(posts).toBe(1));
    await expect(container).toBeAccessible();
  });

  it('is none for who asked for none, or has heard it', async () => {
    answer = { ...NO_MESSAGES, refusal: 'Ana asked for no messages.' };
    const { unmount } = await open();
    expect(await screen.findByText('Ana asked for no messages.')).toBeVisible();
    unmount();
    answer = NO_MESSAGES;
    const { unmount: leave } = await open();
    expect(await screen.findByText('Nothing new to tell')).toBeVisible();
    leave();
    answer = { ...NO_MESSAGES, messages: [{ ...LOGGED, channel: 'email', state: 'sent' }] };
    await open();
    expect(await screen.findByText('Email sent')).toBeVisible();
  });

  it('is not ticked off when it could not be noted', async () => {
    server.use(
      http.post('/api/appointments/a/messages', () => HttpResponse.json({}, { status: 500 })),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Text Ana' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The message was opened');
    expect(screen.queryByText('Text handed over')).not.toBeInTheDocument();
  });
});
