import { dismissToast, safeStorage, useShownToast } from '@clearcoat/sdk';
import {
  act,
  http,
  HttpResponse,
  render,
  screen,
  server,
  userEvent,
  waitFor,
} from '@clearcoat/testing';
import { useExport } from './use-export';

const export1 = {
  id: 'e1',
  what: 'everything',
  format: 'xlsx',
  status: 'running',
  fileName: 'clearcoat-export-2026-06-17.xlsx',
  rows: 12_500,
  bytes: 0,
  problem: null,
  createdAt: '2026-06-17T15:00:00Z',
  expiresAt: '2026-06-18T15:00:00Z',
};
const done = { ...export1, status: 'done' };

function Page() {
  const { isBusy, progress, start } = useExport();
  const toast = useShownToast();
  return (
    <>
      <button onClick={() => start({ what: 'everything' }, 'Please try again.')}>Export</button>
      <p>{isBusy ? 'busy' : 'idle'}</p>
      <p>{progress}</p>
      <p>{toast?.title}</p>
      <p>{toast?.description}</p>
      {toast?.action && <button onClick={toast.action.onClick}>{toast.action.label}</button>}
    </>
  );
}

/** Files that the browser saved. */
let kept: string[];
let answers: object[];
const createObjectURL = URL.createObjectURL;

beforeEach(() => {
  kept = [];
  answers = [done];
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    kept.push(this.download);
  });
  server.use(
    http.post('/api/exports', () => HttpResponse.json(export1, { status: 201 })),
    http.get('/api/exports/e1', () =>
      HttpResponse.json(answers.length > 1 ? answers.shift() : answers[0]),
    ),
    http.get('/api/exports/e1/file', () =>
      HttpResponse.text('file', {
        headers: { 'content-disposition': `attachment; filename*=UTF-8''${done.fileName}` },
      }),
    ),
  );
});

afterEach(() => {
  URL.createObjectURL = createObjectURL;
  jest.restoreAllMocks();
  safeStorage.session.remove('clearcoat.export');
  act(() => dismissToast());
});

/** Waits for the export to end, because the next test starts another one. */
const over = () => screen.findByText('idle');

const press = () => userEvent.click(screen.getByText('Export'));

describe('an export', () => {
  it('that is there at once is kept without a word', async () => {
    render(<Page />);
    await press();
    await waitFor(() => expect(kept).toEqual([done.fileName]));
    await over();
    expect(screen.queryByText('Your export is ready')).not.toBeInTheDocument();
    expect(safeStorage.session.get('clearcoat.export')).toBeNull();
  });

  it('that takes longer says how far it is, and goes on when the page is left', async () => {
    answers = [...Array<object>(9).fill(export1), done];
    const { unmount } = render(<Page />);
    await press();
    const text = '12,500 rows so far. You can leave this page. The export keeps going.';
    expect(await screen.findByText(text)).toBeVisible();
    unmount();
    render(<Page />);
    expect(screen.getByText(text)).toBeVisible();
    expect(await screen.findByText('Your export is ready')).toBeVisible();
    expect(kept).toEqual([done.fileName]);
    await over();
  });

  it('that is refused or goes wrong says why', async () => {
    const message = 'An export of your business is being made already.';
    server.use(
      http.post('/api/exports', () => HttpResponse.json({ message }, { status: 429 }), {
        once: true,
      }),
    );
    render(<Page />);
    await press();
    expect(await screen.findByText(message)).toBeVisible();
    await over();
    const problem = 'Your export could not be made. Please try again.';
    answers = [{ ...export1, status: 'failed', problem }];
    await press();
    expect(await screen.findByText(problem)).toBeVisible();
    await over();
    server.use(http.post('/api/exports', () => new HttpResponse(null, { status: 500 })));
    await press();
    expect(await screen.findByText('Please try again.')).toBeVisible();
    await over();
    expect(kept).toEqual([]);
  });

  it('is not lost on a line that is gone for a moment', async () => {
    server.use(http.get('/api/exports/e1', () => HttpResponse.error(), { once: true }));
    render(<Page />);
    await press();
    await waitFor(() => expect(kept).toEqual([done.fileName]));
    await over();
  });
});

describe('after a reload', () => {
  beforeEach(() => safeStorage.session.set('clearcoat.export', 'e1'));

  it('one that is under way is shown and kept', async () => {
    answers = [export1, done];
    render(<Page />);
    expect(await screen.findByText(/^12,500 rows so far/)).toBeVisible();
    await waitFor(() => expect(kept).toEqual([done.fileName]));
    await over();
  });

  it('one that is ready is offered', async () => {
    render(<Page />);
    await userEvent.click(await screen.findByText('Download'));
    await over();
    await waitFor(() => expect(kept).toEqual([done.fileName]));
    expect(safeStorage.session.get('clearcoat.export')).toBeNull();
  });

  it('one that is gone is forgotten', async () => {
    server.use(http.get('/api/exports/e1', () => new HttpResponse(null, { status: 404 })));
    render(<Page />);
    await waitFor(() => expect(safeStorage.session.get('clearcoat.export')).toBeNull());
    await over();
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
  });
});
