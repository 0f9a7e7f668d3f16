import { lately } from './lately.js';

it('makes it of each text once, and again after many others', () => {
  const made: string[] = [];
  const length = lately((text) => {
    made.push(text);
    return text.length;
  });
  expect([length('one'), length('one'), length('three')]).toEqual([3, 3, 5]);
  expect(made).toEqual(['one', 'three']);
  for (let at = 0; at < 40; at++) length(`other ${at}`);
  length('one');
  expect(made.filter((text) => text === 'one')).toHaveLength(2);
});
