import { avatarColor } from '@clearcoat/sdk';
import {
  act,
  contact,
  hold,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@clearcoat/testing';
import remote from '../module';

const ana = contact({ id: 'c1', lastAppointment: '2026-11-02', totalSpent: 1234 });
const ben = contact({ id: 'c2', name: 'Ben Cole', phone: '555 0102', totalSpent: 99.5 });

function answerWith(contacts = [ana, ben]) {
  const asked: URL[] = [];
  server.use(
    http.get('/api/contacts', ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json(contacts, { headers: { 'X-Total-Count': `${contacts.length}` } });
    }),
  );
  return asked;
}

const open = (path = '/contacts') => renderRoutes(remote.routes, { path });

describe('the list of contacts', () => {
  it('has its title, its texts and the columns of the SPEC, and says that it loads (CON-01, CON-02, CON-03, CON-04, CON-09, GEN-01, CALL-08)', async () => {
    const { answer, letThrough } = hold([ana]);
    server.use(http.get('/api/contacts', answer));
    await open();
    expect(await screen.findByText('Loading contacts...')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contacts');
    expect(screen.getByText('Manage your customer database')).toBeVisible();
    expect(screen.getByPlaceholderText('Search contacts...')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Contact' })).toBeVisible();
    letThrough();
    expect(await screen.findByText('Ana Ruiz')).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Contact Info',
      'Last Visit',
      'Total Spent',
      'Actions',
    ]);
  });

  it('shows a group by visits, whose address can be shared', async () => {
    const asked: string[] = [];
    server.use(
      http.get('/api/contacts', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('visits') ?? 'everybody');
        return HttpResponse.json([]);
      }),
    );
    const { router } = await open('/contacts?visits=due');
    expect(await screen.findByText('Nobody is due right now')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Never came' }));
    expect(await screen.findByText('Everyone has been here')).toBeVisible();
    expect(router.state.location.search).toBe('?visits=never');
    await userEvent.click(screen.getByRole('button', { name: 'Show Everyone' }));
    expect(await screen.findByText('No contacts found')).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(asked).toEqual(['due', 'never', 'everybody']);
  });

  it('shows who has a vehicle of a make, whose address can be shared', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get('/api/vehicle-makes', () =>
        HttpResponse.json([
          { make: 'Ford', contacts: 12 },
          { make: 'Audi', contacts: 1 },
        ]),
      ),
      http.get('/api/contacts', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('make'));
        return HttpResponse.json([]);
      }),
    );
    const { router } = await open('/contacts?make=Audi');
    expect(await screen.findByText('No Audi yet')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Vehicle make' }));
    await userEvent.click(await screen.findByText('Ford · 12'));
    expect(await screen.findByText('No Ford yet')).toBeVisible();
    expect(router.state.location.search).toBe('?make=Ford');
    await userEvent.click(screen.getByRole('button', { name: 'Show Everyone' }));
    expect(await screen.findByText('No contacts found')).toBeVisible();
    expect(asked).toEqual(['Audi', 'Ford', null]);
  });

  it('is read anew on every visit, and when the window is back (CALL-09, CONST-05, CONST-06)', async () => {
    const asked = answerWith();
    const { router } = await open();
    expect(await screen.findByText('Ana Ruiz')).toBeVisible();
    expect(asked).toHaveLength(1);
    await act(() => router.navigate('/revenue'));
    await act(() => router.navigate('/contacts'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(await screen.findByText('Ana Ruiz')).toBeVisible();
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(asked).toHaveLength(3));
  });

  it('shows each contact with what the SPEC names (CON-05, CON-06, CON-07, CONST-18, CONST-19, CONST-20)', async () => {
    answerWith();
    await open();
    const row = (await screen.findByText('Ana Ruiz')).closest('tr');
    const avatar = within(row as HTMLElement).getByText('AR');
    expect(avatar.style.getPropertyValue('--avatar')).toBe(avatarColor('Ana Ruiz'));
    expect(row).toHaveTextContent('ana@example.com');
    expect(row).toHaveTextContent('2021 Tesla Model 3, white');
    expect(row).toHaveTextContent('(555) 123-4567');
    expect(row).toHaveTextContent('Nov 2, 2026');
    expect(row).toHaveTextContent('$1,234');
    const other = screen.getByText('Ben Cole').closest('tr');
    expect(other).toHaveTextContent('Never');
    expect(other).toHaveTextContent('$99.50');
  });

  it('calls and texts from a row on a tablet as well, where there is no room for the number', async () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(720);
    answerWith();
    await open();
    const row = (await screen.findByText('Ana Ruiz')).closest('tr') as HTMLElement;
    const links = within(row).getAllByRole('link', { name: /^(Call|Text) Ana Ruiz$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:+15551234567',
      'sms:+15551234567',
    ]);
    expect(row).not.toHaveTextContent('(555) 123-4567');
    jest.restoreAllMocks();
  });

  it('tells an empty list from a search without matches (CON-10, CON-11)', async () => {
    answerWith([]);
    const { unmount } = await open();
    expect(await screen.findByText('No contacts found')).toBeVisible();
    unmount();
    await open('/contacts?search=zz');
    expect(await screen.findByText('No contacts match your search')).toBeVisible();
  });

  it('searches on the server and keeps the term in the address (VAL-06)', async () => {
    const asked = answerWith();
    const { router } = await open();
    await userEvent.type(await screen.findByPlaceholderText('Search contacts...'), 'ana');
    await waitFor(() => expect(router.state.location.search).toBe('?search=ana'));
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('search')).toBe('ana'));
  });

  it('leads from a search without matches to what else is known of customers (CON-11)', async () => {
    const asked: URLSearchParams[] = [];
    server.use(
      http.get('/api/contacts', ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(searchParams);
        return HttpResponse.json(searchParams.get('in') === 'who' ? [] : [contact()]);
      }),
    );
    const { router } = await open('/contacts?search=tesla');
    expect(await screen.findByText('No contacts match your search')).toBeVisible();
    const more = 'Search Vehicles, Plates, Addresses and Notes';
    await userEvent.click(screen.getByRole('button', { name: more }));
    expect((await screen.findAllByText('Ana Ruiz'))[0]).toBeVisible();
    expect(router.state.location.search).toBe('?search=tesla&in=everything');
    expect(asked.map((query) => query.get('in'))).toEqual(['who', null]);
  });

  it('does not ask for ever for a page that fails, and offers to try again', async () => {
    const { IntersectionObserver: real } = window;
    /** Observer stub that reports the end as visible at once, as browsers do. */
    window.IntersectionObserver = class extends real {
      readonly #tell: () => void;
      constructor(listener: IntersectionObserverCallback) {
        super(listener);
        const seen = [{ isIntersecting: true } as IntersectionObserverEntry];
        this.#tell = () => listener(seen, this);
      }
      override observe() {
        setTimeout(this.#tell);
      }
    };
    let asked = 0;
    let isDown = true;
    server.use(
      http.get('/api/contacts', ({ request }) => {
        if (!new URL(request.url).searchParams.get('cursor')) {
          const link = '</api/contacts?cursor=2&limit=100>; rel="next"';
          return HttpResponse.json([ana], { headers: { link, 'X-Total-Count': '2' } });
        }
        asked += 1;
        return isDown ? new HttpResponse(null, { status: 500 }) : HttpResponse.json([ben]);
      }),
    );
    await open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    // A re-created observer would request again in one of these event-loop turns.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toBe(1);
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Ben Cole')).toBeVisible();
    window.IntersectionObserver = real;
  });

  it('sorts on the server', async () => {
    const asked = answerWith();
    const { router } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /Total Spent/ }));
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('sort')).toBe('totalSpent'));
    expect(router.state.location.search).toBe('?sort=totalSpent');
  });

  it('brings the next page when asked', async () => {
    server.use(
      http.get('/api/contacts', ({ request }) => {
        const isSecond = new URL(request.url).searchParams.get('cursor') === 'p2';
        return isSecond
          ? HttpResponse.json([ben], { headers: { 'X-Total-Count': '2' } })
          : HttpResponse.json([ana], {
              headers: {
                'X-Total-Count': '2',
                Link: '</api/contacts?limit=50&cursor=p2>; rel="next"',
              },
            });
      }),
    );
    await open();
    expect(await screen.findByText('2 contacts')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await screen.findByText('Ben Cole')).toBeVisible();
    expect(screen.getByText('Ana Ruiz')).toBeVisible();
  });

  it('says of a search that finds thousands that there are more than were counted', async () => {
    const headers = { 'X-Total-Count': '10000', 'X-Total-Count-Capped': 'true' };
    server.use(http.get('/api/contacts', () => HttpResponse.json([ana], { headers })));
    await open('/contacts?search=an');
    expect(await screen.findByText('More than 10,000 contacts')).toBeVisible();
  });

  it('draws of a long list only what is near the screen', async () => {
    answerWith(Array.from({ length: 200 }, (_, index) => contact({ name: `Customer ${index}` })));
    await open();
    expect(await screen.findByText('Customer 0')).toBeVisible();
    expect(screen.getByText('200 contacts')).toBeVisible();
    // The virtualized table loads with the first long list.
    await waitFor(() => expect(document.querySelectorAll('tr').length).toBeLessThan(60));
    expect(screen.getByText('Customer 0')).toBeVisible();
  });

  it('says so and offers Retry when the first load fails', async () => {
    server.use(http.get('/api/contacts', () => new HttpResponse(null, { status: 500 })));
    await open();
    const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 4000 });
    answerWith();
    await userEvent.click(retry);
    expect(await screen.findByText('Ana Ruiz')).toBeVisible();
  });

  it('opens the page of the contact whose row is clicked', async () => {
    answerWith();
    server.use(
      http.get('/api/contacts/c1', () =>
        HttpResponse.json({ ...ana, vehicles: [], places: [], history: [] }),
      ),
    );
    const { router } = await open();
    await userEvent.click(await screen.findByText('(555) 123-4567'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/contacts/c1'));
  });

  it('lets the car travel to that page, unless one asked for stillness', async () => {
    answerWith();
    server.use(
      http.get('/api/contacts/:id', ({ params: { id } }) =>
        HttpResponse.json({ ...ana, id, vehicles: [], places: [], history: [] }),
      ),
    );
    const start = jest.fn((update: () => void) => {
      update();
      return { finished: Promise.resolve(), skipTransition: () => undefined };
    });
    Object.assign(document, { startViewTransition: start });
    Element.prototype.animate = jest.fn();
    const { router } = await open();
    await userEvent.click(await screen.findByText('Ana Ruiz'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/contacts/c1'));
    expect(start).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(Element.prototype, 'animate');
    await act(() => router.navigate('/contacts'));
    await userEvent.click(await screen.findByText('Ben Cole'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/contacts/c2'));
    expect(start).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(document, 'startViewTransition');
  });
});

describe('deleting a contact', () => {
  it('removes at once and brings back on Undo (CON-08)', async () => {
    let isDeleted = false;
    server.use(
      http.get('/api/contacts', () => HttpResponse.json(isDeleted ? [ben] : [ana, ben])),
      http.delete('/api/contacts/c1', () => {
        isDeleted = true;
        return HttpResponse.json({ id: 'c1' });
      }),
      http.post('/api/contacts/c1/restore', () => {
        isDeleted = false;
        return HttpResponse.json(ana);
      }),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Ana Ruiz' }));
    expect(await screen.findByText('Contact deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Ana Ruiz')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Ana Ruiz')).toBeVisible();
    expect(isDeleted).toBe(false);
  });

  it.each([
    ['', 'keep'],
    ['Cancel them', 'cancel'],
  ])('asks first what happens to appointments coming up: %s', async (choice, sent) => {
    const deleted = jest.fn();
    answerWith([contact({ id: 'c1', upcomingAppointments: 2 })]);
    server.use(
      http.delete('/api/contacts/c1', ({ request }) => {
        deleted(new URL(request.url).search);
        return HttpResponse.json({ id: 'c1' });
      }),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Ana Ruiz' }));
    await screen.findByRole('dialog', { name: /^Delete Ana Ruiz\?/ });
    expect(screen.getByText(/^Ana Ruiz has 2 appointments coming up/)).toBeVisible();
    expect(screen.getByLabelText('Keep them on the schedule')).toBeChecked();
    if (choice) await userEvent.click(screen.getByLabelText(choice));
    expect(deleted).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Contact' }));
    await waitFor(() => expect(deleted).toHaveBeenCalledWith(`?appointments=${sent}`));
  });
});
