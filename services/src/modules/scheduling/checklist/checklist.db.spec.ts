import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

type Step = Schemas['CheckedStep'];
type Crew = Schemas['Crew'];

let server: TestApp;
let owner: Visitor;
let technician: Visitor;
let own: Schemas['Appointment'];
let theirs: Schemas['Appointment'];

// Wednesday, 8:00 in New York.
const MORNING = '2026-06-17T12:00:00Z';
const STEPS = ['Wheels and tires', 'Two-bucket wash', 'Dry'];

beforeAll(async () => {
  server = await startTestApp({ now: MORNING });
});

afterAll(() => server.stop());

const setSteps = (checklist: string[], id = 's1') =>
  owner.put(`/api/services/${id}`, { name: 'Full Detail', duration: 240, price: 250, checklist });

beforeEach(async () => {
  server.clock.set(MORNING);
  owner = await server.owner();
  technician = await server.colleague(owner, 'technician');
  const [main] = (await owner.get<Crew[]>('/api/crews')).body as [Crew];
  const { id } = (await technician.get<Schemas['UserProfile']>('/api/user/profile')).body;
  const { name, kind, colour } = main;
  await owner.put(`/api/crews/${main.id}`, { name, kind, colour, people: [id] });
  const van = { name: 'Van 2', kind: 'van', colour: 'teal' } as const;
  const { body: other } = await owner.post<Crew>('/api/crews', van);
  await setSteps(STEPS);
  const job = { contactId: (await owner.addContact()).id, date: '2026-06-17' };
  own = await owner.addAppointment({ ...job, crewId: main.id });
  theirs = await owner.addAppointment({ ...job, crewId: other.id });
});

const ownPath = (job = own) => `/api/my-jobs/${job.id}/checklist`;
const officePath = (job = own) => `/api/appointments/${job.id}/checklist`;
const stepsOf = async (path: string, person = owner) => (await person.get<Step[]>(path)).body;
const tick = (label: string, done = true, person = technician, path = ownPath()) =>
  person.put<Step[] & Schemas['ErrorBody']>(path, { label, done });
const summary = (steps: Step[]) => steps.map(({ label, done }) => [label, done]);

it('is what the service asks for, and is ticked with who and when', async () => {
  const open = STEPS.map((label) => ({ label, done: false, by: null, at: null }));
  expect(await stepsOf(ownPath(), technician)).toEqual(open);
  const { status, body } = await tick('Two-bucket wash');
  const { firstName, lastName } = (
    await technician.get<Schemas['UserProfile']>('/api/user/profile')
  ).body;
  const by = `${firstName} ${lastName}`.trim();
  const ticked = { label: 'Two-bucket wash', done: true, by, at: new Date(MORNING).toISOString() };
  expect([status, body]).toEqual([200, [open[0], ticked, open[2]]]);
  expect(await stepsOf(officePath())).toEqual(body);
});

it('keeps who ticked first, and lets go of it when it is taken back', async () => {
  await tick('Dry');
  server.clock.advance({ hours: 1 });
  const { body: again } = await tick('Dry', true, owner, officePath());
  expect(again[2]?.at).toBe(new Date(MORNING).toISOString());
  const { body: back } = await tick('Dry', false);
  expect(back[2]).toEqual({ label: 'Dry', done: false, by: null, at: null });
});

it('has its ticks in the job’s history, each once, with the step', async () => {
  await tick('Dry');
  await tick('Dry');
  await tick('Dry', false, owner, officePath());
  await tick('Paint it red');
  const { body } = await owner.get<Schemas['AppointmentChange'][]>(
    `/api/appointments/${own.id}/history`,
  );
  expect(body.map(({ action, about }) => [action, about])).toEqual([
    ['appointment.step_unticked', 'Dry'],
    ['appointment.step_ticked', 'Dry'],
    ['appointment.scheduled', null],
  ]);
});

it('is the job’s own from the first tick on, whatever becomes of the service’s', async () => {
  await tick('Dry');
  await setSteps(['Vacuum']);
  expect(summary(await stepsOf(officePath()))).toEqual([
    ['Wheels and tires', false],
    ['Two-bucket wash', false],
    ['Dry', true],
  ]);
  expect(summary(await stepsOf(officePath(theirs)))).toEqual([['Vacuum', false]]);
});

it('keeps what was ticked when the job becomes another service’s', async () => {
  await tick('Dry');
  await setSteps(['Vacuum'], 's2');
  const { id, contactId, date, startTime, endTime } = own;
  const changed = { contactId, date, startTime, endTime, serviceId: 's2' };
  expect((await owner.put(`/api/appointments/${id}`, changed)).status).toBe(200);
  expect(summary(await stepsOf(officePath()))).toEqual([
    ['Dry', true],
    ['Vacuum', false],
  ]);
  await tick('Vacuum');
  expect(summary(await stepsOf(officePath()))).toEqual([
    ['Dry', true],
    ['Vacuum', true],
  ]);
});

it('of two who tick at the same moment has both', async () => {
  const answers = await Promise.all(STEPS.map((label) => tick(label)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(summary(await stepsOf(ownPath(), technician))).toEqual(
    STEPS.map((label) => [label, true]),
  );
});

it('refuses a step that is not on it, and what says neither done nor not', async () => {
  const { status, body } = await tick('Paint it red');
  expect([status, body.code]).toEqual([409, 'no_such_step']);
  for (const wrong of [{ label: 'Dry' }, { done: true }, { label: 'Dry', done: 'yes' }, {}]) {
    expect((await technician.put(ownPath(), wrong)).status).toBe(422);
  }
});

it('is empty where the service asks for nothing', async () => {
  await setSteps([]);
  expect(await stepsOf(officePath())).toEqual([]);
});

it('of another crew’s job is neither seen nor ticked, nor is another business’s', async () => {
  expect((await technician.get(ownPath(theirs))).status).toBe(404);
  expect((await tick('Dry', true, technician, ownPath(theirs))).status).toBe(404);
  expect((await technician.get(officePath())).status).toBe(403);
  const stranger = await server.owner();
  expect((await stranger.get(officePath())).status).toBe(404);
  expect((await tick('Dry', true, stranger, officePath())).status).toBe(404);
});
