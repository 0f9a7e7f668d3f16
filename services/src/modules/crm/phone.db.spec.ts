import fc from 'fast-check';
import { createDatabase, dropDatabase, query } from '../../../test/support/database.js';
import { phoneDigits, phoneSearch } from '../../platform/text/phone.js';

let url: string;

beforeAll(async () => {
  url = await createDatabase();
});

afterAll(() => dropDatabase(url));

const phone = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 14 }),
  fc.string({ unit: fc.constantFrom(...'0123456789+()- .x/٣') }),
  fc.constantFrom('+1 555 123 4567', '1-555-123-4567', '(555) 123-4567', '+49 151 2345678', ''),
);

it('the column and the program know the same digits of a phone', async () => {
  const phones = fc.sample(phone, 500);
  const business = 'a0000000-0000-4000-8000-000000000000';
  await query(
    url,
    `insert into businesses (id, name, time_zone, trial_ends_at, created_at)
     values ($1, 'x', 'UTC', now(), now())`,
    [business],
  );
  const rows = await query<{ phone: string; phone_digits: string }>(
    url,
    `insert into contacts (business_id, name, phone, created_at)
     select $1, 'x', p, now() from unnest($2::text[]) as p returning phone, phone_digits`,
    [business, phones],
  );
  for (const row of rows)
    expect([row.phone, row.phone_digits]).toEqual([row.phone, phoneDigits(row.phone)]);
});

it('a number is found with the leading 1 and without, however it was saved', () => {
  const ten = fc.tuple(
    fc.integer({ min: 200, max: 999 }),
    fc.integer({ min: 200, max: 999 }),
    fc.integer({ min: 1000, max: 9999 }),
  );
  const writing = fc.constantFrom<(a: number, b: number, c: number) => string>(
    (a, b, c) => `(${a}) ${b}-${c}`,
    (a, b, c) => `+1 ${a} ${b} ${c}`,
    (a, b, c) => `1-${a}-${b}-${c}`,
    (a, b, c) => `${a}.${b}.${c}`,
    (a, b, c) => `${a}${b}${c}`,
  );
  fc.assert(
    fc.property(ten, writing, writing, (parts, saved, typed) => {
      const stored = phoneDigits(saved(...parts));
      const { digits } = phoneSearch(typed(...parts));
      expect(stored).toContain(digits);
    }),
  );
});
