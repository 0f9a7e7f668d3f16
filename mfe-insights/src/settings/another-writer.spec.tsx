import {
  besideAnotherWriter,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  userEvent,
  userProfile,
} from '@clearcoat/testing';
import insights from '../module';
import { business, channels, notifications, plan, sizes } from '../testing/settings';

const access = { staffSeeRevenue: true, techniciansSeePrices: false, version: 1 };
const settings = {
  business: { ...business, version: 1 },
  ...{ services: [], notifications: { ...notifications, version: 1 }, access },
};
const profile = { ...userProfile(), version: 1 };

beforeEach(() =>
  server.use(
    http.get('/api/settings', () => HttpResponse.json(settings)),
    http.get('/api/sizes', () => HttpResponse.json({ sizes })),
    http.get('/api/addons', () => HttpResponse.json([])),
    http.get('/api/plan', () => HttpResponse.json(plan)),
    http.get('/api/messages/channels', () => HttpResponse.json(channels)),
    http.get('/api/messages/templates', () => HttpResponse.json([])),
    http.get('/api/user/profile', () => HttpResponse.json(profile)),
    http.get('/api/calendar/feeds/own', () => HttpResponse.json({ feed: null })),
    http.get('/api/crews', () => HttpResponse.json([])),
    http.get('/api/admin/users', () => HttpResponse.json([])),
  ),
);

const typed = async (label: string) => {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, 'New');
};
const switched = async (label: string) =>
  userEvent.click(await screen.findByRole('switch', { name: label }));

it.each([
  {
    form: 'business info',
    path: '/settings',
    call: '/api/settings/business',
    row: settings.business,
    edit: () => typed('Business Name'),
    done: /saved/,
  },
  {
    form: 'notifications',
    path: '/settings?tab=notifications',
    call: '/api/settings/notifications',
    row: settings.notifications,
    edit: () => switched('Marketing Emails'),
    done: /saved/,
  },
  {
    form: 'access',
    path: '/settings/team?tab=access',
    call: '/api/settings/access',
    row: access,
    edit: () => switched('Technicians see prices'),
    done: 'Your access settings were saved.',
  },
  {
    form: 'profile',
    path: '/account',
    call: '/api/user/profile',
    row: profile,
    edit: () => typed('First Name'),
    done: 'Profile updated successfully!',
  },
])('$form is saved without a question after a change of something else', async (given) => {
  const row = besideAnotherWriter('put', given.call, given.row);
  await renderRoutes(insights.routes, { path: given.path });
  await given.edit();
  row.write({});
  row.write({});
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(given.done)).toBeVisible();
  expect(screen.queryByText(/changed this/)).toBeNull();
  expect(row.stored().version).toBe(4);
});
