import { stopwatch } from '../../../../test/support/thread-clock.js';
import { isNamedIn, withoutStrangers } from './strangers.js';

it.each([
  [
    'Pay now at evil.example/pay or call +1 900 555 0199',
    'Pay now at (link removed) or call (number removed)',
  ],
  [
    'See you at 2:00 PM on Nov 24, 2026, it is $249.99.',
    'See you at 2:00 PM on Nov 24, 2026, it is $249.99.',
  ],
  ['Call (555) 010-0100 or book at shine.com', 'Call (555) 010-0100 or book at shine.com'],
  ['Write to me: dana@shine.com', 'Write to me: dana@shine.com'],
  ['Thanks.See you soon', 'Thanks.See you soon'],
])('%s', (text, expected) => {
  expect(withoutStrangers(text, 'tell her shine.com and 555 0100100, (555) 010-0100')).toBe(
    expected,
  );
});

it('is read in one go', () => {
  const ran = stopwatch();
  for (const piece of ['a.', '1 ', '(1', '1-', 'a-']) withoutStrangers(piece.repeat(500), '');
  expect(ran()).toBeLessThan(200);
});

it.each([
  ['Tanya Hayes', 'text tanya shes up tomorrow', true],
  ['Tanya Hayes', "Write Hayes' reminder", true],
  ['Tanya Hayes', 'Write to everybody', false],
  ['Ann Li', 'Write to Hannah', false],
  ['Zoë Krämer', 'text zoë', true],
])('%s is named in %j: %s', (name, said, expected) => {
  expect(isNamedIn(name, said)).toBe(expected);
});
