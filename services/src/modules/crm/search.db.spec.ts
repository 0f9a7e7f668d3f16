import fc from 'fast-check';
import { query } from '../../../test/support/database.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import { phoneDigits } from '../../platform/text/phone.js';
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
  // Many are alike in all that lists are sorted by.
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

/** What the specification says, with nothing clever, the same for the vehicle and the notes, and each of several words. */
function matches({ name, email, phone, address, notes: said }: Contact, term: string): boolean {
  const has = (text: string) => text.toLowerCase().includes(term.toLowerCase());
  if ([name, email, address, said].some(has) || phone.includes(term)) return true;
  const typed = /^[\d\s()+./-]+$/.test(term) ? phoneDigits(term) : '';
  const digits = phoneDigits(phone);
  const rest = /^1(\d+)$/.exec(typed)?.[1];
  const words = typed
    ? []
    : term
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean);
  const text = [name, email, address, said].join('\n').toLowerCase();
  const isIn = (word: string) => [text, phone, digits].some((each) => each.includes(word));
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
    fc.constantFrom('%', '_', "'", '\\', '1555', '+1 (555) 9', '1', '0', 'E'),
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
