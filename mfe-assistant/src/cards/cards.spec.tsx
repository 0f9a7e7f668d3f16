import {
  contact,
  act,
  appointment,
  fireEvent,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  service,
  userProfile,
  waitFor,
  within,
} from '@clearcoat/testing';
import { conversation, useConversation } from '../conversation/conversation';
import { cancelCard, customerCard, moveCard, priceCard, stepCard } from '../testing/cards';
import { answerAtOnce, appointmentCard, messageCard } from '../testing/chat';
import { answerHours, answerQuote, answerSchedule, created } from '../testing/scheduling';
import { DraftCard } from './DraftCard';

function Cards() {
  const { messages } = useConversation();
  return messages.flatMap(({ drafts = [] }) =>
    drafts.map((draft) => <DraftCard key={draft.id} draft={draft} />),
  );
}

async function show(card: ReturnType<typeof messageCard>, options: object = {}) {
  server.use(
    http.get('/api/contacts/:id', () => HttpResponse.json(contact())),
    answerHours(30),
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
    const asked = answerQuote({ price: 49.5, minutes: 45 });
    await user.selectOptions(screen.getByLabelText('Service'), 'Express Wash');
    await waitFor(() => expect(screen.getByLabelText('Price ($)')).toHaveValue('49.50'));
    expect(screen.getByLabelText('End')).toHaveValue('09:45');
    expect(asked).toEqual([{ serviceId: 's2', contactId: 'contact-1', vehicleId: 'v1' }]);
    await user.selectOptions(screen.getByLabelText('Start'), '11:00 AM');
    await user.type(screen.getByLabelText('Notes'), ' Gate 4 ');
    await user.click(screen.getByRole('button', { name: 'Schedule It' }));
    expect(await screen.findByText(/Scheduled for Tue, Nov 24, 2026 at 11:00 AM/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View appointment' })).toHaveAttribute(
      'href',
      '/appointments/a7',
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
      endTime: '11:45',
      status: 'scheduled',
      notes: 'Gate 4',
      vehicleId: 'v1',
    });
  });

  it('says what it is for, where and by whom', async () => {
    const { card, place } = { card: appointmentCard(), place: 'Home' };
    Object.assign(card.appointment ?? {}, { place, crew: 'Van 1', addOns: ['Pet Hair'] });
    await show(card);
    const facts = screen.getAllByRole('term').map((term) => term.textContent);
    expect(facts).toEqual(['Vehicle', 'Where', 'Crew', 'Add-ons']);
    expect(screen.getByText('2021 Chevrolet Tahoe (SUV)')).toBeVisible();
    expect(screen.getByText('Home')).toBeVisible();
  });

  it('waits for what another service costs before it is sent', async () => {
    const sent = answerSchedule(created);
    const { user } = await show(appointmentCard());
    await screen.findByRole('option', { name: 'Express Wash' });
    answerQuote({ price: 49.5, minutes: 45 });
    await user.selectOptions(screen.getByLabelText('Service'), 'Express Wash');
    await user.click(screen.getByRole('button', { name: 'Schedule It' }));
    await screen.findByText(/Scheduled for/);
    expect(sent[0]?.body).toMatchObject({ endTime: '09:45' });
    expect(sent[0]?.body).not.toHaveProperty('price');
  });

  it('sends a price that was typed', async () => {
    const sent = answerSchedule(created);
    const { user } = await show(appointmentCard());
    await user.clear(screen.getByLabelText('Price ($)'));
    await user.type(screen.getByLabelText('Price ($)'), '200');
    await user.click(screen.getByRole('button', { name: 'Schedule It' }));
    await screen.findByText(/Scheduled for/);
    expect(sent[0]?.body).toMatchObject({ price: 200 });
  });

  it('offers every step of the shop as the business prefers it, and keeps another that was drafted', async () => {
    const card = appointmentCard();
    Object.assign(card.appointment?.payload ?? {}, { startTime: '09:10' });
    await show(card, { session: { user: userProfile({ timeFormat: '24h' }) } });
    const times = () =>
      within(screen.getByLabelText('Start'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(times()).toHaveLength(49));
    expect(times().slice(18, 21)).toEqual(['9:00', '9:10', '9:30']);
    expect(screen.getByLabelText('Start')).toHaveValue('09:10');
  });

  it('keeps its real length where the clocks change', async () => {
    const sent = answerSchedule(created);
    const card = appointmentCard();
    const night = { date: '2027-03-13', startTime: '01:00', endTime: '05:00' };
    Object.assign(card.appointment?.payload ?? {}, night);
    const { user } = await show(card);
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2027-03-14' } });
    expect(screen.getByLabelText('End')).toHaveValue('06:00');
    await user.click(screen.getByRole('button', { name: 'Schedule It' }));
    await screen.findByText(/Scheduled for/);
    expect(sent[0]?.body).toMatchObject({ startTime: '01:00', endTime: '06:00' });
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
    await user.selectOptions(screen.getByLabelText('End'), '8:00 AM');
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

/** Records all requests of a method and path, and answers them in turn. */
function takeRequests(method: 'put' | 'post', path: string, ...answers: (() => Response)[]) {
  const taken: { body: unknown; headers: Headers }[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      const text = await request.text();
      taken.push({ body: text && (JSON.parse(text) as unknown), headers: request.headers });
      return answers[Math.min(taken.length, answers.length) - 1]?.() ?? HttpResponse.error();
    }),
  );
  return taken;
}

describe('another time for an appointment', () => {
  afterEach(() => act(() => conversation.clear()));

  it('says what it is and what it will be, and changes nothing else of it', async () => {
    const moved = () => HttpResponse.json(appointment({ id: 'a7' }));
    const taken = takeRequests('put', '/api/appointments/a7', moved);
    const { user, container } = await show(moveCard());
    expect(screen.getByText('Now: Wed, Nov 25, 2026 at 9:00 AM')).toBeVisible();
    expect(screen.getByLabelText('Date')).toHaveValue('2026-11-27');
    await expect(container).toBeAccessible();
    await user.selectOptions(screen.getByLabelText('Start'), '11:00 AM');
    expect(screen.getByLabelText('End')).toHaveValue('15:00');
    await user.click(screen.getByRole('button', { name: 'Move It' }));
    expect(await screen.findByText(/Moved to Fri, Nov 27, 2026 at 11:00 AM/)).toBeVisible();
    expect(taken[0]?.headers.get('If-Match')).toBe('"3"');
    expect(taken[0]?.body).toEqual({
      contactId: 'contact-1',
      serviceId: 's1',
      date: '2026-11-27',
      startTime: '11:00',
      endTime: '15:00',
    });
  });

  it('is not moved over what somebody else changed meanwhile', async () => {
    takeRequests('put', '/api/appointments/a7', () =>
      HttpResponse.json({ code: 'version_conflict', message: 'Changed.' }, { status: 409 }),
    );
    const { user } = await show(moveCard());
    await user.click(screen.getByRole('button', { name: 'Move It' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/changed meanwhile/);
    expect(screen.getByLabelText('Date')).toHaveValue('2026-11-27');
  });
});

describe('an appointment to cancel', () => {
  afterEach(() => act(() => conversation.clear()));

  it('is cancelled by one tap, and says so; a failure stays on the card', async () => {
    const cancelled = () => HttpResponse.json(appointment({ id: 'a7', status: 'cancelled' }));
    const path = '/api/appointments/a7/cancel';
    const taken = takeRequests('post', path, () => HttpResponse.error(), cancelled);
    const { user, container } = await show(cancelCard());
    await expect(container).toBeAccessible();
    const press = () => user.click(screen.getByRole('button', { name: 'Cancel Appointment' }));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be cancelled/);
    await press();
    expect(await screen.findByText(/^Cancelled\./)).toBeVisible();
    expect(taken).toHaveLength(2);
  });
});

describe('a job to mark', () => {
  afterEach(() => act(() => conversation.clear()));

  it('is marked by one tap over the version it was drafted from; a failure stays on the card', async () => {
    const finished = () => HttpResponse.json(appointment({ id: 'a7', status: 'completed' }));
    const path = '/api/appointments/a7/finish';
    const taken = takeRequests('post', path, () => HttpResponse.error(), finished);
    const { user, container } = await show(stepCard());
    await expect(container).toBeAccessible();
    const press = () => user.click(screen.getByRole('button', { name: 'Finish Job' }));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be marked/);
    await press();
    expect(await screen.findByText(/^Finished\./)).toBeVisible();
    expect(taken).toHaveLength(2);
    expect(taken[1]?.headers.get('if-match')).toBe('"3"');
  });
});

describe('a new customer', () => {
  afterEach(() => act(() => conversation.clear()));

  it('is added with what was said and what was filled in', async () => {
    const added = () => HttpResponse.json(contact({ id: 'c9' }), { status: 201 });
    const taken = takeRequests('post', '/api/contacts', added);
    const { user, container } = await show(customerCard());
    await expect(container).toBeAccessible();
    await user.click(screen.getByRole('button', { name: 'Add Customer' }));
    expect(screen.getByText('Please enter a phone number')).toBeVisible();
    expect(taken).toHaveLength(0);
    await user.type(screen.getByLabelText('Phone'), '555 123 4567');
    await user.click(screen.getByRole('button', { name: 'Add Customer' }));
    expect(await screen.findByText(/John Doe is a customer now/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View customer' })).toHaveAttribute(
      'href',
      '/contacts/c9',
    );
    expect(taken[0]?.body).toEqual({
      name: 'John Doe',
      phone: '555 123 4567',
      email: '',
      address: '2020 Tacoma, black',
    });
    expect(taken[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('cannot be added by someone who may not', async () => {
    await show(customerCard(), { session: { permissions: ['assistant:use'] } });
    expect(screen.queryByRole('button', { name: 'Add Customer' })).not.toBeInTheDocument();
    expect(screen.getByText(/has to confirm this one/)).toBeVisible();
  });
});

describe('another price for a service', () => {
  afterEach(() => act(() => conversation.clear()));

  it('is saved by one tap over the version it was drafted from, and nothing else changes', async () => {
    const taken = takeRequests('put', '/api/services/s1', () => HttpResponse.json(service()));
    const { user, container } = await show(priceCard());
    expect(screen.getByText('Now: $249.99')).toBeVisible();
    await expect(container).toBeAccessible();
    const price = screen.getByLabelText('Price ($)');
    expect(price).toHaveValue('220.00');
    await user.clear(price);
    await user.type(price, 'abc');
    await user.click(screen.getByRole('button', { name: 'Save Price' }));
    expect(screen.getByText('Please enter a price')).toBeVisible();
    expect(taken).toHaveLength(0);
    await user.clear(price);
    await user.type(price, '225');
    await user.click(screen.getByRole('button', { name: 'Save Price' }));
    expect(await screen.findByText(/Full Detail costs \$225\.00 now/)).toBeVisible();
    expect(taken[0]?.headers.get('If-Match')).toBe('"4"');
    expect(taken[0]?.body).toEqual({ name: 'Full Detail', duration: 240, price: 225 });
  });

  it('is not saved over what somebody else changed', async () => {
    takeRequests('put', '/api/services/s1', () =>
      HttpResponse.json({ code: 'version_conflict', message: 'Changed.' }, { status: 409 }),
    );
    const { user } = await show(priceCard());
    await user.click(screen.getByRole('button', { name: 'Save Price' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/changed meanwhile/);
    expect(screen.getByLabelText('Price ($)')).toHaveValue('220.00');
  });

  it('cannot be saved by someone who may not', async () => {
    await show(priceCard(), { session: { permissions: ['assistant:use'] } });
    expect(screen.queryByRole('button', { name: 'Save Price' })).not.toBeInTheDocument();
  });
});

describe('a drafted message', () => {
  afterEach(() => act(() => conversation.clear()));

  it('is changed, copied, and taken into the messages with the text as it stands', async () => {
    const { user, container } = await show(messageCard());
    await user.type(screen.getByLabelText('Message'), ' See you & yours?');
    expect(screen.getByRole('link', { name: 'Open in Messages' })).toHaveAttribute(
      'href',
      'sms:+15551234567?&body=Hi%20Ana!%20See%20you%20%26%20yours%3F',
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
