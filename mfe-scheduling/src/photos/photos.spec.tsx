import {
  act,
  fireEvent,
  http,
  HttpResponse,
  jobPhoto,
  myJob,
  renderRoutes,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@clearcoat/testing';
import { outbox } from '@clearcoat/sdk/offline';
import type { JobPhoto } from '../shared/job-area';
import remote from '../module';

const PATH = '/api/my-jobs/job-1/photos';

let stored: JobPhoto[];
/** Uploads by kind, once for each id. */
let sent: string[];
/** Capture times sent with the uploads. */
let taken: (string | undefined)[];

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:kept', revokeObjectURL: () => undefined });
});

beforeEach(() => {
  stored = [];
  sent = [];
  taken = [];
  server.use(
    http.get('/api/my-jobs/job-1', () => HttpResponse.json(myJob({ id: 'job-1' }))),
    http.get('/api/my-jobs/job-1/checklist', () => HttpResponse.json([])),
    http.get(PATH, () => HttpResponse.json(stored)),
    http.put(`${PATH}/:id`, async ({ request, params }) => {
      const id = String(params['id']);
      const form = await request.text();
      const kind = /name="kind"\s+(\w+)/.exec(form)?.[1] as JobPhoto['kind'];
      sent.push(kind);
      taken.push(/name="takenAt"\s+(\S+)/.exec(form)?.[1]);
      stored = [...stored, jobPhoto({ id, kind })];
      return HttpResponse.json(stored.at(-1));
    }),
    http.delete(`${PATH}/:id`, ({ params }) => {
      stored = stored.filter(({ id }) => id !== params['id']);
      return HttpResponse.json({ message: 'The photo was deleted.' });
    }),
  );
});

afterEach(() => act(() => outbox.clear()));

const open = async () => {
  const session = { permissions: ['own-jobs:work' as const] };
  const shown = await renderRoutes(remote.routes, { path: '/my-jobs/job-1', session });
  await screen.findByRole('region', { name: 'Photos' });
  return shown;
};

const file = (name: string, lastModified = Date.now()) =>
  new File([name], `${name}.jpg`, { type: 'image/jpeg', lastModified });
const choose = async (kind: string, ...files: File[]) =>
  userEvent.upload(await screen.findByLabelText(`Photos from ${kind}`), files);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const shownIn = (row: string) =>
  within(screen.getByRole('region', { name: row }))
    .queryAllByRole('button', { name: /^Show photo/ })
    .map((button) => button.getAttribute('aria-label'));

it('shows both rows without a photo, and takes several of each', async () => {
  const { container } = await open();
  expect(await screen.findByText(/Walk around the vehicle/)).toBeVisible();
  for (const kind of ['before', 'after'])
    expect(screen.getByRole('button', { name: `Add Photos from ${kind}` })).toBeVisible();
  await choose('before', file('front'), file('rear'));
  await waitFor(() =>
    expect(shownIn('Before')).toEqual(['Show photo 1 from before', 'Show photo 2 from before']),
  );
  await choose('after', file('front'));
  await waitFor(() => expect(shownIn('After')).toHaveLength(1));
  expect(sent).toEqual(['before', 'before', 'after']);
  await expect(container).toBeAccessible();
});

it('shows one large, goes on to the next by a key, and deletes it when one is sure', async () => {
  stored = [jobPhoto({ id: 'p1' }), jobPhoto({ id: 'p2', kind: 'after', by: null })];
  await open();
  await press('Show photo 1 from before');
  const dialog = await screen.findByRole('dialog', { name: 'Before, photo 1 of 2' });
  const picture = within(dialog).getByRole('img', { name: 'Before, photo 1' });
  expect(picture).toHaveAttribute('src', `${PATH}/p1`);
  expect(within(dialog).getByText(/Taken by Ana Ruiz/)).toBeVisible();
  fireEvent.keyDown(picture, { key: 'ArrowRight' });
  expect(await screen.findByRole('dialog', { name: 'After, photo 2 of 2' })).toBeVisible();
  await press('Delete Photo');
  const question = await screen.findByRole('dialog', { name: 'Delete this photo?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete Photo' }));
  await waitFor(() => expect(shownIn('After')).toEqual([]));
  expect(stored.map(({ id }) => id)).toEqual(['p1']);
});

it('goes round by a key from wherever the focus is, and one alone leads nowhere', async () => {
  stored = [jobPhoto({ id: 'p1' }), jobPhoto({ id: 'p2', kind: 'after' })];
  await open();
  await press('Show photo 1 from before');
  await screen.findByRole('dialog', { name: 'Before, photo 1 of 2' });
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'ArrowRight' });
  await screen.findByRole('dialog', { name: 'After, photo 2 of 2' });
  await press('Next');
  await screen.findByRole('dialog', { name: 'Before, photo 1 of 2' });
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  await press('Delete Photo');
  const question = await screen.findByRole('dialog', { name: 'Delete this photo?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete Photo' }));
  await press('Show photo 1 from after');
  await screen.findByRole('dialog', { name: 'After, photo 1 of 1' });
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('compares before and after, by keyboard as well', async () => {
  stored = [jobPhoto({ id: 'p1' }), jobPhoto({ id: 'p2', kind: 'after' })];
  await open();
  await press('Compare');
  const dialog = await screen.findByRole('dialog', { name: 'Before and after' });
  const slider = within(dialog).getByRole('slider', { name: /Amount of the before photo/ });
  expect(slider).toHaveAttribute('aria-valuetext', '50% before');
  fireEvent.change(slider, { target: { value: '80' } });
  expect(slider).toHaveAttribute('aria-valuetext', '80% before');
  for (const name of ['Before', 'After'])
    expect(within(dialog).getByRole('img', { name })).toBeVisible();
});

it('does not offer to compare what has no other side', async () => {
  stored = [jobPhoto()];
  await open();
  await screen.findByRole('button', { name: 'Show photo 1 from before' });
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
});

it('says why a photo was refused, and keeps the others', async () => {
  await open();
  server.use(
    http.put(
      `${PATH}/:id`,
      () => HttpResponse.json({ message: 'Please choose a photo: a JPEG.' }, { status: 422 }),
      { once: true },
    ),
  );
  await choose('before', file('broken'), file('front'));
  expect(await screen.findByText('Please choose a photo: a JPEG.')).toBeVisible();
  await waitFor(() => expect(shownIn('Before')).toHaveLength(1));
});

it('takes photos that are dropped on a row, and refuses other files', async () => {
  await open();
  const after = await screen.findByRole('region', { name: 'After' });
  const drag = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files } });
  fireEvent.dragOver(after, drag());
  expect(after).toHaveAttribute('data-over');
  fireEvent.dragLeave(after, { relatedTarget: document.body });
  expect(after).not.toHaveAttribute('data-over');
  fireEvent.drop(after, drag(file('front'), new File(['x'], 'a.pdf', { type: 'application/pdf' })));
  expect(await screen.findByText(/Please choose a photo: a JPEG/)).toBeVisible();
  await waitFor(() => expect(shownIn('After')).toHaveLength(1));
  expect(sent).toEqual(['after']);
});

it('leaves text alone that is dragged over it', async () => {
  await open();
  const row = await screen.findByRole('region', { name: 'Before' });
  const isLeft = fireEvent.dragOver(row, { dataTransfer: { types: ['text/plain'] } });
  expect(isLeft).toBe(true);
  expect(row).not.toHaveAttribute('data-over');
});

it('has room for twelve', async () => {
  stored = Array.from({ length: 11 }, () => jobPhoto());
  await open();
  await waitFor(() => expect(shownIn('Before')).toHaveLength(11));
  await choose('after', file('front'), file('rear'), file('side'));
  expect(await screen.findByText(/room for 12 photos. 2 didn't fit/)).toBeVisible();
  await waitFor(() => expect(shownIn('After')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Add Photos from before' })).toBeDisabled();
});

it('keeps photos that found no line, shows them, and sends each once, with when it was taken', async () => {
  const hourAgo = Date.now() - 3_600_000;
  await open();
  server.use(http.put(`${PATH}/:id`, () => HttpResponse.error(), { once: true }));
  await choose('before', file('front', hourAgo));
  expect(await screen.findByRole('img', { name: 'Before, not sent yet' })).toBeVisible();
  expect([sent, outbox.waiting().length]).toEqual([[], 1]);
  await act(() => outbox.flush());
  await waitFor(() => expect(screen.queryByText('Waiting')).toBeNull());
  expect([sent, outbox.waiting()]).toEqual([['before'], []]);
  expect(taken).toEqual([new Date(hourAgo).toISOString()]);
});

it('says when the photos did not load, takes others all the same, and tries again', async () => {
  server.use(http.get(PATH, () => HttpResponse.json({}, { status: 500 }), { once: true }));
  await open();
  expect(await screen.findByText("Couldn't load the photos")).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Photos from before' })).toBeEnabled();
  expect(screen.queryByText(/None yet/)).toBeNull();
  await press('Retry');
  expect(await screen.findByText(/Walk around the vehicle/)).toBeVisible();
});
