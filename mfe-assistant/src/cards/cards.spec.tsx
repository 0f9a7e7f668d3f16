import {
  contact,
  act,
  appointment,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  service,
  waitFor,
} from '@clearcoat/testing';
import { conversation, useConversation } from '../conversation/conversation';
import { answerAtOnce, appointmentCard, messageCard } from '../testing/chat';
import { DraftCard } from './DraftCard';

interface Sent {
  body: Record<string, unknown>;
  key: string | null;
}

/** Answers the confirming call with each of these in turn and remembers what was sent. */
function answerSchedule(...answers: (() => Response)[]): Sent[] {
  const sent: Sent[] = [];
  server.use(
    http.post('/api/appointments', async ({ request }) => {
      const body = (await request.json()) as Sent['body'];
      sent.push({ body, key: request.headers.get('idempotency-key') });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      return answer?.() ?? HttpResponse.error();
    }),
  );
  return sent;
}
const created = () => HttpResponse.json(appointment({ id: 'a7' }), { status: 201 });

function Cards() {
  const { messages } = useConversation();
  return messages.flatMap(({ drafts = [] }) =>
    drafts.map((draft) => <DraftCard key={draft.id} draft={draft} />),
  );
}

async function show(card: ReturnType<typeof messageCard>, options: object = {}) {
  server.use(
    http.get('/api/contacts/:id', () => HttpResponse.json(contact())),
    http.get('/api/services', () =>
      HttpResponse.json([
        service(),
        service({ id: 's2', name: 'Express Wash', price: 39.5, duration: 30 }),
      ]),
    ),
  );
  answerAtOnce({ cards: [card] });
  const heading = { path: '/', element: <Cards /> };
  const rendered = await renderRoutes([heading], { path: '/', ...options });
  act(() => conversation.send('Draft it'));
  await screen.findByRole('region', { name: card.title });
  return rendered;
}

describe('a drafted appointment', () => {
  afterEach(() => act(() => conversation.clear()));

  it('shows what was drafted with its warnings, and is accessible', async () => {
    const { container } = await show(appointmentCard());
    expect(screen.getByText(/overlaps with Express Wash/)).toBeVisible();
    expect(screen.getByLabelText('Date')).toHaveValue('2026-11-24');
    expect(screen.getByLabelText('Start')).toHaveValue('09:00');
    expect(screen.getByLabelText('Price ($)')).toHaveValue('249.99');
    await screen.findByRole('option', { name: 'Express Wash' });
    await expect(container).toBeAccessible();
  });

  it('is changed and scheduled; then it says so and leads there', async () => {
    const sent = answerSchedule(created);
    const { user } = await show(appointmentCard());
    await screen.findByRole('option', { name: 'Express Wash' });
    await user.selectOptions(screen.getByLabelText('Service'), 'Express Wash');
    expect(screen.getByLabelText('Price ($)')).toHaveValue('39.50');
    expect(screen.getByLabelText('End')).toHaveValue('09:30');
    await user.clear(screen.getByLabelText('Start'));
    await user.type(screen.getByLabelText('Start'), '11:00');
    await user.type(screen.getByLabelText('Notes'), ' Gate 4 ');
    await user.click(screen.getByRole('button', { name: 'Schedule It' }));
    expect(await screen.findByText(/Scheduled for Tue, Nov 24, 2026 at 11:00 AM/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View appointment' })).toHaveAttribute(
      'href',
      '/appointments/edit/a7',
    );
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      contactId: 'contact-1',
      serviceId: 's2',
      date: '2026-11-24',
      time: '11:00',
      startTime: '11:00',
      endTime: '11:30',
      status: 'scheduled',
      notes: 'Gate 4',
      price: 39.5,
    });
  });

  it('keeps one key for every attempt, what was typed, and the sentences of a refusal', async () => {
    const refusal = () =>
      HttpResponse.json(
        { message: 'Please choose a real date.', fields: { date: 'Please choose a real date.' } },
        { status: 422 },
      );
    const sent = answerSchedule(() => HttpResponse.error(), refusal, created);
    const { user } = await show(appointmentCard());
    const schedule = () => user.click(screen.getByRole('button', { name: 'Schedule It' }));
    await user.type(screen.getByLabelText('Notes'), 'Gate 4');
    await schedule();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error creating appointment. Please try again.',
    );
    expect(screen.getByLabelText('Notes')).toHaveValue('Gate 4');
    await schedule();
    await waitFor(() =>
      expect(screen.getByLabelText('Date')).toHaveAccessibleDescription(
        'Please choose a real date.',
      ),
    );
    await schedule();
    expect(await screen.findByText(/Scheduled for/)).toBeVisible();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[0]?.key).toBeTruthy();
  });

  it('says when an earlier attempt may have made it already', async () => {
    answerSchedule(() =>
      HttpResponse.json({ code: 'idempotency_key_reused', message: 'Used.' }, { status: 422 }),
    );
    const { user } = await show(appointmentCard());
    await user.click(screen.getByRole('button', { name: 'Schedule It' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/may already be on your calendar/);
  });

  it('sends nothing that cannot be right', async () => {
    const { user } = await show(appointmentCard());
    await user.clear(screen.getByLabelText('End'));
    await user.type(screen.getByLabelText('End'), '08:00');
    await user.clear(screen.getByLabelText('Price ($)'));
    await user.type(screen.getByLabelText('Price ($)'), 'cheap');
    await user.click(screen.getByRole('button', { name: 'Schedule It' }));
    expect(screen.getByText('End time must be after start time')).toBeVisible();
    expect(screen.getByText('Please enter a price')).toBeVisible();
  });

  it('cannot be scheduled by someone who may not', async () => {
    await show(appointmentCard(), { session: { permissions: ['assistant:use'] } });
    expect(screen.queryByRole('button', { name: 'Schedule It' })).not.toBeInTheDocument();
    expect(screen.getByText(/has to confirm this one/)).toBeVisible();
  });
});

describe('a drafted message', () => {
  afterEach(() => act(() => conversation.clear()));

  it('is changed, copied, and taken into the messages with the text as it stands', async () => {
    const { user, container } = await show(messageCard());
    await user.type(screen.getByLabelText('Message'), ' See you & yours?');
    expect(screen.getByRole('link', { name: 'Open in Messages' })).toHaveAttribute(
      'href',
      'sms:5551234567?body=Hi%20Ana!%20See%20you%20%26%20yours%3F',
    );
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(copied).toHaveBeenCalledWith('Hi Ana! See you & yours?');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(container).toBeAccessible();
  });

  it('by mail has a subject, and nothing in it can add another receiver', async () => {
    const { user } = await show(
      messageCard({
        channel: 'email',
        to: 'ana@x.example?bcc=b@y.example',
        subject: 'Hi',
        href: '',
      }),
    );
    await user.type(screen.getByLabelText('Subject'), ' & welcome');
    expect(screen.getByRole('link', { name: 'Open in Mail' })).toHaveAttribute(
      'href',
      'mailto:ana@x.example%3Fbcc%3Db%40y.example?subject=Hi%20%26%20welcome&body=Hi%20Ana!',
    );
  });
});
