import fc from 'fast-check';
import { query } from '../../../test/support/database.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import { phoneDigits } from '../../platform/text/phone.js';
import { textKey } from '../../platform/text/text-key.js';
import { ContactsService } from './index.js';

type Contact = Schemas['Contact'];

let server: TestApp;
let person: Visitor;
let people: Contact[];
let business: { businessId: string; timeZone: string };

const names = ['Ana Ruiz', 'ana ruiz', 'Bo', 'Zoë Müller', '100% Wash_Co', 'O’Neil, Pat'];
const emails = ['', 'ana@example.com', 'BO@Example.com', 'x_y@example.com'];
const phones = ['(555) 123-4567', '+1 555 123 4567', '555.999.0000', '+49 151 2345678', 'x'];
const vehicles = ['', '2019 Škoda Octavia, red', 'VW 1500_S'];
const notes = ['Gate code 555123', 'Dog hair; ana pays', ''];

const FIRST = 20;

beforeAll(async () => {
  server = await startTestApp();
  person = await server.owner();
  const session = await person.get<Schemas['SessionState']>('/api/session');
  business = {
    businessId: session.body.user?.businessId ?? '',
    timeZone: session.body.user?.timeZone ?? '',
  };
  // Many contacts have equal sort keys.
  await query(
    server.config.databaseUrl,
    `insert into contacts (business_id, name, email, phone, vehicle, notes, created_at)
     select $1, n, e, p, ($5::text[])[1 + i % 3], ($6::text[])[1 + i / 3 % 3], now()
     from unnest($2::text[]) n, unnest($3::text[]) e, unnest($4::text[]) with ordinality p (p, i)`,
    [business.businessId, names, emails, phones, vehicles, notes],
  );
  people = (await person.get<Contact[]>('/api/contacts')).body;
  expect(people).toHaveLength(names.length * emails.length * phones.length);
});

afterAll(() => server.stop());

/**
 * Reference implementation of the specification's search, extended to vehicle, notes and several words.
 */
function matches({ name, email, phone, address, notes: said }: Contact, term: string): boolean {
  const has = (text: string) => textKey(text).includes(textKey(term));
  if ([name, email, address, said, phone].some(has)) return true;
  const typed = /^[\d\s()+./-]+$/.test(term) ? phoneDigits(term) : '';
  const digits = phoneDigits(phone);
  const rest = /^1(\d+)$/.exec(typed)?.[1];
  const words = typed
    ? []
    : textKey(term)
        .split(/[\s,]+/)
        .filter(Boolean);
  const text = textKey([name, email, address, said].join('\n'));
  const isIn = (word: string) => [text, textKey(phone), digits].some((each) => each.includes(word));
  if (words.length > 1 && words.every(isIn)) return true;
  return (
    (typed !== '' && digits.includes(typed)) || (rest !== undefined && digits.startsWith(rest))
  );
}

it('finds whom the specification says, whatever is typed (VAL-06)', async () => {
  const piece = fc
    .tuple(
      fc.constantFrom(...names, ...emails, ...phones, ...vehicles, ...notes),
      fc.nat(12),
      fc.integer({ min: 1, max: 8 }),
    )
    .map(([text, from, length]) => text.slice(from, from + length).trim());
  const term = fc.oneof(
    piece,
    fc.tuple(piece, piece).map((pieces) => pieces.join(' ').trim()),
    fc.constantFrom('%', '_', "'", '\\', '- a', '1555', '+1 (555) 9', '1', '0', 'E'),
  );
  await fc.assert(
    fc.asyncProperty(term, async (typed) => {
      const { body } = await person.get<Contact[]>(
        `/api/contacts?search=${encodeURIComponent(typed)}`,
      );
      const found = people.filter((each) => matches(each, typed));
      expect(body).toEqual(found);
      if (typed === '') return;
      const first = await server.app
        .get(ContactsService, { strict: false })
        .find(business, typed, FIRST);
      expect(first).toEqual(
        found.slice(0, FIRST).map(({ id, name, address, notes }) => ({ id, name, address, notes })),
      );
    }),
    { numRuns: 60 },
  );
});

it('finds names and models without their apostrophes and hyphens, and with them', async () => {
  const owner = await server.owner();
  const address = '2021 Ford F-150, red';
  await owner.addContact({ name: 'Shaun O’Brien-Al-Hassan', phone: '(555) 201-4477', address });
  const typed = ['obrien', "o'brien", 'o brien', 'alhassan', 'al hassan', 'al-h', 'f150', 'f-150'];
  for (const term of [...typed, 'f 150', '201-4477', "shaun o'", '-', "'"]) {
    const path = `/api/contacts?search=${encodeURIComponent(term)}`;
    const { body } = await owner.get<Contact[]>(path);
    expect([term, body.length]).toEqual([term, /^\W$/.test(term) ? 0 : 1]);
  }
});

it('finds by name, e-mail and phone alone where the Contacts page asks (VAL-06)', async () => {
  const isWho = ({ name, email, phone }: Contact, term: string) =>
    [name, email].some((text) => text.toLowerCase().includes(term.toLowerCase())) ||
    phoneDigits(phone).includes(phoneDigits(term) || term);
  for (const term of ['ANA', 'example.com', '(555)', 'wash_', 'octavia', 'dog hair', 'gate']) {
    const path = `/api/contacts?in=who&search=${encodeURIComponent(term)}`;
    const { body, headers } = await person.get<Contact[]>(`${path}&limit=500`);
    const expected = people.filter((contact) => isWho(contact, term)).map(({ id }) => id);
    expect([term, body.map(({ id }) => id).sort()]).toEqual([term, expected.sort()]);
    expect(headers.get('x-total-count')).toBe(String(expected.length));
  }
});

it('pages show everybody once, in every order, also where many are alike', async () => {
  const sorts = [
    'name',
    '-name',
    'lastAppointment',
    '-lastAppointment',
    'totalSpent',
    '-totalSpent',
  ];
  const sizes = fc.integer({ min: 7, max: 60 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...sorts), sizes, async (sort, limit) => {
      const seen: string[] = [];
      let next: string | undefined = `/api/contacts?sort=${sort}&limit=${limit}`;
      while (next && seen.length <= people.length) {
        const page: Awaited<ReturnType<typeof person.get<Contact[]>>> = await person.get(next);
        expect(page.headers.get('x-total-count')).toBe(String(people.length));
        seen.push(...page.body.map(({ id }) => id));
        next = /<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
      }
      expect([...seen].sort()).toEqual(people.map(({ id }) => id).sort());
    }),
    { numRuns: 12 },
  );
});

it('reads little beside the index, however much was changed', async () => {
  const { databaseUrl } = server.config;
  await query(databaseUrl, 'create extension if not exists pgstattuple');
  const waiting = async () => {
    const [row] = await query<{ pages: number }>(
      databaseUrl,
      `select pending_pages as pages from pgstatginindex('contact_summaries_by_words')`,
    );
    return row?.pages;
  };
  const seen: unknown[] = [];
  for (let turn = 0; turn < 5; turn++) {
    await query(databaseUrl, `update contacts set notes = notes || ' again'`);
    seen.push(await waiting());
  }
  expect(seen.filter((pages) => Number(pages) > 8)).toEqual([]);
});

describe('whoever calls', () => {
  let shop: Visitor;

  beforeAll(async () => {
    shop = await server.owner();
    const { id } = await shop.addContact({
      name: 'Maria Lopez',
      phone: '+1 (555) 300-1004',
      address: '2021 Toyota Tacoma',
      notes: 'Gate code 4411',
    });
    const path = `/api/contacts/${id}`;
    const [first] = (await shop.get<Schemas['Vehicle'][]>(`${path}/vehicles`)).body;
    await shop.put(`${path}/vehicles/${first?.id}`, { plate: '7ABC123' });
    await shop.post(`${path}/vehicles`, { make: 'Honda', model: 'Civic', plate: 'X-Y 98' });
    await shop.post(`${path}/places`, { street: '14 Elm Street', accessNotes: 'Blue door' });
    await shop.addContact({ name: 'Bo Chen', phone: '(555) 999-0000' });
  });

  it.each([
    ...['tacoma', 'civic', '7abc', '1004', '+1 555 300 1004', '15553001004'],
    ...['lopez maria', 'Lopez, Maria', 'tacoma maria', 'lopez 1004', 'elm lopez tacoma'],
    ...['14 elm', 'gate code', 'blue door', 'LOPEZ', '7abc 123', '7ABC-123', ' 7-a.b', 'xy9'],
  ])('is found by %p', async (term) => {
    const found = await shop.get<Contact[]>(`/api/contacts?search=${encodeURIComponent(term)}`);
    expect(found.body.map(({ name }) => name)).toEqual(['Maria Lopez']);
  });

  it('is not found by another plate, by a word of somebody else, nor by another business', async () => {
    const find = async (term: string, by = shop) =>
      (await by.get<Contact[]>(`/api/contacts?search=${encodeURIComponent(term)}`)).body.length;
    expect(await find('7abc 123', await server.owner())).toBe(0);
    expect([await find('x-y'), await find('7abc 124')]).toEqual([1, 0]);
    expect(await find('chen maria')).toBe(0);
  });
});
