/** Everyday calls of a business's people; each returns the measured call. */

const day = (offset) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

const nextOf = (response) => /<(.+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];

/** Page from the middle of a list, since later pages are found by cursor. */
async function middleOf(get, address) {
  let next = address;
  for (let page = 0; page < 4; page++) next = nextOf(await get(next)) ?? next;
  return next;
}

/** Existing names, phones and addresses, so that every search finds somebody. */
export async function someContacts(get) {
  const first = await (await get('/api/contacts?limit=40&sort=-totalSpent')).json();
  return first.map(({ id, name, phone, email, address }) => ({ id, name, phone, email, address }));
}

export async function readsOf({ get }) {
  const people = await someContacts(get);
  const someone = (round) => people[round % people.length];
  const words = encodeURIComponent;
  const search = (text) => `/api/contacts?limit=50&search=${words(text)}`;
  const second = await middleOf(get, '/api/contacts?limit=50');
  const past = await middleOf(get, '/api/appointments?limit=50&upcomingLimit=1');
  const fixed = (address) => () => get(address);
  return {
    'contacts, first page': fixed('/api/contacts?limit=50'),
    'contacts, a page within': fixed(second),
    'contacts by most spent': fixed('/api/contacts?limit=50&sort=-totalSpent'),
    'contacts by last visit': fixed('/api/contacts?limit=50&sort=-lastAppointment'),
    'search by name': (round) => get(search(someone(round).name)),
    'search by phone': (round) => get(search(someone(round).phone.replaceAll(/\D/g, ''))),
    'search by e-mail': (round) => get(search(someone(round).email)),
    'search by vehicle': (round) => get(search(someone(round).address)),
    'search for nobody': fixed(search('qqqzzz')),
    'a customer': (round) => get(`/api/contacts/${someone(round).id}`),
    dashboard: fixed('/api/dashboard'),
    'revenue, 30 days': fixed('/api/revenue?period=30days'),
    'revenue, this year': fixed('/api/revenue?period=year'),
    'appointments, pages of both': fixed('/api/appointments?limit=50&upcomingLimit=50'),
    'appointments, a page of the past': fixed(past),
    'appointments that clash': fixed(
      `/api/appointments/conflicts?date=${day(2)}&startTime=10:00&endTime=11:00`,
    ),
    // The month view requests a few appointments of each day; the day view all.
    'calendar, a month': fixed(`/api/calendar?from=${day(-14)}&to=${day(27)}&perDay=3`),
    'free times of a day': fixed(`/api/availability?date=${day(3)}&minutes=120&serviceId=s1`),
    'jobs by words': (round) => get(`/api/appointments/search?q=${words(someone(round).name)}`),
    services: fixed('/api/services'),
  };
}

export async function writesOf({ get, send }) {
  const people = await someContacts(get);
  const someone = (round) => people[round % people.length];
  const job = (round, more = {}) => ({
    contactId: someone(round).id,
    serviceId: 's1',
    date: day(1 + (round % 20)),
    startTime: '10:00',
    endTime: '11:00',
    ...more,
  });
  let added;
  let booked;
  const idOf = async (response) => (await response.clone().json()).id;
  return {
    'add a customer': async (round) => {
      const response = await send('POST', '/api/contacts', {
        name: `New Person ${round}`,
        phone: '(555) 010-0100',
      });
      added = await idOf(response);
      return response;
    },
    'change a customer': (round) =>
      send('PUT', `/api/contacts/${added}`, { name: `Changed ${round}`, phone: '(555) 010-0101' }),
    'delete a customer': () => send('DELETE', `/api/contacts/${added}`),
    'bring a customer back': () => send('POST', `/api/contacts/${added}/restore`),
    'book an appointment': async (round) => {
      const response = await send('POST', '/api/appointments', job(round));
      booked = await idOf(response);
      return response;
    },
    'move it': (round) =>
      send('PUT', `/api/appointments/${booked}`, job(round, { date: day(30 + (round % 20)) })),
    'complete it': (round) =>
      send(
        'PUT',
        `/api/appointments/${booked}`,
        job(round, { status: 'completed', date: day(-1) }),
      ),
    'cancel it': () => send('POST', `/api/appointments/${booked}/cancel`),
  };
}
