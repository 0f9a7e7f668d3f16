import { http, HttpResponse, screen, server, userEvent, waitFor } from '@clearcoat/testing';
import { answer, channels, open } from '../testing/settings';
import type { MessageChannels } from './settings-api';

type TextChannel = MessageChannels['text'];

/** Answers of an installation with a provider. A change of the number changes the next answer. */
function answerWith(text: TextChannel) {
  answer();
  const state = { ...text };
  const sent: unknown[] = [];
  server.use(
    http.get('/api/messages/channels', () => HttpResponse.json({ ...channels, text: state })),
    http.post('/api/messages/number', () => {
      Object.assign(state, { state: 'connected', number: '+15551234567', isOn: true });
      return HttpResponse.json({ ...channels, text: state });
    }),
    http.put('/api/messages/number', async ({ request }) => {
      const body = (await request.json()) as { isOn: boolean };
      sent.push(body);
      Object.assign(state, body);
      return HttpResponse.json({ ...channels, text: state });
    }),
  );
  return sent;
}

const NONE: TextChannel = { state: 'none', number: '', used: 0, limit: 500, isOn: false };

describe('text messages', () => {
  it('leave from the own phone where nobody sends them', async () => {
    answer();
    await open('?tab=notifications');
    expect(
      await screen.findByText(
        'Text messages: this installation has no provider. You send the finished text from your own phone.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get a Number' })).not.toBeInTheDocument();
  });

  it('begin with a number', async () => {
    answerWith({ ...NONE, state: 'available' });
    const { container } = await open('?tab=notifications');
    await userEvent.click(await screen.findByRole('button', { name: 'Get a Number' }));
    expect(
      await screen.findByText('From (555) 123-4567 · 0 of 500 text messages this month'),
    ).toBeVisible();
    await expect(container).toBeAccessible();
  });

  it('are switched off and on', async () => {
    const connected = { state: 'connected', number: '+15551234567', used: 40, isOn: true } as const;
    const sent = answerWith({ ...NONE, ...connected });
    await open('?tab=notifications');
    const toggle = await screen.findByRole('switch', { name: 'Send text messages' });
    expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    await waitFor(() => expect(sent).toEqual([{ isOn: false }]));
    await waitFor(() => expect(toggle).not.toBeChecked());
  });

  it('need that the owner is confirmed', async () => {
    answerWith({ ...NONE, state: 'unconfirmed' });
    await open('?tab=notifications');
    expect(await screen.findByText(/once the owner has confirmed/)).toBeVisible();
  });

  it('keep reminders where emails are off', async () => {
    const connected = { state: 'connected', number: '+15551234567', isOn: true } as const;
    answerWith({ ...NONE, ...connected });
    await open('?tab=notifications');
    await screen.findByText(/^From/);
    await userEvent.click(screen.getByRole('switch', { name: 'Email Notifications' }));
    expect(screen.getByRole('switch', { name: 'Appointment Reminders' })).toBeEnabled();
    expect(screen.getByRole('switch', { name: 'Marketing Emails' })).toBeDisabled();
  });
});
