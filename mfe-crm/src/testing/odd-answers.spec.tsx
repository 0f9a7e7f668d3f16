import { api } from '@clearcoat/api-client';
import { failuresOf } from '@clearcoat/testing/answers';
import { useQuery } from '@tanstack/react-query';
import crm from '../module';
import { RecentCustomers } from '../recent-customers/RecentCustomers';

/** The dashboard of an older release, which passes data unchecked. */
function Slot() {
  const { data } = useQuery({
    queryKey: ['slot'],
    queryFn: async () => (await api.GET('/api/dashboard')).data ?? null,
  });
  return <RecentCustomers data={data?.recentCustomers as never} isLoading={!data} />;
}

/** A contact with only the fields of SPEC section 3. */
const contactOfSpec = {
  ...{ id: 'c1', name: 'Ana Ruiz', email: '', phone: '(555) 123-4567', address: '2021 Tesla' },
  ...{ notes: '', lastAppointment: '', totalSpent: 1234.5 },
};
const SPECS = {
  '/api/contacts': [contactOfSpec],
  '/api/contacts/{id}': contactOfSpec,
  '/api/dashboard': { recentCustomers: [{ id: 'c1', name: 'Ana', date: '', service: '' }] },
};

const routes = [...crm.routes, { path: '/slot', element: <Slot /> }];

it.each<[path: string, subject?: string]>([
  ['/slot'],
  ['/contacts'],
  ['/contacts?search=ana'],
  ['/contacts/c1', '/api/contacts/{id}'],
  ['/contacts/imports'],
  ['/contacts/messages'],
  ['/contacts/messages/c1', '/api/conversations/{id}'],
])('%s stands whatever an answer lacks or holds', async (...[path, subject]) => {
  expect(await failuresOf({ routes, path, subject }, SPECS)).toEqual([]);
});
