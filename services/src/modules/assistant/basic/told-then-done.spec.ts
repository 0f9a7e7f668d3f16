import { partsOf, toldBefore } from '../language/messages/requests-in.js';

it.each([
  [
    'derek just called me, his wife has the car, can u text him its fine',
    'can u text him its fine',
  ],
  ['ethan might be late friday so push him to 9', 'push him to 9'],
  [
    'it looks like snow tuesday so lets move everybody to wednesday',
    'lets move everybody to wednesday',
  ],
  ['text derek his car is ready, and book him for friday', undefined],
  ['cancel derek', undefined],
])('what is asked behind what is told: %s', (text, asked) => {
  expect(toldBefore(text)?.asked).toBe(asked);
});

it('is put with what is told before it, where that says whose it is', () => {
  expect(partsOf('ana is sick, cancel her').map(({ text }) => text)).toEqual([
    'ana is sick, cancel her',
  ]);
});
