import { failuresOf } from '@clearcoat/testing/answers';
import insights from '../module';

/** Answers with only the fields of SPEC section 3. */
const SPECS = {
  '/api/dashboard': {
    stats: { revenue: 1, appointments: 1, customers: 1, averageService: 1 },
    ...{ appointments: [], recentCustomers: [], calendarEvents: [] },
    user: { firstName: 'Maya' },
  },
  '/api/revenue': {
    revenue: [{ date: '2026-11-23', value: 10 }],
    topServices: [{ service: 'Full Detail', revenue: 10 }],
    monthly: [{ month: '2026-11', revenue: 10 }],
    summary: {
      ...{ totalRevenue: 10, previousPeriodRevenue: 0, appointments: 1, averageService: 10 },
      ...{ previousPeriodAppointments: 0, previousPeriodAverageService: 0 },
    },
  },
  '/api/settings': {
    business: { businessName: 'Torres Detailing', email: '', phone: '', address: '' },
    services: [{ id: 's1', name: 'Full Detail', description: '', duration: 240, price: 249.99 }],
    notifications: {},
  },
  '/api/user/profile': {
    ...{ firstName: 'Maya', lastName: 'Torres', email: 'maya@example.com', phone: '' },
    profileImage: null,
  },
  '/api/admin/users': [
    { id: 'u1', username: 'maya', firstName: 'Maya', lastName: '', email: '', businessName: '' },
  ],
};

it.each<[path: string, subject?: string]>([
  ['/dashboard', '/api/dashboard'],
  ['/revenue', '/api/revenue'],
  ['/settings'],
  ['/settings?tab=services'],
  ['/settings?tab=notifications'],
  ['/settings/team'],
  ['/account', '/api/user/profile'],
  ['/account?tab=security'],
  ['/admin'],
])('%s stands whatever an answer lacks or holds', async (...[path, subject]) => {
  expect(await failuresOf({ routes: insights.routes, path, subject }, SPECS)).toEqual([]);
});
