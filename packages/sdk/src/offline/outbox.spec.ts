import { ApiError } from '@clearcoat/api-client';
import { Outbox, type Change, type WaitingChange } from './outbox';
import { memoryStore } from './store';

const OFFLINE = new ApiError(0);

let store: ReturnType<typeof memoryStore<WaitingChange>>;
let isOnline: boolean;
/** Ids that reached the server, in order. */
let sent: Change[];
/** Next answers by id; errors are thrown. */
let answers: Record<string, unknown>;

const change = (id: string, values: Partial<Change> = {}): Change => ({
  ...{ id, subject: 'job-1', label: id, method: 'POST', address: `/api/${id}` },
  ...values,
});

const newOutbox = (owner = 'ana') =>
  new Outbox({
    store,
    owner: () => owner,
    isOnline: () => isOnline,
    send: (one) => {
      if (!isOnline) return Promise.reject(OFFLINE);
      const answer = answers[one.id];
      if (answer instanceof Error) return Promise.reject(answer);
      sent.push(one);
      return Promise.resolve(answer);
    },
  });

let outbox: Outbox;
const labels = () => outbox.waiting().map(({ label }) => label);

beforeEach(() => {
  store = memoryStore();
  [isOnline, sent, answers] = [true, [], {}];
  outbox = newOutbox();
});

async function keepWithoutLine(...changes: Change[]) {
  isOnline = false;
  for (const one of changes) expect(await outbox.deliver(one)).toBeUndefined();
  isOnline = true;
}

it('sends at once where there is a line, and keeps nothing', async () => {
  answers = { start: { version: 2 } };
  expect(await outbox.deliver(change('start'))).toEqual({ version: 2 });
  expect(labels()).toEqual([]);
});

it('keeps what found no line, and sends it once and in its order when there is one', async () => {
  await keepWithoutLine(change('start'), change('note'), change('photo', { subject: 'job-2' }));
  expect(labels()).toEqual(['start', 'note', 'photo']);
  await Promise.all([outbox.flush(), outbox.flush()]);
  expect(sent.map(({ id }) => id)).toEqual(['start', 'note', 'photo']);
  expect(labels()).toEqual([]);
  await outbox.flush();
  expect(sent).toHaveLength(3);
});

it('outlives the page, for the same person alone', async () => {
  await keepWithoutLine(change('start'));
  const others = newOutbox('ben');
  await others.flush();
  expect([others.waiting(), sent]).toEqual([[], []]);
  outbox = newOutbox();
  await outbox.flush();
  expect(sent.map(({ id }) => id)).toEqual(['start']);
});

it('sends nothing past what waits of the same job', async () => {
  await keepWithoutLine(change('start'));
  answers = { start: OFFLINE };
  expect(await outbox.deliver(change('note'))).toBeUndefined();
  expect(await outbox.deliver(change('else', { subject: 'job-2' }))).toBeUndefined();
  await outbox.flush();
  expect(sent.map(({ id }) => id)).toEqual(['else']);
  expect(labels()).toEqual(['start', 'note']);
});

it('bases what was made later on what the one before came to', async () => {
  const [start, note] = [change('start', { version: 1 }), change('note', { version: 1 })];
  await keepWithoutLine(start, note, change('other', { subject: 'job-2', version: 1 }));
  answers = { start: { version: 2 } };
  await outbox.flush();
  expect(sent.map(({ id, version }) => [id, version])).toEqual([
    ['start', 1],
    ['note', 2],
    ['other', 1],
  ]);
});

it('does not pass over what somebody else changed in between', async () => {
  await keepWithoutLine(change('start', { version: 1 }), change('note', { version: 1 }));
  answers = { start: { version: 3 } };
  await outbox.flush();
  expect(sent.map(({ version }) => version)).toEqual([1, 1]);
});

it('keeps what is refused with the reason and what is stored, and goes on with the rest', async () => {
  await keepWithoutLine(change('note', { version: 1 }), change('photo'));
  const refusal = { message: 'Somebody else changed this.', current: { notes: 'Theirs' } };
  answers = { note: new ApiError(409, refusal) };
  await outbox.flush();
  expect(sent.map(({ id }) => id)).toEqual(['photo']);
  expect(outbox.waiting()).toMatchObject([{ id: 'note', refusal }]);
  await outbox.flush();
  expect(outbox.waiting()).toHaveLength(1);
  await outbox.insist('note');
  expect(sent.map(({ label, version }) => [label, version])).toEqual([
    ['photo', undefined],
    ['note', undefined],
  ]);
  expect(labels()).toEqual([]);
});

it.each([401, 429, 500, 503])('waits where the server answers %i', async (status) => {
  await keepWithoutLine(change('start'), change('note'));
  answers = { start: new ApiError(status) };
  await outbox.flush();
  expect([labels(), sent]).toEqual([['start', 'note'], []]);
});

it('takes for done what was deleted before the answer got lost', async () => {
  await keepWithoutLine(change('gone', { method: 'DELETE' }));
  answers = { gone: new ApiError(404) };
  await outbox.flush();
  expect(labels()).toEqual([]);
});

it('tells who shows what was sent, and lets go of what is given up', async () => {
  const told: string[] = [];
  outbox.onSent(({ id }) => told.push(id));
  await keepWithoutLine(change('start'), change('note'));
  await outbox.discard('note');
  await outbox.flush();
  expect(told).toEqual(['start']);
  await keepWithoutLine(change('late'));
  await outbox.clear();
  expect([labels(), await store.all()]).toEqual([[], []]);
});

it('refuses at once what has no chance, as before', async () => {
  answers = { start: new ApiError(409, { message: 'This job was cancelled.' }) };
  await expect(outbox.deliver(change('start'))).rejects.toMatchObject({ status: 409 });
  expect(labels()).toEqual([]);
});

it('keeps the order of a subject where the first is slow and then finds no connection', async () => {
  let lose = () => {};
  const lost = new Promise<never>((_, reject) => (lose = () => reject(OFFLINE)));
  const order: string[] = [];
  outbox = new Outbox({
    store,
    owner: () => 'ana',
    send: ({ id }) => {
      order.push(id);
      return id === 'first' && order.length === 1 ? lost : Promise.resolve({});
    },
  });
  const first = outbox.deliver(change('first'));
  const second = outbox.deliver(change('second'));
  lose();
  expect(await Promise.all([first, second])).toEqual([undefined, undefined]);
  await outbox.flush();
  expect(order).toEqual(['first', 'first', 'second']);
});

it('bases a change on the one from here before it, which the form has not seen', async () => {
  answers = { step: { version: 2 }, note: { version: 3 } };
  await outbox.deliver(change('step', { version: 1 }));
  await outbox.deliver(change('note', { version: 1 }));
  await outbox.deliver(change('note again', { version: 1 }));
  expect(sent.map(({ version }) => version)).toEqual([1, 2, 3]);
});

it('sends what is about other things past one that the server fails at, and puts that aside in time', async () => {
  await keepWithoutLine(change('bad'), change('after'), change('good', { subject: 'job-2' }));
  answers = { bad: new ApiError(500) };
  await outbox.flush();
  expect([sent.map(({ id }) => id), labels()]).toEqual([['good'], ['bad', 'after']]);
  for (let nth = 0; nth < 4; nth += 1) await outbox.flush();
  expect(outbox.waiting()).toMatchObject([{ id: 'bad', refusal: { isFailure: true } }]);
  expect(sent.map(({ id }) => id)).toEqual(['good', 'after']);
  answers = {};
  await outbox.insist('bad');
  // The same id, because the server may have processed the change before failing.
  expect(sent.at(-1)?.id).toBe('bad');
  expect(labels()).toEqual([]);
});

it('says at once that the device could not keep a change', async () => {
  isOnline = false;
  store.put = () => Promise.reject(new Error('The disk is full.'));
  await expect(outbox.deliver(change('note'))).rejects.toMatchObject({
    serverMessage: expect.stringContaining("couldn't keep the change"),
  });
  expect(labels()).toEqual([]);
});

it('sends a change once where the device cannot delete it', async () => {
  await keepWithoutLine(change('note'));
  store.remove = () => Promise.reject(new Error('The disk is broken.'));
  await outbox.flush();
  expect(sent).toHaveLength(1);
});

it("leaves others' changes on the device at a sign-out", async () => {
  await keepWithoutLine(change('own'));
  isOnline = false;
  await newOutbox('ben').deliver(change('of Ben'));
  await outbox.clear();
  expect((await store.all()).map(({ label }) => label)).toEqual(['of Ben']);
});
