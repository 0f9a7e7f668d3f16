import type { ReactNode } from 'react';
import { onAskAssistant, Outlet } from '@clearcoat/sdk';
import {
  appointment,
  contact,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  waitFor,
  within,
} from '@clearcoat/testing';
import { HostProvider } from '../contexts/host';
import { PaletteHost } from './PaletteHost';
import { SearchField } from './SearchField';

const registry = { schema: 1 as const, revision: 'r1', remotes: [] };
const routesWith = (field: ReactNode) => [
  {
    element: (
      <HostProvider value={{ registry }}>
        <PaletteHost>
          {field}
          <Outlet />
        </PaletteHost>
      </HostProvider>
    ),
    children: [{ path: '*', element: <p>Here</p> }],
  },
];
const routes = routesWith(<SearchField />);

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

function serve() {
  const searched: (string | null)[] = [];
  const searchedJobs: (string | null)[] = [];
  server.use(
    http.get('/api/contacts', ({ request }) => {
      searched.push(new URL(request.url).searchParams.get('search'));
      return HttpResponse.json([contact({ id: 'c1', name: 'Ana Ruiz' })]);
    }),
    http.get('/api/appointments/search', ({ request }) => {
      searchedJobs.push(new URL(request.url).searchParams.get('q'));
      return HttpResponse.json([
        appointment({ id: 'a9', service: 'Ceramic Coating', date: '2025-03-04' }),
      ]);
    }),
    http.get('/api/appointments', () =>
      HttpResponse.json({
        upcoming: [
          appointment({ id: 'a1', service: 'Full Detail', date: '2026-11-23', startTime: '08:00' }),
        ],
        past: [],
      }),
    ),
  );
  return { searched, searchedJobs };
}

async function open(session = {}) {
  const asked = serve();
  const view = await renderRoutes(routes, { path: '/dashboard', session });
  await view.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search or ask' });
  return { ...view, field, ...asked };
}

const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('offers the next jobs, what one can start, and the assistant, before anything is typed', async () => {
  const { container, searched } = await open();
  expect(await screen.findByRole('group', { name: 'Next jobs' })).toBeVisible();
  expect(names().slice(-3)).toEqual(['New Job', 'New Customer', 'Ask the assistant']);
  expect(searched).toEqual([]);
  await expect(container).toBeAccessible();
});

it('begins with what one opened lately, each once', async () => {
  const { user, field } = await open();
  await user.type(field, 'ana');
  const customers = within(await screen.findByRole('group', { name: 'Customers' }));
  await user.click(customers.getByRole('option'));
  await user.keyboard('{Control>}k{/Control}');
  const jobs = within(await screen.findByRole('group', { name: 'Next jobs' }));
  await user.click(jobs.getByRole('option'));
  await user.keyboard('{Control>}k{/Control}');
  const recent = within(await screen.findByRole('group', { name: 'Recent' }));
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Full Detail'),
    expect.stringContaining('Ana Ruiz'),
  ]);
  expect(screen.queryByRole('group', { name: 'Next jobs' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('combobox'), 'ana');
  expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
});

it('asks the server for customers, and books one of them', async () => {
  const { user, field, searched, router } = await open();
  await user.type(field, 'ana');
  await user.click(await screen.findByRole('option', { name: 'New job for Ana Ruiz' }));
  expect(searched.at(-1)).toBe('ana');
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/appointments/new?contactId=c1',
  );
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('lets nothing slip in above what Enter is about to choose', async () => {
  const { user, field, searchedJobs } = await open();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('/api/contacts', async () => {
      await answered;
      return HttpResponse.json([contact({ id: 'c1', name: 'Ana Ruiz' })]);
    }),
  );
  await user.type(field, 'ana');
  await waitFor(() => expect(searchedJobs).toContain('ana'));
  // Gives the answer time to render, if it would.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('option', { name: /Ceramic Coating/ })).not.toBeInTheDocument();
  answer();
  await screen.findByRole('option', { name: /Ceramic Coating/ });
  expect(names()[0]).toContain('Ana Ruiz');
});

it('asks the server for jobs, of all there ever were', async () => {
  const { user, field, searchedJobs, router } = await open();
  await user.type(field, '7ABC');
  const jobs = within(await screen.findByRole('group', { name: 'Jobs' }));
  const job = await jobs.findByRole('option', { name: /Ceramic Coating.*Mar 4, 2025/ });
  // The vehicle, as of customers.
  const drawings = await screen.findAllByRole('option', { name: /Tesla/ });
  const [ofCustomer, ofJob] = drawings.map((option) => option.querySelector('svg')?.outerHTML);
  expect(ofJob).toBe(ofCustomer);
  await user.click(job);
  expect(searchedJobs.at(-1)).toBe('7abc');
  expect(router.state.location.pathname).toBe('/appointments/a9');
});

it('is opened by a button on a phone', async () => {
  serve();
  const { user } = await renderRoutes(routesWith(<SearchField isSmall />), { path: '/dashboard' });
  await user.click(screen.getByRole('button', { name: 'Search or ask' }));
  expect(await screen.findByRole('combobox', { name: 'Search or ask' })).toHaveFocus();
});

it('is worked by the arrows and Enter; the field names what is chosen', async () => {
  const { user, field, router } = await open();
  await screen.findByRole('group', { name: 'Next jobs' });
  await user.keyboard('{ArrowUp}');
  const last = screen.getAllByRole('option').at(-1);
  expect(last).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', last?.id);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(router.state.location.pathname).toBe('/appointments/a1');
});

it('opens in a new tab with Ctrl and Enter', async () => {
  const { user, router } = await open();
  await screen.findByRole('group', { name: 'Next jobs' });
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith('/appointments/a1', '_blank', 'noopener');
  expect(router.state.location.pathname).toBe('/dashboard');
});

it('hands what it does not know to the assistant, as it was typed', async () => {
  const asked = jest.fn();
  const stop = onAskAssistant(asked);
  const { user, field } = await open();
  await user.type(field, 'When am I free?');
  await user.click(
    await screen.findByRole('option', { name: 'Ask the assistant “When am I free?”' }),
  );
  expect(asked).toHaveBeenCalledWith('When am I free?');
  stop();
});

it('says so when there is no assistant to ask', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('option', { name: 'Ask the assistant' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "The assistant isn't available right now.",
  );
});

it('offers nobody what they may not do', async () => {
  await open({ permissions: ['dashboard:read'] });
  await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(0));
});

it('is seen to go, as a picture that nobody can reach', async () => {
  // The stubbed animation never ends, so the copy that fades out stays in the document.
  Element.prototype.animate = () => ({}) as Animation;
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  Reflect.deleteProperty(Element.prototype, 'animate');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Close').closest('dialog')).toHaveAttribute('aria-hidden', 'true');
});
