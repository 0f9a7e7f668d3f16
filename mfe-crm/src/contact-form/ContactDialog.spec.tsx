import {
  contact,
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

/** Once its motion is over the dialog takes the focus; what is entered earlier goes astray. */
const dialogIsOpen = () => waitFor(() => expect(screen.getByLabelText('First Name')).toHaveFocus());

/** Pastes: typing key by key is what makes form tests slow. */
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
  it('opens for ?action=new and takes the query out of the address', async () => {
    const { router } = await openDialog();
    expect(screen.getByRole('dialog', { name: 'Add New Contact' })).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByLabelText('Phone Number')).toHaveAttribute('placeholder', '(555) 123-4567');
    expect(screen.getByLabelText('Email (Optional)')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Notes (Optional)')).toHaveAttribute('rows', '4');
    for (const label of ['First Name', 'Last Name', 'Phone Number']) {
      expect(screen.getByLabelText(label)).toBeRequired();
    }
  });

  it('asks for name and phone before anything is sent', async () => {
    await openDialog();
    await userEvent.type(screen.getByLabelText('First Name'), '  ');
    await save();
    expect(await screen.findByText('Validation Error')).toBeVisible();
    expect(screen.getByText('First Name, Last Name, and Phone are required')).toBeVisible();
    expect(screen.getByLabelText('First Name')).toHaveFocus();
  });

  it('saves the joined name once, then offers to schedule', async () => {
    const posted: unknown[] = [];
    server.use(
      http.post('/api/contacts', async ({ request }) => {
        posted.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
        return HttpResponse.json(saved, { status: 201 });
      }),
    );
    const { router } = await openDialog();
    await fillIn();
    await userEvent.dblClick(screen.getByText('Save Contact'));

    expect(await screen.findByText('Contact created')).toBeVisible();
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
    expect(await screen.findByText(/schedule an appointment for Jo Park/)).toBeInTheDocument();
    await userEvent.click(screen.getByText('Schedule Appointment'));
    expect(router.state.location.pathname).toBe('/appointments/new');
    expect(router.state.location.search).toBe('?contactId=c9');
  });

  it.each([
    [
      'the server has no sentence',
      () => new HttpResponse(null, { status: 500 }),
      'Failed to create contact. Please try again.',
    ],
    [
      'the plan is full',
      () => HttpResponse.json({ message: 'Your plan is full.' }, { status: 409 }),
      'Your plan is full.',
    ],
    ['there is no network', () => HttpResponse.error(), 'Failed to add contact. Please try again.'],
  ])('keeps what was typed when %s', async (_case, answer, sentence) => {
    await openDialog();
    server.use(http.post('/api/contacts', answer));
    await fillIn();
    await save();
    expect(await screen.findByText(sentence)).toBeVisible();
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
    expect(await screen.findByText(/has this number already\./)).toHaveTextContent('Ana Ruiz');
    expect(screen.getByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute('href', '/contacts/c1');
    await save();
    expect(await screen.findByText('Contact created')).toBeVisible();
  });

  it('empties the form on Clear', async () => {
    await openDialog();
    await fillIn();
    await userEvent.click(screen.getByText('Clear'));
    expect(screen.getByLabelText('First Name')).toHaveValue('');
    expect(screen.getByLabelText('Vehicle Information (Optional)')).toHaveValue('');
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
      http.get('/api/contacts/c1', () => HttpResponse.json({ ...ana, history: [] })),
    );
    await renderRoutes(remote.routes, { path: '/contacts' });
    await userEvent.click(await screen.findByLabelText('Edit Ana Ruiz'));
    await dialogIsOpen();
    expect(await screen.findByLabelText('Last Name')).toHaveValue('Ruiz');
    expect(screen.queryByText('Clear')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('opens filled and saves over the contact', async () => {
    const put = jest.fn();
    server.use(
      http.get('/api/contacts', () => HttpResponse.json([ana])),
      http.get('/api/contacts/c1', () => HttpResponse.json({ ...ana, history: [] })),
      http.put('/api/contacts/c1', async ({ request }) => {
        put(await request.json());
        return HttpResponse.json(ana);
      }),
    );
    await renderRoutes(remote.routes, { path: '/contacts' });
    await userEvent.click(await screen.findByLabelText('Edit Ana Ruiz'));
    await dialogIsOpen();
    expect(screen.getByText('Edit Contact')).toBeInTheDocument();
    expect(screen.getByLabelText('Last Name')).toHaveValue('Ruiz');
    await enter('Notes (Optional)', 'Prefers mornings');
    await save();
    await waitFor(() =>
      expect(put).toHaveBeenCalledWith(expect.objectContaining({ notes: 'Prefers mornings' })),
    );
    expect(await screen.findByText('Contact updated')).toBeVisible();
  });

  /** The list is older than what is stored by now. */
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
    expect(await screen.findByText("This contact isn't here any more")).toBeVisible();
  });
});
