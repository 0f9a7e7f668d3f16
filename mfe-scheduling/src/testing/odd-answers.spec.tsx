import { api } from '@clearcoat/api-client';
import { setNow } from '@clearcoat/testing';
import { failuresOf } from '@clearcoat/testing/answers';
import { useQuery } from '@tanstack/react-query';
import { MonthCalendar } from '../month-calendar/MonthCalendar';
import scheduling from '../module';
import { UpcomingAppointments } from '../upcoming/UpcomingAppointments';

beforeEach(() => setNow('2026-11-23T15:00:00Z'));
afterEach(() => jest.useRealTimers());

const ANY = { params: { query: { date: '', startTime: '', endTime: '' } } };

/** The dashboard of an older release, which passes data unchecked. */
function Slots() {
  const { data } = useQuery({
    queryKey: ['slot'],
    queryFn: async () => (await api.GET('/api/appointments/conflicts', ANY)).data ?? null,
  });
  return (
    <>
      <UpcomingAppointments data={data as never} isLoading={!data} />
      <MonthCalendar data={data as never} isLoading={!data} />
    </>
  );
}

/** An appointment with only the fields of SPEC section 3. */
const jobOfSpec = {
  id: 'a1',
  customer: { name: 'Ana Ruiz', phone: '' },
  service: 'Full Detail',
  price: 249.99,
  date: '2026-11-24',
  time: '09:00',
  status: 'Confirmed',
};
const forEditing = {
  ...{ contactId: 'c1', serviceId: 's1', date: '2026-11-24', time: '09:00', endTime: '13:00' },
  ...{ status: 'scheduled', notes: '', price: 249.99 },
};
const SPECS = {
  '/api/appointments/conflicts': [jobOfSpec],
  '/api/appointments': { upcoming: [jobOfSpec], past: [jobOfSpec] },
  '/api/appointments/{id}': forEditing,
};

const routes = [...scheduling.routes, { path: '/slots', element: <Slots /> }];

it.each<[path: string, subject?: string]>([
  ['/slots'],
  ['/appointments'],
  ['/appointments?tab=past'],
  ['/appointments?view=day'],
  ['/appointments?view=week'],
  ['/appointments?view=month'],
  ['/appointments/a1', '/api/appointments/{id}'],
  ['/appointments/edit/a1'],
  ['/appointments/new'],
  ['/appointments/route'],
  ['/appointments/repeats'],
  ['/my-jobs'],
  ['/my-jobs/a1', '/api/my-jobs/{id}'],
])('%s stands whatever an answer lacks or holds', async (...[path, subject]) => {
  expect(await failuresOf({ routes, path, subject }, SPECS)).toEqual([]);
});
