import { FairTurns } from './fair-turns.js';

const turns = () => new FairTurns({ waitingEach: 3, waiting: 5 }, 'Many photos are arriving.');

/** Work that the test ends explicitly. */
function held() {
  let end: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (end = resolve));
  return { until, end };
}

it('runs one at a time and takes groups in rotation', async () => {
  const order: string[] = [];
  const queue = turns();
  const first = held();
  const add = (group: string, name: string) =>
    queue.run(group, () => Promise.resolve(void order.push(name)));
  const begun = queue.run('a', () => first.until);
  const all = [add('a', 'a1'), add('a', 'a2'), add('b', 'b1'), add('a', 'a3'), add('b', 'b2')];
  first.end();
  await Promise.all([begun, ...all]);
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

it('refuses what is beyond the bounds of a group, or of all, and goes on afterwards', async () => {
  const queue = turns();
  const first = held();
  const begun = queue.run('a', () => first.until);
  const add = (group: string) => queue.run(group, () => Promise.resolve(group));
  const waiting = [add('a'), add('a'), add('a')];
  await expect(add('a')).rejects.toThrow('Many photos are arriving.');
  waiting.push(add('b'), add('c'));
  await expect(add('d')).rejects.toThrow('Many photos are arriving.');
  first.end();
  await begun;
  expect(await Promise.all(waiting)).toEqual(['a', 'a', 'a', 'b', 'c']);
  expect(await add('a')).toBe('a');
});

it('goes on after work that fails', async () => {
  const queue = turns();
  const failed = queue.run('a', () => Promise.reject(new Error('broken')));
  const next = queue.run('a', () => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
