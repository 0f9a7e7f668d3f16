import { request } from '../testing.js';
import { readStep } from './step.js';

const marks = async (text: string) => {
  const plan = await readStep(request(text));
  if (!plan) return 'no';
  const { step, whom, isEach, when } = plan;
  return [step, whom?.kind, isEach && 'each', when.from].filter(Boolean).join(' ');
};

it.each([
  ['done', 'finish last'],
  ['ok im done', 'finish last'],
  ['who is done', 'no'],
  ['finished with derek turner', 'finish people'],
  ['confirm tuesday', 'confirm each 2026-11-24'],
  ['confirm everyone on tuesday', 'confirm each 2026-11-24'],
  ['confirm anyone on tuesday', 'confirm each 2026-11-24'],
  ['note that derek turner did not show up', 'no-show people'],
  ['confirm with derek turner that we come', 'no'],
])('%s', async (text, expected) => {
  expect(await marks(text)).toBe(expected);
});
