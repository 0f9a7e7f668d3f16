import type { Schema } from '@clearcoat/api-client';
import {
  appointment,
  http,
  HttpResponse,
  place,
  renderRoutes,
  screen,
  server,
  setNow,
} from '@clearcoat/testing';
import remote from '../module';

const MAPS = 'https://maps.example/whole-way';
const HOME = {
  ...place({ accessNotes: 'Gate code 4411' }),
  directionsUrl: 'https://maps.example/1',
};

const stop = (values: Partial<Schema<'RouteStop'>>): Schema<'RouteStop'> => ({
  ...{ job: appointment(), place: null, driveMinutes: 0, isTight: false },
  ...values,
});

function answerWith(route: Schema<'CrewRoute'>) {
  const asked: string[] = [];
  const crews = ['Van 1', 'Van 2'].map((name, index) => ({
    ...{ id: `van-${index + 1}`, name, kind: 'van', colour: 'blue', active: true },
    ...{ people: [], hours: null, version: 1 },
  }));
  server.use(
    http.get('/api/crews', () => HttpResponse.json(crews)),
    http.get('/api/calendar/route', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(route);
    }),
  );
  return asked;
}

const open = (query = '?date=2026-11-24&crew=van-2') =>
  renderRoutes(remote.routes, { path: `/appointments/route${query}` });

it('has the stops in order, the way between them, and one link for all of it', async () => {
  const asked = answerWith({
    stops: [
      stop({ job: appointment({ status: 'completed', place: HOME }), place: HOME }),
      stop({
        job: appointment({ startTime: '13:10', endTime: '14:00' }),
        driveMinutes: 20,
        isTight: true,
      }),
    ],
    links: [{ stops: 2, url: MAPS }],
  });
  const { container } = await open();
  expect(await screen.findByRole('link', { name: 'Open Route in Maps' })).toHaveAttribute(
    'href',
    MAPS,
  );
  expect(asked).toEqual(['?date=2026-11-24&crewId=van-2']);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /9:00 AM–1:00 PM.*14 Elm St.*Gate code 4411.*Directions.*Call.*Text.*Completed/,
  );
  expect(second).toHaveTextContent(
    /20 min drive, longer than the time between the jobs.*1:10–2:00 PM.*At the shop/,
  );
  expect(screen.getByRole('link', { name: 'Directions to Ana Ruiz' })).toHaveAttribute(
    'href',
    HOME.directionsUrl,
  );
  await expect(container).toBeAccessible();
});

it('is in parts where a maps app does not take it at once', async () => {
  const links = [10, 2].map((stops) => ({ stops, url: `${MAPS}/${stops}` }));
  answerWith({ stops: [stop({})], links });
  await open();
  expect(await screen.findByRole('link', { name: 'Part 2: 2 Stops in Maps' })).toBeVisible();
});

it('is asked for in shorter parts on a phone', async () => {
  const matchMedia = jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        ...{ media, matches: media === '(hover: none)' },
        ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
      }) as unknown as MediaQueryList,
  );
  const asked = answerWith({ stops: [], links: [] });
  await open();
  await screen.findByText('Nothing booked for Van 2');
  expect(asked).toEqual(['?date=2026-11-24&crewId=van-2&linkStops=4']);
  matchMedia.mockRestore();
});

it('is the first crew’s of today unless the address says otherwise, and may be empty', async () => {
  setNow('2026-11-24T15:30:00Z');
  const asked = answerWith({ stops: [], links: [] });
  await open('');
  expect(await screen.findByText('Nothing booked for Van 1')).toBeVisible();
  expect(asked).toEqual(['?date=2026-11-24&crewId=van-1']);
  jest.useRealTimers();
});
