import {
  fireEvent,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  waitFor,
  within,
} from '@clearcoat/testing';
import { CalendarFeed } from './CalendarFeed';

const URL_OF_IT = 'https://app.example/api/public/calendar/secret.ics';
const MADE = { crewId: null, createdAt: '2026-11-24T15:30:00.000Z', readAt: null };

let own: typeof MADE | null;
let sent: string[];

beforeEach(() => {
  [own, sent] = [null, []];
  server.use(
    http.get('/api/calendar/feeds/own', () => HttpResponse.json({ feed: own })),
    http.get('/api/calendar/feeds/crews', () => HttpResponse.json([])),
    http.post('/api/calendar/feeds/own', () => {
      own = MADE;
      sent.push('made');
      return HttpResponse.json({ url: URL_OF_IT, feed: MADE }, { status: 201 });
    }),
    http.delete('/api/calendar/feeds/own', () => {
      own = null;
      sent.push('ended');
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/calendar/feeds/crews/van-1', () => {
      sent.push('made for the van');
      return HttpResponse.json({ url: URL_OF_IT, feed: MADE }, { status: 201 });
    }),
  );
});

const open = (crew?: { id: string; name: string }) =>
  renderRoutes([{ path: '/account', element: <CalendarFeed crew={crew} /> }], { path: '/account' });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const confirm = async (dialog: string, name: string) =>
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', { name }),
  );

it('is made, shown once, and ready for a calendar app', async () => {
  const { container, unmount } = await open();
  await press('Make Address');
  expect(await screen.findByLabelText('Calendar Address')).toHaveValue(URL_OF_IT);
  expect(screen.getByRole('link', { name: 'Add to a Calendar App' })).toHaveAttribute(
    'href',
    'webcal://app.example/api/public/calendar/secret.ics',
  );
  await expect(container).toBeAccessible();
  unmount();
  await open();
  expect(
    await screen.findByText(/On since Nov 24, 2026.*Not read by a calendar yet/),
  ).toBeVisible();
  expect(screen.queryByLabelText('Calendar Address')).not.toBeInTheDocument();
});

it('asks somebody with two-factor authentication for a code', async () => {
  const codes: unknown[] = [];
  server.use(
    http.post('/api/calendar/feeds/own', async ({ request }) => {
      const { code } = (await request.json()) as { code?: string };
      codes.push(code);
      if (code === '123456')
        return HttpResponse.json({ url: URL_OF_IT, feed: MADE }, { status: 201 });
      const message = 'Please enter the code from your authenticator app.';
      return HttpResponse.json({ message, fields: { code: message } }, { status: 422 });
    }),
  );
  await open();
  await press('Make Address');
  const dialog = await screen.findByRole('dialog', { name: 'Make a calendar address' });
  const field = within(dialog).getByLabelText('Code from the app');
  fireEvent.change(field, { target: { value: '000000' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Make Address' }));
  await waitFor(() => expect(field).toBeInvalid());
  fireEvent.change(field, { target: { value: '123456' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Make Address' }));
  expect(await screen.findByLabelText('Calendar Address')).toHaveValue(URL_OF_IT);
  expect(codes).toEqual([undefined, '000000', '123456']);
});

it('is renewed and turned off, each after a question', async () => {
  own = MADE;
  await open();
  await press('New Address');
  expect(sent).toEqual([]);
  await confirm('Make a new address?', 'New Address');
  expect(await screen.findByLabelText('Calendar Address')).toBeVisible();
});

it('is gone once it was turned off', async () => {
  own = MADE;
  await open();
  await press('Turn Off');
  await confirm('Turn this calendar off?', 'Turn Off');
  expect(await screen.findByRole('button', { name: 'Make Address' })).toBeVisible();
  expect(sent).toEqual(['ended']);
});

it('is a crew’s, by its name', async () => {
  await open({ id: 'van-1', name: 'Van 1' });
  expect(await screen.findByText(/^Van 1's jobs in Google Calendar/)).toBeVisible();
  await press('Make Address');
  await waitFor(() => expect(sent).toEqual(['made for the van']));
});

it('says when it does not work', async () => {
  server.use(http.post('/api/calendar/feeds/own', () => HttpResponse.error()));
  await open();
  await press('Make Address');
  expect(await screen.findByText("That didn't work. Please try again.")).toBeVisible();
});
