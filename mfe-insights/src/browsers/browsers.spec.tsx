import {
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  sessionState,
  within,
} from '@clearcoat/testing';
import insights from '../module';
import type { BrowserError, RouteVitals } from './browsers-api';

const error: BrowserError = {
  fingerprint: 'f1',
  kind: 'rejection',
  remote: 'crm',
  message: 'TypeError: x is not a function',
  frames: ['row /remotes/crm/1.0.0/list.12345678.js:1:5'],
  version: '1.0.0',
  count: 1_204,
  firstSeen: '2026-11-20T15:00:00.000Z',
  lastSeen: '2026-11-21T15:00:00.000Z',
  versions: [
    { name: '1.0.0', count: 1_203 },
    { name: '0.9.0', count: 1 },
  ],
  routes: [{ name: '/contacts/:id', count: 1_204 }],
};
const page: RouteVitals = {
  route: '/contacts',
  remote: 'crm',
  version: '1.0.0',
  count: 4,
  lcp: 4_200,
  inp: null,
  cls: 120,
  ttfb: 320,
};

function open(answer: { errors: BrowserError[]; vitals: RouteVitals[] }) {
  server.use(http.get('/api/platform/browsers', () => HttpResponse.json(answer)));
  return renderRoutes(insights.routes, {
    path: '/admin?tab=browsers',
    session: { permissions: [...sessionState().permissions, 'platform:manage'] },
  });
}

it('an error is one line, and opens to where it happened', async () => {
  const { user, container } = await open({ errors: [error], vitals: [page] });
  const line = await screen.findByText(error.message);
  const row = within(line.closest('li')!);
  expect(row.getAllByText('1,204 times')[0]).toBeVisible();
  expect(row.getByText(error.frames[0]!)).not.toBeVisible();
  await user.click(line);
  expect(row.getByText(error.frames[0]!)).toBeVisible();
  const shares = row.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shares).toEqual(['1.0.0 1,203 times', '0.9.0 once', '/contacts/:id 1,204 times']);
  await expect(container).toBeAccessible();
});

it('a route tells how soon it is there, and what is poor stands out', async () => {
  await open({ errors: [], vitals: [page] });
  const table = within(await screen.findByRole('table'));
  const cells = table.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['/contacts', 'crm 1.0.0', '4', '320 ms', '4.2 s', '–', '0.12']);
  expect(table.getByText('4.2 s').tagName).toBe('STRONG');
});

it('says so when there is nothing, and when it cannot be loaded', async () => {
  await open({ errors: [], vitals: [] });
  expect(await screen.findByText('No errors in the last 7 days')).toBeVisible();
  expect(screen.getByText('No pages in the last 24 hours')).toBeVisible();
});
