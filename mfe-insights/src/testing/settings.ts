import {
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  service,
  userEvent,
  waitFor,
} from '@clearcoat/testing';
import insights from '../module';

export const business = {
  businessName: 'Torres Detailing',
  email: 'shop@example.com',
  phone: '(555) 123-4567',
  address: '',
  website: '',
  description: '',
  timeZone: 'America/New_York',
  timeFormat: '12h',
};
export const notifications = {
  enableEmailNotifications: true,
  appointmentReminders: true,
  marketingEmails: false,
  reminderLeadTime: 24,
};
export const full = service();
export const wash = service({ id: 's5', name: 'Wash and Wax', duration: 60, price: 80 });

export const plan = {
  plan: 'trial',
  name: 'Free trial',
  price: 0,
  trialEndsAt: '2199-07-01T15:00:00.000Z',
  customers: 12,
  limit: 500,
  next: 'enterprise',
  paymentsMode: 'local',
};

export const channels = {
  email: 'connected',
  from: 'hello@clearcoat.example',
  replyTo: 'shop@example.com',
  text: { state: 'none', number: '', isOn: true, used: 0, limit: 100 },
};

export const sizes = [
  { id: 'car', name: 'Car' },
  { id: 'suv', name: 'SUV' },
];

/** Stubs the server's answers for the settings page. */
export const answer = (services = [full, wash]) =>
  server.use(
    http.get('/api/sizes', () => HttpResponse.json({ sizes, version: 4 })),
    http.get('/api/addons', () => HttpResponse.json([])),
    http.get('/api/settings', () => HttpResponse.json({ business, services, notifications })),
    http.get('/api/user/2fa', () => HttpResponse.json({ enabled: false, recoveryCodesLeft: 0 })),
    http.get('/api/plan', () => HttpResponse.json(plan)),
    http.get('/api/messages/channels', () => HttpResponse.json(channels)),
    http.get('/api/messages/templates', () => HttpResponse.json([])),
  );

/** Opens the settings page and waits for its tabs. */
export async function open(tab = '') {
  const page = await renderRoutes(insights.routes, { path: `/settings${tab}` });
  await screen.findByRole('tab', { name: 'Business Info' });
  const loading = () => screen.queryByText(/^Loading (?:settings|services)\.\.\.$/);
  await waitFor(() => expect(loading()).not.toBeInTheDocument());
  return page;
}

/** Replaces the text of a field. */
export async function enter(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}
