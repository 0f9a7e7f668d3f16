import { toast } from '@clearcoat/sdk';
import { act, http, HttpResponse, renderRoutes, screen, server, waitFor } from '@clearcoat/testing';
import type { SlotHost } from '@clearcoat/sdk';
import { NO_MESSAGES, READY } from './messages-fixture';
import { ToastMessage } from './ToastMessage';

const fillings = [{ remote: 'crm', status: 'ready', Component: ToastMessage, epoch: 0 }];
const slots = { subscribe: () => () => undefined, fillings: () => fillings } as unknown as SlotHost;
const JOB = { id: 'job-1', customer: 'Ana Ruiz' };

let asked: string[];
let posted: number;

beforeEach(() => {
  asked = [];
  posted = 0;
  server.use(
    http.get('/api/:area/job-1/messages', ({ params }) => {
      asked.push(String(params['area']));
      return HttpResponse.json({ ...NO_MESSAGES, ready: READY });
    }),
    http.post('/api/:area/job-1/messages', () => {
      posted += 1;
      return HttpResponse.json(NO_MESSAGES, { status: 201 });
    }),
  );
});

const open = (session = {}) =>
  renderRoutes([{ path: '/', element: <p>page</p> }], { path: '/', slots, session });

describe('a toast about a job', () => {
  it('offers the finished message beside its Undo, and says that it was handed over', async () => {
    const { user } = await open();
    act(() => toast({ title: 'Moved', job: JOB, action: { label: 'Undo', onClick: jest.fn() } }));
    const link = await screen.findByRole('link', { name: 'Text Ana' });
    expect(link).toHaveAttribute('href', expect.stringContaining('sms:+15551234567?&body='));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await user.click(link);
    expect(await screen.findByText('Text handed over')).toBeVisible();
    expect([asked, posted]).toEqual([['appointments'], 1]);
  });

  it('asks as a technician where only their own jobs are allowed', async () => {
    await open({ permissions: ['own-jobs:work'] });
    act(() => toast({ title: 'Finished', job: JOB }));
    await screen.findByRole('link', { name: 'Text Ana' });
    expect(asked).toEqual(['my-jobs']);
  });

  it('offers nothing where there is nothing to say', async () => {
    let isRead = false;
    server.use(
      http.get('/api/appointments/job-1/messages', () => {
        isRead = true;
        return HttpResponse.json(NO_MESSAGES);
      }),
    );
    await open();
    act(() => toast({ title: 'Finished', job: JOB }));
    await waitFor(() => expect(isRead).toBe(true));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
