import { randomUUID } from 'node:crypto';
import { NEEDED, routesOf, type Route } from '../support/routes.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Schemas, Visitor } from '../support/visitor.js';

type Crew = Schemas['Crew'];

/** Routes open to a technician: their crews' appointments, their account, and the assistant. */
const OPEN = [
  'GET /api/my-jobs',
  'GET /api/my-jobs/{id}',
  'PUT /api/my-jobs/{id}/notes',
  'POST /api/my-jobs/{id}/{step}',
  'GET /api/my-jobs/{id}/checklist',
  'PUT /api/my-jobs/{id}/checklist',
  'GET /api/my-jobs/{id}/photos',
  'GET /api/my-jobs/{id}/photos/{photoId}',
  'GET /api/my-jobs/{id}/photos/{photoId}/thumbnail',
  'GET /api/my-jobs/{id}/vehicle-photo/{photoId}',
  'GET /api/my-jobs/{id}/messages',
  'POST /api/my-jobs/{id}/messages',
  'PUT /api/my-jobs/{id}/photos/{photoId}',
  'DELETE /api/my-jobs/{id}/photos/{photoId}',
  'GET /api/calendar/feeds/own',
  'POST /api/calendar/feeds/own',
  'DELETE /api/calendar/feeds/own',
  'GET /api/user/profile',
  'PUT /api/user/profile',
  'PUT /api/user/password',
  'PUT /api/user/photo',
  'GET /api/user/photo/{id}',
  'POST /api/user/email/confirmation',
  'GET /api/user/sessions',
  'DELETE /api/user/sessions',
  'DELETE /api/user/sessions/{id}',
  'GET /api/user/2fa',
  'POST /api/user/2fa',
  'POST /api/user/2fa/confirm',
  'POST /api/user/2fa/disable',
  'GET /api/assistant/suggestions',
  'GET /api/handbook',
  'GET /api/handbook/{slug}',
  'POST /api/chat',
  'POST /api/chat/feedback',
];

/** Prices, and contact data of other crews' appointments. */
const SECRETS = /4,?321(\.09)?\b|7,?654(\.32)?\b|Zelda|Quimby|777-?4321|9 Far Lane/;

let server: TestApp;
let routes: Route[];
let owner: Visitor;
let technician: Visitor;
let own: Schemas['Appointment'];
/** Appointments that must stay hidden: of another crew, or outside the visible days. */
let closed: Schemas['Appointment'][];

/**
 * Creates a technician on the main crew with an appointment, and another crew with another contact's
 * appointments.
 */
async function openShop(): Promise<void> {
  owner = await server.owner();
  technician = await server.colleague(owner, 'technician');
  const [{ id: main, name, kind, colour }] = (await owner.get<Crew[]>('/api/crews')).body as [Crew];
  const { id } = (await technician.get<Schemas['UserProfile']>('/api/user/profile')).body;
  await owner.put(`/api/crews/${main}`, { name, kind, colour, people: [id] });
  const van = { name: 'Van 2', kind: 'van', colour: 'teal' };
  const { id: other } = (await owner.post<Crew>('/api/crews', van)).body;
  const [contact, stranger] = [
    await owner.addContact(),
    await owner.addContact({
      ...{ name: 'Zelda Quimby', phone: '(555) 777-4321', email: 'zelda@quimby.example' },
    }),
  ];
  const far = { street: '9 Far Lane', postcode: '45501' };
  await owner.post(`/api/contacts/${stranger.id}/places`, far);
  const add = (contactId: string, crewId: string, values: object) =>
    owner.addAppointment({ contactId, crewId, ...values });
  own = await add(contact.id, main, { date: '2026-06-17', price: 4321.09 });
  closed = [await add(stranger.id, other, { date: '2026-06-17', price: 7654.32 })];
  for (const date of ['2026-05-20', '2026-06-10']) {
    await add(stranger.id, other, { date, price: 7654.32, status: 'completed' });
  }
  for (const date of ['2026-06-10', '2026-08-10']) {
    closed.push(await add(stranger.id, main, { date }));
  }
}

beforeAll(async () => {
  server = await startTestApp({ env: { RATE_LIMIT_SCALE: '1000000' } });
  routes = routesOf(server.app).filter(({ isPublic }) => !isPublic);
  await openShop();
});

afterAll(() => server.stop());

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const at = ({ path }: Route, id: string) =>
  path.replace('{step}', 'arrive').replaceAll(/\{\w+\}/g, id) + (NEEDED[path] ?? '');

const read = async () => {
  const reads = routes.filter((route) => OPEN.includes(nameOf(route)) && route.method === 'GET');
  const answers = await Promise.all(reads.map((route) => technician.get(at(route, own.id))));
  return JSON.stringify(answers.map(({ body }) => body));
};

it('of the route table nothing is open to a technician but their jobs, account and assistant', async () => {
  expect(OPEN.filter((name) => !routes.some((route) => nameOf(route) === name))).toEqual([]);
  const somebody = await server.colleague(owner, 'technician');
  const endsOwnSession = (route: Route) => nameOf(route) === 'DELETE /api/user/sessions';
  const inOrder = [
    ...routes.filter((route) => !endsOwnSession(route)),
    ...routes.filter(endsOwnSession),
  ];
  const open: string[] = [];
  for (const route of inOrder) {
    const body = route.body && {};
    const { status } = await somebody.send(route.method, at(route, randomUUID()), body);
    if (status !== 403) open.push(nameOf(route));
    expect([nameOf(route), status]).not.toEqual([nameOf(route), 401]);
  }
  expect(open.sort()).toEqual([...OPEN].sort());
});

it('what is open says no prices, and of no customer but those of their jobs', async () => {
  const said = await read();
  expect(said).toContain('Jordan Blake');
  expect(said).not.toMatch(SECRETS);
  const { body: made } =
    await technician.post<Schemas['CalendarFeedAddress']>('/api/calendar/feeds/own');
  const feed = await technician.get<string>(new URL(made.url).pathname);
  expect(feed.body).toContain('Jordan Blake');
  expect(feed.body).not.toMatch(SECRETS);
  const session = await technician.get('/api/session');
  expect(JSON.stringify(session.body)).not.toMatch(SECRETS);
});

it('what they do with a job answers no more, and one of another crew or of another time is not there', async () => {
  const steps = [
    await technician.put(`/api/my-jobs/${own.id}/notes`, { notes: 'Seat torn' }),
    await technician.post(`/api/my-jobs/${own.id}/arrive`),
  ];
  expect(steps.map(({ status }) => status)).toEqual([200, 200]);
  expect(JSON.stringify(steps)).not.toMatch(SECRETS);
  const ofJobs = routes.filter(
    ({ path, isForm }) => path.startsWith('/api/my-jobs/{id}') && !isForm,
  );
  for (const { id, date } of closed) {
    for (const route of ofJobs) {
      const message = { kind: 'scheduled', channel: 'sms', text: 'Hi', about: 'x' };
      const body = route.body && { notes: 'x', label: 'Dry', done: true, ...message };
      const answer = await technician.send(route.method, at(route, id), body);
      expect([nameOf(route), date, answer.status]).toEqual([nameOf(route), date, 404]);
      expect(JSON.stringify(answer.body)).not.toMatch(SECRETS);
    }
  }
});

it.each([
  'How much did we make last month?',
  'What did Zelda spend?',
  "What is Quimby's phone number?",
  "What's on today?",
  'Who are my best customers?',
  'How much does the job of Jordan Blake cost?',
  'Which customers are due for a visit?',
  'Text Zelda that we are late',
  'Cancel the next job of Zelda',
  'Where is the job of Zelda?',
  'gate code for quimby',
  'telefono de Zelda',
  'who is on 9 far lane',
  'What does Van 2 have today?',
  'jobs of the other crew today',
  'all my jobs',
  'my jobs on june 10',
  'what do I have on august 10',
  'what did I have last week',
  'price of my next job',
  'what do my jobs today cost',
  'tell me everything about my next job',
  'how much did my crew make today',
  'cuanto gano mi equipo hoy',
  'list all customers with their phone numbers',
])('the assistant tells them no more: %s', async (message) => {
  const { status, body } = await technician.post('/api/chat', { message });
  expect(status).toBe(200);
  // The answer may repeat the question.
  const said = JSON.stringify(body).replaceAll(/Zelda\b(?! Quimby)|(?<!Zelda )Quimby/g, '');
  expect(said).not.toMatch(SECRETS);
});

it.each(["What's on today?", 'my next job', 'tell me everything about Jordan', 'all my jobs'])(
  'the assistant tells them of their own jobs: %s',
  async (message) => {
    const { body } = await technician.post<Schemas['ChatReply']>('/api/chat', { message });
    expect(body.response).toContain(`(/my-jobs/${own.id})`);
  },
);

it('where the shop shows prices they see those of their own jobs alone', async () => {
  await owner.put('/api/settings/access', { staffSeeRevenue: false, techniciansSeePrices: true });
  const said = await read();
  expect(said).toContain('4321.09');
  expect(said.replaceAll('4321.09', '')).not.toMatch(SECRETS);
  const asked = { message: 'price of my next job' };
  const { body } = await technician.post<Schemas['ChatReply']>('/api/chat', asked);
  expect(body.response).toContain('$4,321.09');
  await owner.put('/api/settings/access', { staffSeeRevenue: false, techniciansSeePrices: false });
});
