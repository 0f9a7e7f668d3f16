import {
  act,
  http,
  HttpResponse,
  myJob,
  renderRoutes,
  screen,
  server,
  userEvent,
  waitFor,
} from '@clearcoat/testing';
import { outbox } from '@clearcoat/sdk/offline';
import remote from '../module';
import { withTicks, type CheckedStep } from './checklist-api';

const PATH = '/api/my-jobs/job-1/checklist';

const step = (label: string, done = false): CheckedStep => ({
  ...{ label, done, by: done ? 'Ben Ode' : null },
  at: done ? '2026-11-23T14:05:00.000Z' : null,
});

let stored: CheckedStep[];
let sent: unknown[];

beforeEach(() => {
  stored = [step('Wheels and tires', true), step('Two-bucket wash')];
  sent = [];
  server.use(
    http.get('/api/my-jobs/job-1', () => HttpResponse.json(myJob({ id: 'job-1' }))),
    http.get('/api/my-jobs/job-1/photos', () => HttpResponse.json([])),
    http.get(PATH, () => HttpResponse.json(stored)),
    http.put(PATH, async ({ request }) => {
      const tick = (await request.json()) as { label: string; done: boolean };
      sent.push(tick);
      stored = stored.map((one) => (one.label === tick.label ? step(one.label, tick.done) : one));
      return HttpResponse.json(stored);
    }),
  );
});

afterEach(() => act(() => outbox.clear()));

const open = () =>
  renderRoutes(remote.routes, {
    path: '/my-jobs/job-1',
    session: { permissions: ['own-jobs:work'] },
  });

const box = (name: string) => screen.findByRole('checkbox', { name });

it('is ticked by a tap a step, and says who did it and when', async () => {
  const { container } = await open();
  expect(await box('Wheels and tires')).toBeChecked();
  expect(screen.getByText(/^Ben Ode, Nov 23, 2026/)).toBeVisible();
  expect(screen.getByText('1 of 2 done')).toBeVisible();
  await userEvent.click(await box('Two-bucket wash'));
  expect(await screen.findByText('2 of 2 done')).toBeVisible();
  await waitFor(() => expect(sent).toEqual([{ label: 'Two-bucket wash', done: true }]));
  await userEvent.click(await box('Wheels and tires'));
  await waitFor(() => expect(sent.at(-1)).toEqual({ label: 'Wheels and tires', done: false }));
  expect(await box('Wheels and tires')).not.toBeChecked();
  await expect(container).toBeAccessible();
});

it('keeps a tick that found no line, and sends it when there is one', async () => {
  await open();
  server.use(http.put(PATH, () => HttpResponse.error(), { once: true }));
  await userEvent.click(await box('Two-bucket wash'));
  await waitFor(() => expect(outbox.waiting()).toHaveLength(1));
  expect(await box('Two-bucket wash')).toBeChecked();
  expect(sent).toEqual([]);
  await act(() => outbox.flush());
  expect(sent).toEqual([{ label: 'Two-bucket wash', done: true }]);
});

it('takes back what was refused, and says why', async () => {
  await open();
  const message = 'This step is not on the list any more.';
  server.use(http.put(PATH, () => HttpResponse.json({ message }, { status: 409 })));
  await userEvent.click(await box('Two-bucket wash'));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(async () => expect(await box('Two-bucket wash')).not.toBeChecked());
});

it('is not there where the service asks for nothing', async () => {
  stored = [];
  await open();
  await screen.findByRole('region', { name: 'Photos' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Checklist' })).toBeNull());
});

it('says when it did not load, and tries again', async () => {
  server.use(http.get(PATH, () => HttpResponse.json({}, { status: 500 }), { once: true }));
  await open();
  expect(await screen.findByText("Couldn't load the checklist")).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await box('Two-bucket wash')).toBeVisible();
});

it('shows the last of what was said without a line', () => {
  const tick = (done: boolean) => ({ details: { type: 'tick' as const, label: 'Dry', done } });
  const shown = withTicks([step('Dry'), step('Wax')], [tick(true), tick(false), tick(true)]);
  expect(shown.map(({ done, isWaiting }) => [done, isWaiting])).toEqual([
    [true, true],
    [false, false],
  ]);
});
