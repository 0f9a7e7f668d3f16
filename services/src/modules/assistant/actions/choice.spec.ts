import { oneOf } from './choice.js';
import { request } from './testing.js';

const people = [
  { id: '1', name: 'Rosa Delgado', vehicle: 'Model Y' },
  { id: '2', name: 'Rosa Klein', vehicle: '' },
];

it('offers to ask the same again for each who could be meant, and tells them apart', () => {
  const asked = request('Text Rosa that the car is ready');
  const chosen = oneOf({ kind: 'people', people, said: 'Rosa' }, people, asked);
  const { text = '', suggestions } = 'problem' in chosen ? chosen.problem : {};
  expect(text).toMatch(/^Which one\?/);
  expect(text).toContain('[**Rosa Delgado**](/contacts/1), Model Y');
  expect(suggestions).toEqual([
    'Text Rosa Delgado that the car is ready',
    'Text Rosa Klein that the car is ready',
  ]);
});
