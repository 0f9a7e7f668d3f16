import type { Toolbox } from '../tools/toolbox.js';
import type { Desk } from './answer.js';
import { messageAnswer } from './draft.answers.js';

const contacts = [
  { id: '1', name: 'Rosa Delgado', vehicle: 'Model Y' },
  { id: '2', name: 'Rosa Klein', vehicle: '' },
];
const tools = { findContact: {} } as Toolbox;
const desk = {
  today: '2026-06-17',
  use: () => Promise.resolve({ data: { contacts, notShown: 0 }, sources: [] }),
} as unknown as Desk;

it('offers to ask the same again for each who could be meant', async () => {
  const answer = await messageAnswer(
    desk,
    tools,
    { kind: 'message', rest: 'Rosa that the car is ready', channel: 'sms', isSure: true },
    'Text Rosa that the car is ready',
  );
  expect(answer?.text).toMatch(/^Which one\?/);
  expect(answer?.text).toContain('Model Y');
  expect(answer?.suggestions).toEqual([
    'Text Rosa Delgado that the car is ready',
    'Text Rosa Klein that the car is ready',
  ]);
});
