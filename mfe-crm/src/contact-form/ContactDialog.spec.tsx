import { dismissToast } from '@clearcoat/sdk';
import {
  act,
  contact,
  fireEvent,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@clearcoat/testing';
import remote from '../module';

const ana = contact({ id: 'c1' });
const saved = contact({ id: 'c9', name: 'Jo Park' });

async function openDialog() {
  server.use(http.get('/api/contacts', () => HttpResponse.json([])));
  const rendered = await renderRoutes(remote.routes, { path: '/contacts?action=new' });
  await dialogIsOpen();
  return rendered;
}

/** The dialog takes the focus after its animation; earlier input would be lost. */
const dialogIsOpen = () => waitFor(() => expect(screen.getByLabelText('First Name')).toHaveFocus());

/** Pastes the text: typing key by key makes form tests slow. */
async function enter(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

async function fillIn() {
  await enter('First Name', 'Jo');
  await enter('Last Name', 'Park');
  await enter('Phone Number', '555 0100');
  await enter('Vehicle Information (Optional)', '2019 Mazda 3');
}

const save = () => userEvent.click(screen.getByText('Save Contact'));

describe('adding a contact', () => {
  it('opens for ?action=new and takes the query out of the address (CON-12, CON-13, CON-14, CON-15, CON-16, CON-17, ENT-11, VAL-04, VAL-05, CONST-25)', async () => {
    const { router } = await openDialog();
    expect(screen.getByRole('dialog', { name: 'Add New Contact' })).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByLabelText('Phone Number')).toHaveAttribute('placeholder', '(555) 123-4567');
    expect(screen.getByLabelText('Email (Optional)')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Vehicle Information (Optional)')).toHaveAttribute(
      'placeholder',
      'Year, Make, Model, Color',
    );
    expect(screen.getByLabelText('Notes (Optional)')).toHaveAttribute('rows', '4');
    for (const label of ['First Name', 'Last Name', 'Phone Number']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-required', 'true');
    }
  });

  it('asks for name and phone before anything is sent (VAL-03, ERR-06, ERR-30)', async () => {
    const posted = jest.fn();
    await openDialog();
    server.use(http.post('/api/contacts', posted));
    await fillIn();
    for (const [label, value] of [
      ['First Name', ''],
      ['Last Name', '   '],
      ['Phone Number', ' '],
    ] as const) {
      const field = screen.getByLabelText(label);
      const before = (field as HTMLInputElement).value;
      fireEvent.change(field, { target: { value } });
      await save();
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Validation ErrorFirst Name, Last Name, and Phone are required',
      );
      expect(field).toHaveFocus();
      act(() => dismissToast());
      fireEvent.change(field, { target: { value: before } });
    }
    expect(posted).not.toHaveBeenCalled();
  });

  it('saves the joined name once, closes, and offers to schedule (CON-19, CON-20, CON-22, ENT-12, STATE-09, STATE-10, CALL-11, ERR-30)', async () => {
    const posted: unknown[] = [];
    server.use(
      http.post('/api/contacts', async ({ request }) => {
        posted.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
        return HttpResponse.json(saved, { status: 201 });
      }),
    );
    const { router } = await openDialog();
    await fillIn();
    server.use(http.get('/api/contacts', () => HttpResponse.json([saved])));
    await userEvent.dblClick(screen.getByText('Save Contact'));

    const toast = (await screen.findByText('Contact created')).closest('[role="status"]');
    expect(toast).toHaveTextContent('Jo Park was successfully added to your contacts');
    expect(await screen.findByRole('link', { name: 'Jo Park' })).toBeInTheDocument();
    expect(posted).toEqual([
      {
        key: expect.stringMatching(/./),
        body: {
          name: 'Jo Park',
          phone: '555 0100',
          email: '',
          address: '2019 Mazda 3',
          notes: '',
        },
      },
    ]);
    const prompt = await screen.findByRole('dialog', { name: 'Schedule an Appointment' });
    expect(prompt).toHaveTextContent('Would you like to schedule an appointment for Jo Park?');
    expect(screen.queryByRole('dialog', { name: 'Add New Contact' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Schedule Appointment'));
    expect(router.state.location.pathname).toBe('/appointments/new');
    expect(router.state.location.search).toBe('?contactId=c9');
  });

  it('offers to schedule after half a second, and leaves it at that (STATE-11, CON-20, CON-21, CONST-10)', async () => {
    server.use(http.post('/api/contacts', () => HttpResponse.json(saved, { status: 201 })));
    await openDialog();
    await fillIn();
    jest.useFakeTimers();
    fireEvent.click(screen.getByText('Save Contact'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Contact created')).toBeVisible();
    const prompt = () => screen.queryByRole('dialog', { name: 'Schedule an Appointment' });
    await act(() => jest.advanceTimersByTimeAsync(380));
    expect(prompt()).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(prompt()).toBeInTheDocument();
    jest.useRealTimers();
    await userEvent.click(screen.getByText('Skip for now'));
    await waitFor(() => expect(prompt()).not.toBeInTheDocument());
  });

  it.each([
    [
      'the server has no sentence (ERR-09)',
      () => new HttpResponse(null, { status: 500 }),
      'Failed to create contact. Please try again.',
    ],
    [
      'the server has one (ERR-07, ERR-09, CALL-24)',
      () =>
        HttpResponse.json(
          { message: 'This one is here already.', error: 'This one is here already.' },
          { status: 409 },
        ),
      'This one is here already.',
    ],
    [
      'there is no network (ERR-08)',
      () => HttpResponse.error(),
      'Failed to add contact. Please try again.',
    ],
  ])('keeps what was typed when %s', async (_case, answer, sentence) => {
    await openDialog();
    server.use(http.post('/api/contacts', answer));
    await fillIn();
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(`Error${sentence}`);
    expect(screen.getByLabelText('First Name')).toHaveValue('Jo');
    expect(screen.getByLabelText('Vehicle Information (Optional)')).toHaveValue('2019 Mazda 3');
  });

  it('keeps what was typed when the plan is full, and shows the way to a larger one', async () => {
    const message = 'Your plan holds up to 50 customers and is full.';
    await openDialog();
    server.use(
      http.post('/api/contacts', () =>
        HttpResponse.json({ code: 'plan_limit', message }, { status: 402 }),
      ),
    );
    await fillIn();
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
    expect(screen.getByLabelText('First Name')).toHaveValue('Jo');
  });

  it("puts the server's sentence below the field it is about", async () => {
    const sentence = 'Please enter a valid email address';
    await openDialog();
    server.use(
      http.post('/api/contacts', () =>
        HttpResponse.json({ message: sentence, fields: { email: sentence } }, { status: 422 }),
      ),
    );
    await fillIn();
    await save();
    expect(await screen.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email (Optional)')).toHaveFocus());
  });

  it('says quietly who has the number already, and saves all the same', async () => {
    await openDialog();
    server.use(
      http.get('/api/contacts', ({ request }) => {
        const search = new URL(request.url).searchParams.get('search');
        return HttpResponse.json(search === '5551234567' ? [ana] : []);
      }),
      http.post('/api/contacts', () => HttpResponse.json(saved, { status: 201 })),
    );
    await enter('First Name', 'Jo');
    await enter('Last Name', 'Park');
    await enter('Phone Number', '+1 555 123 4567');
    expect(await screen.findByText(/already has this number\./)).toHaveTextContent('Ana Ruiz');
    expect(screen.getByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute('href', '/contacts/c1');
    await save();
    expect(await screen.findByText('Contact created')).toBeVisible();
  });

  it('empties the form on Clear (CON-18)', async () => {
    await openDialog();
    await fillIn();
    await enter('Notes (Optional)', 'Gate code 12');
    await userEvent.click(screen.getByText('Clear'));
    for (const label of [
      'First Name',
      'Last Name',
      'Phone Number',
      'Vehicle Information (Optional)',
      'Notes (Optional)',
    ]) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
  });

  it('asks before it closes over something typed', async () => {
    await openDialog();
    await userEvent.type(screen.getByLabelText('First Name'), 'Jo');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByText('Keep Editing'));
    expect(screen.getByLabelText('First Name')).toHaveValue('Jo');
  });
});

describe('editing a contact', () => {
  it('offers to leave it as it is, and never to empty it', async () => {
    server.use(
      http.get('/api/contacts', () => HttpResponse.json([ana])),
      http.get('/api/contacts/c1', () =>
        HttpResponse.json({ ...ana, vehicles: [], places: [], history: [] }),
      ),
    );
    await renderRoutes(remote.routes, { path: '/contacts' });
    await userEvent.click(await screen.findByLabelText('Edit Ana Ruiz'));
    await dialogIsOpen();
    expect(await screen.findByLabelText('Last Name')).toHaveValue('Ruiz');
    expect(screen.queryByText('Clear')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('opens filled and saves over the contact (CON-08)', async () => {
    const put = jest.fn();
    server.use(
      http.get('/api/contacts', () => HttpResponse.json([ana])),
      http.get('/api/contacts/c1', () =>
        HttpResponse.json({ ...ana, vehicles: [], places: [], history: [] }),
      ),
      http.put('/api/contacts/c1', async ({ request }) => {
        put(await request.json());
        return HttpResponse.json(ana);
      }),
    );
    await renderRoutes(remote.routes, { path: '/contacts' });
    await userEvent.click(await screen.findByLabelText('Edit Ana Ruiz'));
    await dialogIsOpen();
    expect(screen.getByRole('dialog', { name: 'Edit Contact' })).toBeInTheDocument();
    expect(screen.getByLabelText('First Name')).toHaveValue('Ana');
    expect(screen.getByLabelText('Last Name')).toHaveValue('Ruiz');
    await enter('Notes (Optional)', 'Prefers mornings');
    await save();
    await waitFor(() =>
      expect(put).toHaveBeenCalledWith(expect.objectContaining({ notes: 'Prefers mornings' })),
    );
    expect(await screen.findByText('Contact updated')).toBeVisible();
  });

  /** Opens the edit dialog from a list that is older than the stored contact. */
  async function openEdit(stored = { ...ana, version: 7, notes: 'Gate code 4411', history: [] }) {
    server.use(
      http.get('/api/contacts', () => HttpResponse.json([{ ...ana, notes: '' }])),
      http.get('/api/contacts/c1', () => HttpResponse.json(stored)),
    );
    await renderRoutes(remote.routes, { path: '/contacts' });
    await userEvent.click(await screen.findByLabelText('Edit Ana Ruiz'));
    await dialogIsOpen();
    return stored;
  }

  it('fills the form from what is stored now, not from the row in the list', async () => {
    await openEdit();
    expect(screen.getByLabelText('Notes (Optional)')).toHaveValue('Gate code 4411');
  });

  it('shows what somebody else saved meanwhile, keeps what was typed, and saves what was chosen', async () => {
    const stored = await openEdit();
    const theirs = { ...stored, version: 8, phone: '555 9999', notes: 'Dog in the yard' };
    const put: unknown[] = [];
    server.use(
      http.put('/api/contacts/c1', async ({ request }) => {
        put.push([request.headers.get('If-Match'), await request.json()]);
        if (put.length > 1) return HttpResponse.json({ ...theirs, version: 9 });
        const conflict = { code: 'version_conflict', message: 'Changed', current: theirs };
        return HttpResponse.json(conflict, { status: 409 });
      }),
    );
    await enter('Notes (Optional)', ', bell is broken');
    await save();
    const notice = within(await screen.findByRole('region', { name: 'Changed meanwhile' }));
    expect(notice.getByText('Taken over from them: Phone Number.')).toBeVisible();
    expect(notice.getByRole('radio', { name: /^Yours: .*bell is broken/ })).toBeChecked();
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
    await userEvent.click(notice.getByRole('radio', { name: 'Theirs: Dog in the yard' }));
    expect(screen.getByLabelText('Notes (Optional)')).toHaveValue('Dog in the yard');
    await save();
    expect(await screen.findByText('Contact updated')).toBeVisible();
    expect(put).toEqual([
      ['"7"', expect.objectContaining({ notes: 'Gate code 4411, bell is broken' })],
      ['"8"', expect.objectContaining({ notes: 'Dog in the yard', phone: '555 9999' })],
    ]);
  });

  it('says so when the contact is gone by now', async () => {
    server.use(
      http.get('/api/contacts', () => HttpResponse.json([ana])),
      http.get('/api/contacts/c1', () => new HttpResponse(null, { status: 404 })),
    );
    await renderRoutes(remote.routes, { path: '/contacts' });
    await userEvent.click(await screen.findByLabelText('Edit Ana Ruiz'));
    expect(await screen.findByText('This contact is gone')).toBeVisible();
  });
});
