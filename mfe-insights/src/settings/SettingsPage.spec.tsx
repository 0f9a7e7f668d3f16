import {
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  service,
  sessionState,
  userEvent,
  waitFor,
  within,
} from '@clearcoat/testing';
import { canLeavePage } from '@clearcoat/sdk';
import insights from '../module';
import {
  answer,
  business,
  channels,
  enter,
  full,
  notifications,
  open,
  plan,
  wash,
} from '../testing/settings';

/** Bodies of PUT or POST requests to a path. */
function sentTo(path: string, method: 'put' | 'post', status = 200) {
  const sent: unknown[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      return HttpResponse.json({ id: 'new', ...(body as object) }, { status });
    }),
  );
  return sent;
}

describe('business info', () => {
  it('shows what is saved and saves what is typed (SET-01, SET-02, SET-03, GEN-04, VAL-19, CALL-16, CALL-26)', async () => {
    answer();
    const sent = sentTo('/api/settings/business', 'put');
    const { container } = await open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Business Info',
      'Services',
      'Notifications',
    ]);
    expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute('href', '/settings/team');
    expect(screen.getByLabelText('Business Name')).toHaveValue('Torres Detailing');
    expect(screen.getByLabelText('Email')).toHaveValue('shop@example.com');
    expect(screen.getByLabelText('Time Zone')).toBeInTheDocument();
    await expect(container).toBeAccessible();
    await enter('Business Name', ' ');
    await userEvent.click(screen.getByText('Save Changes'));
    expect(await screen.findByText('Please enter your business name')).toBeVisible();
    expect(sent).toEqual([]);
    await enter('Business Name', 'Torres & Co');
    await enter('Email', 'hello@example.com');
    await enter('Phone', '(555) 010-7777');
    await enter('Address', '1 Harbor Street');
    await enter('Website', 'www.example.com');
    await enter('Description', 'We make it shine.');
    // The top bar shows the new name without a reload.
    const asked = jest.fn();
    server.use(
      http.get('/api/session', () => {
        asked();
        return HttpResponse.json(sessionState());
      }),
    );
    await userEvent.click(screen.getByText('Save Changes'));
    expect(await screen.findByText('Your business info was saved.')).toBeVisible();
    expect(sent).toEqual([
      {
        ...business,
        businessName: 'Torres & Co',
        email: 'hello@example.com',
        phone: '(555) 010-7777',
        address: '1 Harbor Street',
        website: 'www.example.com',
        description: 'We make it shine.',
      },
    ]);
    await waitFor(() => expect(asked).toHaveBeenCalled());
  });

  it('says what was saved when somebody typed on meanwhile, and keeps guarding the rest', async () => {
    answer();
    let finish = () => {};
    const isAnswered = new Promise<void>((resolve) => (finish = resolve));
    server.use(
      http.put('/api/settings/business', async () => {
        await isAnswered;
        return HttpResponse.json(business);
      }),
    );
    await open();
    await enter('Description', 'one');
    await userEvent.click(screen.getByText('Save Changes'));
    await userEvent.type(screen.getByLabelText('Description'), ' two');
    finish();
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Your business info was saved. What you typed since then is not saved yet.',
    );
    expect(canLeavePage()).toBe(false);
  });

  it('shows what somebody else saved meanwhile, and saves what was chosen', async () => {
    const stored = { ...business, version: 3, phone: '1', description: 'Old' };
    const theirs = { ...stored, version: 4, phone: '2', description: 'Theirs' };
    server.use(
      http.get('/api/settings', () =>
        HttpResponse.json({ business: stored, services: [], notifications }),
      ),
      http.get('/api/plan', () => HttpResponse.json(plan)),
    );
    const put: unknown[] = [];
    server.use(
      http.put('/api/settings/business', async ({ request }) => {
        const { description } = (await request.json()) as { description: string };
        put.push([request.headers.get('If-Match'), description]);
        if (put.length > 1) return HttpResponse.json({ ...theirs, version: 5 });
        const conflict = { code: 'version_conflict', message: 'Changed', current: theirs };
        return HttpResponse.json(conflict, { status: 409 });
      }),
    );
    const { container } = await open();
    await enter('Description', 'Mine');
    await userEvent.click(screen.getByText('Save Changes'));
    const notice = within(await screen.findByRole('region', { name: 'Changed meanwhile' }));
    expect(notice.getByText('Taken over from them: Phone.')).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveValue('2');
    expect(screen.getByLabelText('Description')).toHaveValue('Mine');
    expect(notice.getByRole('radio', { name: 'Yours: Mine' })).toBeChecked();
    await expect(container).toBeAccessible();
    await userEvent.click(notice.getByRole('radio', { name: 'Theirs: Theirs' }));
    expect(screen.getByLabelText('Description')).toHaveValue('Theirs');
    await userEvent.click(notice.getByRole('radio', { name: 'Yours: Mine' }));
    expect(screen.getByLabelText('Description')).toHaveValue('Mine');
    await userEvent.click(screen.getByText('Save Changes'));
    expect(await screen.findByText('Your business info was saved.')).toBeVisible();
    expect(put).toEqual([
      ['"3"', 'Mine'],
      ['"4"', 'Mine'],
    ]);
  });

  it('keeps what was typed when it cannot be saved, and says where it is wrong', async () => {
    answer();
    const sentence = 'Please enter a valid email address';
    server.use(
      http.put('/api/settings/business', () =>
        HttpResponse.json({ message: sentence, fields: { email: sentence } }, { status: 422 }),
      ),
    );
    await open();
    await enter('Email', 'nobody');
    await userEvent.click(screen.getByText('Save Changes'));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to save settings. Please try again.',
    );
    expect(screen.getByLabelText('Email')).toHaveValue('nobody');
  });

  it('asks before it is left with something typed, in another tab as well', async () => {
    answer();
    const { router } = await open();
    await enter('Phone', '1');
    await userEvent.click(screen.getByRole('tab', { name: 'Services' }));
    expect(router.state.location.search).toBe('?tab=services');
    void router.navigate('/dashboard');
    await userEvent.click(await screen.findByText('Keep Editing'));
    expect(router.state.location.pathname).toBe('/settings');
    await userEvent.click(screen.getByRole('tab', { name: 'Business Info' }));
    expect(screen.getByLabelText('Phone')).toHaveValue('1');
  });
});

describe('services', () => {
  it('shows the columns of the SPEC, with prices to two decimals (SET-04)', async () => {
    answer();
    await open('?tab=services');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Service', 'Description', 'Duration (min)', 'Price', 'Actions']);
    const row = screen.getByText('Wash and Wax').closest('tr');
    expect(row).toHaveTextContent('601 h');
    expect(row).toHaveTextContent('$80.00');
  });

  it('says so when there are none (SET-07)', async () => {
    answer([]);
    await open('?tab=services');
    expect(await screen.findByText('No services defined yet')).toBeVisible();
  });

  it('adds one (SET-06, GEN-04, CALL-26)', async () => {
    answer();
    const sent = sentTo('/api/services', 'post', 201);
    await open('?tab=services');
    await userEvent.click(screen.getByRole('button', { name: 'Add Service' }));
    await screen.findByRole('dialog', { name: 'Add Service' });
    await waitFor(() => expect(screen.getByLabelText('Service Name')).toHaveFocus());
    await enter('Service Name', 'Engine Bay');
    await enter('Duration (min)', '45');
    await enter('Price', '1,059.5');
    answer([full, wash, service({ id: 's9', name: 'Engine Bay', duration: 45, price: 1059.5 })]);
    await userEvent.click(screen.getByText('Save Service'));
    expect(await screen.findByText('Service added')).toBeVisible();
    const row = (await screen.findByText('Engine Bay', { selector: 'td *' })).closest('tr');
    expect(row).toHaveTextContent('45');
    expect(row).toHaveTextContent('$1,059.50');
    expect(sent).toEqual([{ name: 'Engine Bay', description: '', duration: 45, price: 1059.5 }]);
  });

  it('edits one (SET-05, GEN-04, CALL-26)', async () => {
    answer();
    const sent = sentTo('/api/services/s5', 'put');
    await open('?tab=services');
    await userEvent.click(screen.getByRole('button', { name: 'Edit Wash and Wax' }));
    await waitFor(() => expect(screen.getByLabelText('Service Name')).toHaveFocus());
    expect(screen.getByLabelText('Price')).toHaveValue('80.00');
    await enter('Price', '85');
    answer([full, { ...wash, price: 85 }]);
    await userEvent.click(screen.getByText('Save Service'));
    expect(await screen.findByText('Service updated')).toBeVisible();
    expect(await screen.findByText('$85.00')).toBeVisible();
    expect(sent).toEqual([{ ...wash, id: undefined, version: undefined, price: 85 }]);
  });

  it('deletes at once and brings back on Undo (SET-05)', async () => {
    let isDeleted = false;
    server.use(
      http.get('/api/settings', () => {
        const services = isDeleted ? [full] : [full, wash];
        return HttpResponse.json({ business, services, notifications });
      }),
      http.get('/api/addons', () => HttpResponse.json([])),
      http.get('/api/sizes', () => HttpResponse.json({ sizes: [], version: 1 })),
      http.delete('/api/services/s5', () => {
        isDeleted = true;
        return HttpResponse.json(wash);
      }),
      http.post('/api/services/s5/restore', () => {
        isDeleted = false;
        return HttpResponse.json(wash);
      }),
    );
    await open('?tab=services');
    await userEvent.click(screen.getByRole('button', { name: 'More about Wash and Wax' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Service deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Wash and Wax')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Wash and Wax')).toBeVisible();
  });
});

describe('notifications', () => {
  const field = (label: string) => screen.getByLabelText(label);
  const leadTime = () => field('Reminder Lead Time (hours)');

  it.each([
    ['connected', 'Emails go out from hello@clearcoat.example between 8 AM and 9 PM.'],
    ['unconfirmed', 'Emails begin once the owner has confirmed their email address.'],
    ['none', 'This installation sends no email by itself.'],
  ])('say what happens with email: %s', async (email, sentence) => {
    answer();
    server.use(http.get('/api/messages/channels', () => HttpResponse.json({ ...channels, email })));
    await open('?tab=notifications');
    expect(await screen.findByText(new RegExp(sentence))).toBeVisible();
    const test = screen.queryByRole('button', { name: 'Send Me a Test' });
    expect(test === null).toBe(email === 'none');
  });

  it('send a test to oneself', async () => {
    answer();
    const message = 'We sent a test to sam@example.com.';
    server.use(http.post('/api/messages/test', () => HttpResponse.json({ message })));
    await open('?tab=notifications');
    await userEvent.click(await screen.findByRole('button', { name: 'Send Me a Test' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('are disabled as far as what they need is off (SET-08, SET-09, STATE-18, STATE-19, ENT-30, CONST-32)', async () => {
    answer();
    const { container } = await open('?tab=notifications');
    await expect(container).toBeAccessible();
    for (const [name, isOn] of [
      ['Email Notifications', true],
      ['Appointment Reminders', true],
      ['Marketing Emails', false],
    ] as const) {
      expect(screen.getByRole('switch', { name, checked: isOn })).toBe(field(name));
    }
    expect(screen.getByRole('spinbutton', { name: /Reminder Lead Time/ })).toBe(leadTime());
    expect(leadTime()).toHaveValue('24');
    await userEvent.click(field('Appointment Reminders'));
    expect(leadTime()).toBeDisabled();
    expect(field('Marketing Emails')).toBeEnabled();
    await userEvent.click(field('Appointment Reminders'));
    expect(leadTime()).toBeEnabled();
    await userEvent.click(field('Email Notifications'));
    for (const label of ['Appointment Reminders', 'Marketing Emails']) {
      expect(field(label)).toBeDisabled();
      expect(field(label)).toHaveAccessibleDescription(/^Turn on email notifications/);
    }
    expect(leadTime()).toBeDisabled();
  });

  it('are saved (SET-10, ENT-29, CALL-16, CALL-26)', async () => {
    answer();
    const sent = sentTo('/api/settings/notifications', 'put');
    await open('?tab=notifications');
    await userEvent.click(field('Marketing Emails'));
    await enter('Reminder Lead Time (hours)', '48');
    const panel = screen.getByRole('tabpanel', { name: 'Notifications' });
    await userEvent.click(within(panel).getByText('Save Changes'));
    expect(await screen.findByText('Your notification settings were saved.')).toBeVisible();
    expect(sent).toEqual([{ ...notifications, marketingEmails: true, reminderLeadTime: 48 }]);
  });
});

it('offers Retry when the settings cannot be loaded', async () => {
  answer();
  server.use(http.get('/api/settings', () => new HttpResponse(null, { status: 500 })));
  await renderRoutes(insights.routes, { path: '/settings' });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answer();
  await userEvent.click(retry);
  expect(await screen.findByRole('tab', { name: 'Services' })).toBeVisible();
});
