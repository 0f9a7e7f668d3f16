import { readFileSync } from 'node:fs';
import { query } from '../../../test/support/database.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { textKey } from './text-key.js';

const cases = JSON.parse(readFileSync('packages/testing/text-keys.json', 'utf8')) as [
  string,
  string,
][];

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

it.each(cases)('%j is compared as %j', (text, key) => {
  expect(textKey(text)).toBe(key);
  expect(textKey(key)).toBe(key);
});

it('the database makes the same keys', async () => {
  const rows = await query<{ key: string }>(
    server.config.databaseUrl,
    'select text_key(text) as key from unnest($1::text[]) with ordinality u(text, place) order by place',
    [cases.map(([text]) => text)],
  );
  expect(rows.map(({ key }) => key)).toEqual(cases.map(([, key]) => key));
});

/** All letters of the alphabets used in names. */
it('the database and the server agree on every letter', async () => {
  const letters = Array.from({ length: 0x2fff - 0x20 }, (_, index) => index + 0x20)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /^[\p{L}\p{M}\p{P}\p{Z}\p{Cf}\p{Cc}]$/u.test(letter));
  const rows = await query<{ key: string }>(
    server.config.databaseUrl,
    `select text_key('x' || text || 'x') as key
     from unnest($1::text[]) with ordinality u(text, place) order by place`,
    [letters],
  );
  const different = letters.filter((letter, index) => textKey(`x${letter}x`) !== rows[index]?.key);
  expect(different).toEqual([]);
});
