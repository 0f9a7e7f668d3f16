import {
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@clearcoat/testing';
import { session } from '@clearcoat/sdk';
import insights from '../module';
import { answer, enter, open, plan } from '../testing/settings';

describe('the plan', () => {
  it('shows how much of it is used, and changes without charging', async () => {
    answer();
    const sent: unknown[] = [];
    server.use(
      http.put('/api/plan', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({
          ...plan,
          ...{ plan: 'professional', name: 'Professional', price: 59, trialEndsAt: null },
        });
      }),
    );
    const { container } = await open();
    expect(await screen.findByText('Free trial')).toBeVisible();
    expect(screen.getByText('Ends on Jul 1, 2199')).toBeVisible();
    expect(screen.getByRole('meter', { name: '12 of 500 customers' })).toHaveAttribute(
      'aria-valuenow',
      '12',
    );
    await expect(container).toBeAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'Change Plan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change Plan' });
    expect(screen.getByText(/changing the plan charges nothing/)).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText(/^Professional\s*\$59 a month/));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change Plan' }));
    expect(await screen.findByText('Plan changed')).toBeVisible();
    expect(sent).toEqual([{ plan: 'professional' }]);
    expect(screen.getAllByText('$59 a month')[0]).toBeVisible();
  });

  it('offers each plan as one card: its name, its price, its limit, and whether one has it', async () => {
    answer();
    server.use(
      http.get('/api/plan', () => HttpResponse.json({ ...plan, plan: 'starter', name: 'Starter' })),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change Plan' }));
    await screen.findByRole('dialog', { name: 'Change Plan' });
    const cards = screen
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ labels }) => [...(labels ?? [])].map(({ textContent }) => textContent).join());
    expect(cards).toEqual([
      'StarterCurrent$29 a monthUp to 50 customers',
      'Professional$59 a monthUp to 500 customers',
      'Enterprise$99 a monthUnlimited customers',
    ]);
  });

  it('is read only for those who do not own the business', async () => {
    answer();
    await renderRoutes(insights.routes, {
      path: '/settings',
      session: { permissions: ['settings:read', 'settings:write', 'data:export'] },
    });
    expect(await screen.findByText('Free trial')).toBeVisible();
    expect(screen.getByText('Export Everything')).toBeVisible();
    for (const name of ['Change Plan', 'Delete Business']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  it('says so when it cannot be loaded, and leaves the form alone', async () => {
    answer();
    server.use(http.get('/api/plan', () => new HttpResponse(null, { status: 500 })));
    await open();
    expect(await screen.findByText("Couldn't load your plan")).toBeVisible();
    answer();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Free trial')).toBeVisible();
  });
});

describe('deleting the business', () => {
  it('leaves without a question about what stands in its own dialog', async () => {
    answer();
    server.use(http.delete('/api/business', () => HttpResponse.json({})));
    const asked: boolean[] = [];
    const forget = jest.spyOn(session, 'forget').mockImplementation(() => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      asked.push(leaving.defaultPrevented);
    });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Business' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Torres Detailing?' });
    await enter('Business name', 'Torres Detailing');
    await enter('Your password', 'secret-1');
    await userEvent.click(within(dialog).getByText('Delete Business'));
    await waitFor(() => expect(forget).toHaveBeenCalled());
    expect(asked).toEqual([false]);
    expect(sessionStorage.getItem('clearcoat.toast')).toContain(
      'Torres Detailing and everything in it is gone.',
    );
    sessionStorage.clear();
    jest.restoreAllMocks();
  });

  it('takes a code of somebody with two-factor authentication', async () => {
    answer();
    const sent: unknown[] = [];
    server.use(
      http.get('/api/user/2fa', () => HttpResponse.json({ enabled: true, recoveryCodesLeft: 9 })),
      http.delete('/api/business', async ({ request }) => {
        sent.push(await request.json());
        const sentence = 'That code is not right. Please try the next one.';
        return HttpResponse.json(
          { message: sentence, fields: { code: sentence } },
          { status: 422 },
        );
      }),
    );
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Business' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Torres Detailing?' });
    await enter('Business name', 'Torres Detailing');
    await enter('Your password', 'secret-1');
    await enter('Code from the app', '000000');
    await userEvent.click(within(dialog).getByText('Delete Business'));
    await waitFor(() => expect(screen.getByLabelText('Code from the app')).toBeInvalid());
    expect(sent).toEqual([
      { businessName: 'Torres Detailing', password: 'secret-1', code: '000000' },
    ]);
  });

  it('takes the name and the password, and says below them what is not right', async () => {
    answer();
    const sent: unknown[] = [];
    server.use(
      http.delete('/api/business', async ({ request }) => {
        sent.push(await request.json());
        const sentence = 'Your password is not right';
        return HttpResponse.json(
          { message: sentence, fields: { password: sentence } },
          { status: 422 },
        );
      }),
    );
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Business' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Torres Detailing?' });
    await enter('Business name', 'Torres Detailing');
    await enter('Your password', 'wrong');
    await userEvent.click(within(dialog).getByText('Delete Business'));
    expect((await screen.findAllByText('Your password is not right'))[0]).toBeVisible();
    expect(sent).toEqual([{ businessName: 'Torres Detailing', password: 'wrong' }]);
    expect(screen.getByLabelText('Business name')).toHaveValue('Torres Detailing');
  });
});
