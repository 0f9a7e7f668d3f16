import type { Schema } from '@clearcoat/api-client';
import {
  act,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  sessionState,
  userEvent,
  waitFor,
  within,
} from '@clearcoat/testing';
import insights from '../module';

function adminUser(values: Partial<Schema<'AdminUser'>> = {}): Schema<'AdminUser'> {
  return {
    id: 'u2',
    version: 1,
    username: 'ben',
    firstName: 'Ben',
    lastName: 'Cole',
    email: 'ben@example.com',
    businessName: 'Torres Detailing',
    createdAt: '2026-11-21T02:00:00.000Z',
    role: 'staff',
    isInvited: false,
    editProblem: null,
    deleteProblem: null,
    ...values,
  };
}

const ben = adminUser();
const maya = adminUser({
  id: 'u1',
  firstName: 'Maya',
  lastName: 'Torres',
  role: 'owner',
  deleteProblem: "You can't delete yourself.",
});
const invitation = {
  path: '/auth?invite=abc',
  expiresAt: '2026-11-28T15:00:00.000Z',
  mailed: false,
  message: 'No e-mail was sent.',
};

const answer = (users = [maya, ben]) =>
  server.use(http.get('/api/admin/users', () => HttpResponse.json(users)));
const open = (session?: Partial<Schema<'SessionState'>>) =>
  renderRoutes(insights.routes, { path: '/admin', session });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function enter(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

describe('the users', () => {
  it('are shown with the columns of the SPEC (ADM-01, ADM-02, CALL-20, ENT-32)', async () => {
    answer();
    const { container } = await open();
    const row = (await screen.findByText('Ben Cole')).closest('tr');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['ID', 'Username', 'Name', 'Email', 'Business', 'Created At', 'Actions']);
    for (const text of ['u2', 'ben', 'ben@example.com', 'Torres Detailing', 'Nov 20, 2026']) {
      expect(within(row as HTMLElement).getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('heading', { name: 'User Management' })).toBeVisible();
    for (const name of [/^Edit/, /^Delete/]) {
      expect(within(row as HTMLElement).getByRole('button', { name })).toBeEnabled();
    }
    await expect(container).toBeAccessible();
  });

  it('are missing with a hint (ADM-06)', async () => {
    answer([]);
    await open();
    expect(await screen.findByText('No users found')).toBeVisible();
    expect(screen.getByText('Create a user to get started')).toBeVisible();
  });

  it('are tried three times, then said to have failed (ERR-19, ERR-01, CALL-03, CONST-07)', async () => {
    let asked = 0;
    server.use(
      http.get('/api/admin/users', () => {
        asked += 1;
        return new HttpResponse(null, { status: 500 });
      }),
    );
    await open();
    const text = 'Error loading users: API Error 500';
    expect(await screen.findByText(text, undefined, { timeout: 8_000 })).toBeVisible();
    expect(asked).toBe(3);
    answer();
    await press('Retry');
    expect(await screen.findByText('Ben Cole')).toBeVisible();
  });

  it('are not asked for again within a minute (CONST-07)', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let asked = 0;
    server.use(
      http.get('/api/admin/users', () => {
        asked += 1;
        return HttpResponse.json([maya, ben]);
      }),
    );
    const { router } = await open();
    const visit = async () => {
      await act(() => router.navigate('/elsewhere'));
      await act(() => router.navigate('/admin'));
      expect(await screen.findByText('Ben Cole')).toBeVisible();
    };
    expect(await screen.findByText('Ben Cole')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(50_000));
    await visit();
    expect(asked).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    await visit();
    await waitFor(() => expect(asked).toBe(2));
    jest.useRealTimers();
  });

  it('are for those who manage them (ROLE-01)', async () => {
    const permissions = sessionState().permissions.filter((name) => name !== 'users:manage');
    await open({ permissions });
    expect(await screen.findByText("You don't have access")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add New User' })).not.toBeInTheDocument();
  });
});

describe('deleting a user', () => {
  it('asks in the words of the SPEC, deletes and refreshes (ADM-04, ADM-05, STATE-24, STATE-25, CALL-21, ERR-20, ROLE-01)', async () => {
    let isDeleted = false;
    server.use(
      http.get('/api/admin/users', () => HttpResponse.json(isDeleted ? [maya] : [maya, ben])),
      http.delete('/api/admin/users/u2', () => {
        isDeleted = true;
        return HttpResponse.json({ id: 'u2' });
      }),
    );
    await open();
    await press('Delete Ben Cole');
    const dialog = await screen.findByRole('dialog', { name: /^Are you sure\?/ });
    expect(dialog).toHaveTextContent(
      'This will permanently delete the user and all associated data. This action cannot be undone.',
    );
    await userEvent.click(within(dialog).getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Ben Cole')).toBeVisible();
    expect(isDeleted).toBe(false);
    await press('Delete Ben Cole');
    await waitFor(() => expect(screen.getAllByText('Delete').at(-1)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'User deletedThe user has been deleted successfully.',
    );
    await waitFor(() => expect(screen.queryByText('Ben Cole')).not.toBeInTheDocument());
  });

  it.each([
    [
      () => HttpResponse.json({ message: "The last owner can't be deleted." }, { status: 403 }),
      "Failed to delete user: The last owner can't be deleted.",
    ],
    [() => new HttpResponse(null, { status: 500 }), 'Failed to delete user: Failed to delete user'],
    [() => HttpResponse.error(), 'Failed to delete user: Failed to delete user'],
  ])('says why it failed, and keeps the user (ERR-21, ERR-30)', async (refusal, sentence) => {
    answer();
    server.use(http.delete('/api/admin/users/u2', refusal));
    await open();
    await press('Delete Ben Cole');
    await screen.findByRole('dialog', { name: /^Are you sure\?/ });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`Error${sentence}`);
    expect(screen.getByText('Ben Cole')).toBeVisible();
  });

  it('is not offered for oneself, and says why (ROLE-01)', async () => {
    answer();
    await open();
    const button = await screen.findByRole('button', {
      name: "Delete Maya Torres: You can't delete yourself.",
    });
    expect(button).toBeDisabled();
  });
});

const JO = { id: 'u3', firstName: 'Jo', lastName: '', email: 'jo@example.com' };

describe('adding a user', () => {
  it('answers with a link to pass on (ADM-03)', async () => {
    answer();
    const sent = jest.fn();
    server.use(
      http.post('/api/admin/users', async ({ request }) => {
        sent(await request.json());
        const newcomer = adminUser({ ...JO, isInvited: true });
        return HttpResponse.json({ ...newcomer, invitation }, { status: 201 });
      }),
    );
    await open();
    await press('Add New User');
    await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveFocus());
    await enter('First Name', 'Jo');
    await enter('Email', 'jo@example.com');
    await userEvent.click(screen.getByText('Create User'));
    const dialog = await screen.findByRole('dialog', { name: 'Invite Jo' });
    expect(dialog).toHaveTextContent('No e-mail was sent.');
    expect(sent).toHaveBeenCalledWith({
      firstName: 'Jo',
      lastName: '',
      email: 'jo@example.com',
      role: 'staff',
    });
    const link = `${location.origin}/auth?invite=abc`;
    expect(screen.getByLabelText('Invitation Link')).toHaveValue(link);
    expect(screen.getByText(/expires on Nov 28, 2026/)).toBeInTheDocument();
    const user = userEvent.setup();
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByText('Copy Link'));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(written).toHaveBeenCalledWith(link);
    const text = encodeURIComponent(`Hi Jo, here is your invitation to Clearcoat: ${link}`);
    expect(screen.getByRole('link', { name: 'Text It' })).toHaveAttribute(
      'href',
      `sms:?&body=${text}`,
    );
    const mail = screen.getByRole('link', { name: 'Email It' }).getAttribute('href');
    expect(mail).toMatch(/^mailto:jo@example\.com\?subject=/);
    expect(mail).toContain(`body=${text}`);
    expect(screen.queryByText('Share')).not.toBeInTheDocument();
  });

  it('hands an invitation to the device where that can share', async () => {
    const share = jest.fn().mockRejectedValueOnce(new DOMException('No', 'AbortError'));
    Object.assign(navigator, { share });
    answer();
    server.use(
      http.post('/api/admin/users', () => {
        const newcomer = adminUser({ ...JO, isInvited: true });
        return HttpResponse.json({ ...newcomer, invitation }, { status: 201 });
      }),
    );
    await open();
    await press('Add New User');
    await enter('First Name', 'Jo');
    await enter('Email', 'jo@example.com');
    await userEvent.click(screen.getByText('Create User'));
    await userEvent.click(await screen.findByText('Share'));
    const link = `${location.origin}/auth?invite=abc`;
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ text: expect.stringContaining(link) }),
    );
    expect(screen.getByRole('dialog', { name: 'Invite Jo' })).toBeVisible();
    Object.assign(navigator, { share: undefined });
  });

  it('says below the field that the e-mail address is taken', async () => {
    const sentence = 'Another account already has this email.';
    answer();
    server.use(
      http.post('/api/admin/users', () =>
        HttpResponse.json({ message: sentence, fields: { email: sentence } }, { status: 409 }),
      ),
    );
    await open();
    await press('Add New User');
    await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveFocus());
    await enter('First Name', 'Jo');
    await enter('Email', 'ben@example.com');
    await userEvent.click(screen.getByText('Create User'));
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
  });

  it('can make a new link for someone who has not joined yet', async () => {
    answer([maya, adminUser({ isInvited: true })]);
    server.use(http.post('/api/admin/users/u2/invitation', () => HttpResponse.json(invitation)));
    await open();
    expect(await screen.findByText('Office · Invited')).toBeVisible();
    const button = await screen.findByRole('button', { name: 'New invitation link for Ben Cole' });
    await userEvent.hover(button);
    // The tooltip has its own text, which must not name the dialog.
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await userEvent.click(button);
    expect(await screen.findByRole('dialog', { name: 'Invite Ben Cole' })).toBeInTheDocument();
  });
});

describe('editing a user', () => {
  it('saves over the user (ADM-02)', async () => {
    answer();
    const sent = jest.fn();
    server.use(
      http.put('/api/admin/users/u2', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(ben);
      }),
    );
    await open();
    await press('Edit Ben Cole');
    await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveFocus());
    await enter('Last Name', 'Coleman');
    answer([maya, { ...ben, lastName: 'Coleman' }]);
    await userEvent.click(screen.getByText('Save User'));
    expect(await screen.findByText('User updated')).toBeVisible();
    expect(await screen.findByText('Ben Coleman')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({
      firstName: 'Ben',
      lastName: 'Coleman',
      email: 'ben@example.com',
      role: 'staff',
    });
  });

  it('shows what somebody else saved meanwhile, roles by their names', async () => {
    answer();
    const theirs = { ...ben, version: 5, lastName: 'Cola' };
    server.use(
      http.put('/api/admin/users/u2', () =>
        HttpResponse.json(
          { code: 'version_conflict', message: 'Changed', current: theirs },
          { status: 409 },
        ),
      ),
    );
    await open();
    await press('Edit Ben Cole');
    await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveFocus());
    await enter('Last Name', 'Coleman');
    await userEvent.click(screen.getByText('Save User'));
    expect(await screen.findByRole('radio', { name: 'Yours: Coleman' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Theirs: Cola' })).toBeVisible();
    expect(screen.getByLabelText('Last Name')).toHaveValue('Coleman');
  });
});
