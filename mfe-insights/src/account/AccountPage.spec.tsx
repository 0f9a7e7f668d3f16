import { session } from '@clearcoat/sdk';
import {
  act,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  sessionState,
  userEvent,
  userProfile,
  waitFor,
} from '@clearcoat/testing';
import insights from '../module';

const profile = userProfile({ id: 'u1', phone: '555 0100' });
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone) Version/18 Safari/604.1';
const moments = { createdAt: '2026-11-20T15:00:00.000Z', lastSeenAt: '2026-11-21T15:30:00.000Z' };
const here = { id: 'a', userAgent: WINDOWS, address: '10.0.0.1', isCurrent: true, ...moments };
const phone = { id: 'b', userAgent: PHONE, address: '10.0.0.2', isCurrent: false, ...moments };

const answerWith = (shown: object) =>
  server.use(
    http.get('/api/user/profile', () => HttpResponse.json(shown)),
    http.get('/api/calendar/feeds/own', () => HttpResponse.json({ feed: null })),
  );

async function open(path = '/account', sessions = [here, phone]) {
  answerWith(profile);
  server.use(
    http.get('/api/user/sessions', () => HttpResponse.json(sessions)),
    http.get('/api/user/2fa', () => HttpResponse.json({ enabled: false, recoveryCodesLeft: 0 })),
  );
  const page = await renderRoutes(insights.routes, { path });
  await screen.findByRole('tab', { name: 'Security' });
  return page;
}

async function enter(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the profile', () => {
  it('saves what is typed and refreshes the session, without a reload (ACC-01, ACC-02, ACC-04, GEN-05, ENT-31, CALL-18, CALL-19, CONST-19)', async () => {
    const { container } = await open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Security',
    ]);
    expect(await screen.findByLabelText('First Name')).toHaveValue('Maya');
    expect(screen.getByLabelText('Last Name')).toHaveValue('Torres');
    expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com');
    expect(screen.getByLabelText('Phone')).toHaveValue('555 0100');
    expect(screen.getByText('MT')).toBeVisible();
    await expect(container).toBeAccessible();
    const sent = jest.fn();
    server.use(
      http.put('/api/user/profile', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(profile);
      }),
      http.get('/api/session', () =>
        HttpResponse.json(sessionState({ user: { ...profile, firstName: 'Ana' } })),
      ),
    );
    await enter('First Name', 'Ana');
    await press('Save Changes');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({
      firstName: 'Ana',
      lastName: 'Torres',
      email: 'maya@example.com',
      phone: '555 0100',
    });
    await waitFor(() => expect(session.get().user?.firstName).toBe('Ana'));
  });

  it('shows UU for someone without a name (ACC-02, CONST-19)', async () => {
    answerWith({ ...profile, firstName: '', lastName: '' });
    await renderRoutes(insights.routes, { path: '/account' });
    expect(await screen.findByText('UU')).toBeVisible();
  });

  it.each([
    [
      'is refused (ERR-17)',
      () => new HttpResponse(null, { status: 500 }),
      'Failed to update profile. Please try again.',
    ],
    [
      'does not reach the server (ERR-18)',
      () => HttpResponse.error(),
      'An error occurred while updating your profile.',
    ],
  ])('says so and keeps what was typed when saving %s', async (_case, answer, sentence) => {
    await open();
    server.use(http.put('/api/user/profile', answer));
    await enter('Phone', '555 9999');
    await press('Save Changes');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Phone')).toHaveValue('555 9999');
  });

  it('asks for the password before another email signs in', async () => {
    const sent = jest.fn();
    await open();
    server.use(
      http.put('/api/user/profile', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(profile);
      }),
    );
    expect(screen.queryByLabelText('Your Password')).not.toBeInTheDocument();
    await enter('Email', 'new@example.com');
    await press('Save Changes');
    expect(await screen.findByText('Please enter your current password.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await enter('Your Password', 'secret');
    await press('Save Changes');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ email: 'new@example.com', currentPassword: 'secret' }),
      ),
    );
  });

  it('shows what was saved elsewhere meanwhile, and loses nothing', async () => {
    const theirs = { ...profile, version: 2, phone: '555 0199', lastName: 'Elsewhere' };
    const put: unknown[] = [];
    await open();
    server.use(
      http.put('/api/user/profile', async ({ request }) => {
        const { lastName, phone } = (await request.json()) as Record<string, string>;
        put.push([request.headers.get('If-Match'), lastName, phone]);
        if (put.length > 1) return HttpResponse.json({ ...theirs, version: 3, lastName });
        const conflict = { code: 'version_conflict', message: 'Changed', current: theirs };
        return HttpResponse.json(conflict, { status: 409 });
      }),
    );
    await enter('Last Name', 'Mine');
    await press('Save Changes');
    expect(await screen.findByText('Taken over from them: Phone.')).toBeVisible();
    await press('Save Changes');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(put).toEqual([
      [`"${profile.version}"`, 'Mine', profile.phone],
      ['"2"', 'Mine', '555 0199'],
    ]);
  });

  it('says that an email is not confirmed yet, and sends the link again', async () => {
    answerWith({ ...profile, emailConfirmed: false });
    server.use(
      http.post('/api/user/email/confirmation', () =>
        HttpResponse.json({ message: 'Please look into your inbox.' }),
      ),
    );
    await renderRoutes(insights.routes, { path: '/account' });
    await userEvent.click(await screen.findByRole('button', { name: 'Send Again' }));
    expect(await screen.findByText('Please look into your inbox.')).toBeVisible();
  });

  it("puts the server's sentence below the field it is about", async () => {
    const sentence = 'Another account already has this email.';
    await open();
    server.use(
      http.put('/api/user/profile', () =>
        HttpResponse.json({ message: sentence, fields: { email: sentence } }, { status: 409 }),
      ),
    );
    await enter('Email', 'taken@example.com');
    await enter('Your Password', 'secret');
    await press('Save Changes');
    expect(await screen.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });
});

describe('the photo', () => {
  const file = (size: number) => new File([new Uint8Array(size)], 'me.png', { type: 'image/png' });

  it('is sent and then shown (ACC-03)', async () => {
    const sent = jest.fn();
    const { container } = await open();
    await screen.findByRole('button', { name: 'Change Photo' });
    server.use(
      http.put('/api/user/photo', ({ request }) => {
        sent(request.headers.get('content-type')?.split(';')[0]);
        return HttpResponse.json(profile);
      }),
      http.get('/api/user/profile', () =>
        HttpResponse.json({ ...profile, profileImage: '/api/user/photo/p1' }),
      ),
    );
    await userEvent.upload(screen.getByLabelText('Photo'), file(10));
    expect(await screen.findByText('Photo updated')).toBeVisible();
    expect(sent).toHaveBeenCalledWith('multipart/form-data');
    await waitFor(() =>
      expect(container.querySelector('img')).toHaveAttribute('src', '/api/user/photo/p1'),
    );
  });

  it('that is too large is not sent', async () => {
    await open();
    await userEvent.upload(await screen.findByLabelText('Photo'), file(5 * 1024 * 1024 + 1));
    expect(await screen.findByText(/too large: at most 5 MB/)).toBeVisible();
  });

  it("that is refused shows the server's sentence", async () => {
    const message = 'Please choose a photo: a JPEG, PNG, WebP or GIF file.';
    await open();
    server.use(http.put('/api/user/photo', () => HttpResponse.json({ message }, { status: 422 })));
    await userEvent.upload(await screen.findByLabelText('Photo'), file(10));
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('the password', () => {
  const change = async (newPassword: string, confirmPassword = newPassword) => {
    await enter('Current Password', 'old-secret');
    await enter('New Password', newPassword);
    await enter('Confirm Password', confirmPassword);
    await press('Update Password');
  };

  it('changes, leaves nothing in the fields and the page is free to go (ACC-05, VAL-19, CALL-26)', async () => {
    const { container, router } = await open('/account?tab=security');
    await screen.findByText('Chrome on Windows');
    await expect(container).toBeAccessible();
    const sent = jest.fn();
    server.use(
      http.put('/api/user/password', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(profile);
      }),
    );
    await change('weakling');
    expect(await screen.findByText(/^Your password was changed\./)).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ currentPassword: 'old-secret', newPassword: 'weakling' });
    expect(screen.getByLabelText('Current Password')).toHaveValue('');
    await act(() => router.navigate('/elsewhere'));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  it.each([
    ['12345', '12345', 'Password must be at least 6 characters long'],
    ['123456', '654321', 'Passwords do not match'],
  ])('%s confirmed as %s: %s (ACC-05)', async (newPassword, confirmPassword, sentence) => {
    await open('/account?tab=security');
    await change(newPassword, confirmPassword);
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
  });

  it('is hinted at, never stopped, for its strength', async () => {
    await open('/account?tab=security');
    await enter('New Password', 'secret');
    expect(screen.getByText(/^Weak:/)).toBeVisible();
    await enter('New Password', 'correct horse battery staple');
    expect(screen.getByText('Strong.')).toBeVisible();
  });

  it('says below its field that the current one is wrong', async () => {
    const sentence = 'Your current password is not right.';
    await open('/account?tab=security');
    server.use(
      http.put('/api/user/password', () =>
        HttpResponse.json(
          { message: sentence, fields: { currentPassword: sentence } },
          { status: 422 },
        ),
      ),
    );
    await change('long enough');
    await waitFor(() => expect(screen.getByLabelText('Current Password')).toBeInvalid());
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });
});

describe('two-factor authentication', () => {
  const isOn = (enabled: boolean, recoveryCodesLeft: number) =>
    server.use(http.get('/api/user/2fa', () => HttpResponse.json({ enabled, recoveryCodesLeft })));

  it('is set up with a QR code, proved with a code, and leaves recovery codes (ACC-06, CALL-26)', async () => {
    const sent: unknown[] = [];
    await open('/account?tab=security');
    expect(screen.getByRole('heading', { name: 'Two-Factor Authentication' })).toBeVisible();
    server.use(
      http.post('/api/user/2fa', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({
          secret: 'ABCDEFGHIJKL',
          qrCode: 'data:image/svg+xml;base64,AA==',
        });
      }),
      http.post('/api/user/2fa/confirm', async ({ request }) => {
        const body = (await request.json()) as { code: string };
        sent.push(body);
        if (body.code === '123456') return HttpResponse.json({ recoveryCodes: ['aa-1', 'bb-2'] });
        const message = 'That code is not right. Please try the next one.';
        return HttpResponse.json({ message, fields: { code: message } }, { status: 422 });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Enable 2FA' }));
    await waitFor(() => expect(screen.getByLabelText('Your Password')).toBeInTheDocument());
    await enter('Your Password', 'secret');
    await userEvent.click(screen.getByText('Continue'));
    expect(await screen.findByAltText(/^QR code/)).toBeInTheDocument();
    expect(screen.getByText('ABCD EFGH IJKL')).toBeInTheDocument();
    await enter('Code from the app', '111111');
    await userEvent.click(screen.getByText('Verify'));
    await waitFor(() => expect(screen.getByLabelText('Code from the app')).toBeInvalid());
    isOn(true, 2);
    await enter('Code from the app', '123456');
    await userEvent.click(screen.getByText('Verify'));
    expect(await screen.findByText('aa-1')).toBeInTheDocument();
    expect(sent).toEqual([{ currentPassword: 'secret' }, { code: '111111' }, { code: '123456' }]);
    await userEvent.click(screen.getByText('I Saved Them'));
    expect(await screen.findByText(/You have 2 recovery codes left/)).toBeInTheDocument();
    expect(screen.queryByText('aa-1')).not.toBeInTheDocument();
  });

  it('is turned off with the right password and a code', async () => {
    const sentence = 'Your current password is not right.';
    server.use(http.get('/api/user/sessions', () => HttpResponse.json([here])));
    isOn(true, 1);
    await renderRoutes(insights.routes, { path: '/account?tab=security' });
    expect(await screen.findByText(/You have 1 recovery code left/)).toBeVisible();
    const fields = { currentPassword: sentence };
    server.use(
      http.post('/api/user/2fa/disable', async ({ request }) => {
        const { currentPassword, code } = (await request.json()) as Record<string, string>;
        expect(code).toBe('123456');
        if (currentPassword !== 'right') {
          return HttpResponse.json({ message: sentence, fields }, { status: 422 });
        }
        isOn(false, 0);
        return HttpResponse.json({ enabled: false, recoveryCodesLeft: 0 });
      }),
    );
    await press('Disable 2FA');
    await enter('Your Password', 'wrong');
    await enter('Code from the app', '123456');
    await userEvent.click(screen.getByText('Turn Off'));
    await waitFor(() => expect(screen.getByLabelText('Your Password')).toBeInvalid());
    await enter('Your Password', 'right');
    await userEvent.click(screen.getByText('Turn Off'));
    expect(await screen.findByText('2FA is off')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Enable 2FA' })).toBeVisible();
  });
});

describe('the sessions', () => {
  it('show where one is signed in, in the time of the business (ACC-07)', async () => {
    await open('/account?tab=security');
    expect(await screen.findByText('Safari on iPhone')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Account Sessions' })).toBeVisible();
    expect(screen.getAllByText('This device')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^Sign Out of (?!All)/ })).toHaveLength(1);
    expect(screen.getByText(/10\.0\.0\.1 · Last active Nov 21, 2026, 10:30\sAM/)).toBeVisible();
  });

  it('end one by one', async () => {
    await open('/account?tab=security');
    await screen.findByText('Safari on iPhone');
    server.use(
      http.delete('/api/user/sessions/b', () => HttpResponse.json({ id: 'b' })),
      http.get('/api/user/sessions', () => HttpResponse.json([here])),
    );
    await press('Sign Out of Safari on iPhone');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  });

  it('end all at once, this one included (ACC-08)', async () => {
    await open('/account?tab=security');
    server.use(http.delete('/api/user/sessions', () => HttpResponse.json({ signedOut: true })));
    await press('Sign Out of All Sessions');
    await waitFor(() => expect(session.get().status).toBe('signed-out'));
  });

  it('stay when they cannot be ended', async () => {
    await open('/account?tab=security');
    server.use(http.delete('/api/user/sessions', () => HttpResponse.error()));
    await press('Sign Out of All Sessions');
    expect(await screen.findByText("Couldn't sign out. Please try again.")).toBeVisible();
    expect(session.get().status).toBe('signed-in');
  });
});
