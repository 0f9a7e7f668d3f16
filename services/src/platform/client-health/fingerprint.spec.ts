import { anonymous, templateOf } from './anonymous.js';
import { known } from './fingerprint.js';

it.each([
  ["Cannot read properties of undefined (reading 'name')", undefined],
  ['No mail to dana.reyes+x@example.co.uk today', 'No mail to <e-mail> today'],
  ['Call (512) 555-0142 or +1 512 555 0142', 'Call <number> or <number>'],
  ['GET /api/contacts?search=Dana%20Reyes failed', 'GET /api/contacts failed'],
  ['https://x.example/auth?reset=s3cret#top', 'https://x.example/auth'],
  [
    'React error #418; visit https://react.dev/errors/418?args[]=Dana',
    'React error #418; visit https://react.dev/errors/418',
  ],
  ['Row 1234567 of 12', 'Row <number> of 12'],
  ['No 5f0c6f5e-8a0f-4d0b-9a55-0d6b1a5f9c11 here', 'No <id> here'],
  [
    `Unexpected token 'D', "Dana Reyes" is not valid JSON`,
    `Unexpected token 'D', "…" is not valid JSON`,
  ],
  ["No customer 'Dana Reyes'", "No customer '…'"],
  ['a\n\n  b', 'a b'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('of %j stays %j', (message, expected = message) => {
  expect(anonymous(message)).toBe(expected);
});

it.each([
  ['/', true],
  ['/contacts/:id', true],
  ['/appointments/edit/:id', true],
  ['/blog/*', true],
  ['/contacts/5f0c6f5e', false],
  ['/auth?reset=x', false],
  ['/a@b.example', false],
])('%j is a route: %j', (route, isOne) => {
  expect(templateOf(route)).toBe(isOne ? route : 'other');
});

const AT = 'https://app.example';
const error = (stack: string, message = 'x is not a function') =>
  known({ kind: 'error', message, stack, route: '/contacts' });

const chrome = (version: string, hash: string, column: number) => `TypeError: Dana is not a function
    at row (${AT}/remotes/crm/${version}/contacts.${hash}.js:1:${column})
    at Object.render (${AT}/assets/base.0f0f0f0f.js:2:31)
    at ${AT}/remotes/crm/${version}/remoteEntry.js:1:9?who=dana`;

it('knows an error again in the next version, and in a browser that writes stacks another way', () => {
  const first = error(chrome('1.0.0-ab', '12345678', 100));
  expect(first).toMatchObject({
    remote: 'crm',
    version: '1.0.0-ab',
    frames: [
      'row /remotes/crm/1.0.0-ab/contacts.12345678.js:1:100',
      'Object.render /assets/base.0f0f0f0f.js:2:31',
    ],
  });
  const firefox = `row@${AT}/remotes/crm/1.1.0/contacts.aabbccdd.js:1:7\nrender@${AT}/assets/base.0f0f0f0f.js:2:31\n`;
  expect(error(chrome('1.1.0', 'aabbccdd', 7))?.fingerprint).toBe(first?.fingerprint);
  expect(error(firefox)?.fingerprint).toBe(first?.fingerprint);
  expect(error(firefox, 'y is not a function')?.fingerprint).not.toBe(first?.fingerprint);
});

it('gives the shell what none of the remotes is in, and nobody what is all of others', () => {
  expect(error(`Error\n at go (${AT}/assets/main.12345678.js:1:2)`)).toMatchObject({
    remote: 'shell',
    version: '',
  });
  expect(error('')).toMatchObject({ remote: 'shell', frames: [] });
  expect(error('Error\n    at chrome-extension://abc/content.js:1:2')).toBeUndefined();
});
