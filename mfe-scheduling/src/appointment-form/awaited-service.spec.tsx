import {
  contact,
  fireEvent,
  hold,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  service,
  userEvent,
} from '@clearcoat/testing';
import remote from '../module';
import { answerHours } from '../shared/shop-hours-fixture';

const services = [service(), service({ id: 's5', name: 'Wash and Wax', price: 79.99 })];

beforeEach(() => {
  const nothing = () => HttpResponse.json([]);
  server.use(
    ...['places', 'crews', 'addons', 'availability', 'availability/days'].map((path) =>
      http.get(`/api/${path}`, nothing),
    ),
    http.get('/api/services', () => HttpResponse.json(services)),
    http.get('/api/contacts', () => HttpResponse.json([contact()])),
    http.get('/api/appointments', () => HttpResponse.json({ upcoming: [], past: [] })),
    http.get('/api/appointments/conflicts', nothing),
    answerHours(),
  );
});

describe('the form of an appointment', () => {
  it('waits for the service that the address names, since a form that is replaced loses what it saves', async () => {
    const held = hold(services);
    server.use(http.get('/api/services', held.answer));
    await renderRoutes(remote.routes, { path: '/appointments/new?serviceId=s5' });
    expect(await screen.findByText('Loading appointment...')).toBeInTheDocument();
    expect(screen.queryByText('Schedule Appointment')).not.toBeInTheDocument();
    held.letThrough();
    expect(await screen.findByLabelText('Price (Optional)')).toHaveValue('79.99');
  });

  it('keeps what was entered when the services come at last', async () => {
    server.use(http.get('/api/services', () => new HttpResponse(null, { status: 500 })));
    await renderRoutes(remote.routes, { path: '/appointments/new?serviceId=s5' });
    await screen.findByText("Couldn't load your services.");
    fireEvent.change(screen.getByLabelText('Notes (Optional)'), { target: { value: 'Dog hair' } });
    server.use(http.get('/api/services', () => HttpResponse.json(services)));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: 'Wash and Wax' })).toBeInTheDocument();
    expect(screen.getByLabelText('Notes (Optional)')).toHaveValue('Dog hair');
  });
});
