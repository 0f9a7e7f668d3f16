import { importReading, sheetOfCells } from '../../../../test/support/import-reading.js';
import { NO_VALUES } from '../contact.fields.js';
import type { ImportMapping } from '../dto/import.dto.js';
import { keysOf, planRows, type Decision, type KnownContact } from './import-plan.js';
import { readRow } from './import-row.js';
import { fullName } from './person-name.js';
import { tidyPhone } from '../../../platform/text/phone.js';

const SIZES = [
  { id: 'suv', name: 'SUV' },
  { id: 'truck', name: 'Truck or van' },
];
const MAPPING = { name: 0, phone: 1, email: 2, vehicle: 3, notes: 4 };

describe('the columns', () => {
  const fieldsOf = (cells: string[][]) => sheetOfCells(cells).columns.map((c) => c.suggested);

  it('are recognised by their headings', () => {
    const headings = [
      'First Name',
      'Surname',
      'Mobile #',
      'E-mail',
      'Vehicle(s)',
      'Comments',
      'Id',
    ];
    expect(fieldsOf([headings, ['Ana', 'Ruiz', '1', '', '', '', '7']])).toEqual([
      'firstName',
      'lastName',
      'phone',
      'email',
      'vehicle',
      'notes',
      null,
    ]);
    expect(
      fieldsOf([
        ['Customer', 'Phone 1', 'Phone 2'],
        ['A', '1', '2'],
      ]),
    ).toEqual(['name', 'phone', 'secondPhone']);
  });

  it('are recognised as what is theirs, and no e-mail for a mailing address', () => {
    const headings = [
      'Vehicle Size',
      'Vehicle 1',
      'Vehicle 2',
      'Mailing Address',
      'City',
      'State',
      'ZIP',
      'Email Address',
    ];
    expect(fieldsOf([headings, headings.map(() => 'x')])).toEqual([
      'size',
      'vehicle',
      'secondVehicle',
      'street',
      'city',
      'region',
      'postcode',
      'email',
    ]);
  });

  it('are recognised by what stands in them where there are no headings', () => {
    const { columns, rows } = sheetOfCells([
      ['', '', ''],
      ['Ana Ruiz', '(555) 010-1111', 'ana@example.com'],
      ['Bo Chen', '555.010.2222', ''],
    ]);
    expect(columns).toEqual([
      { index: 0, name: 'Column A', samples: ['Ana Ruiz', 'Bo Chen'], suggested: 'name' },
      {
        index: 1,
        name: 'Column B',
        samples: ['(555) 010-1111', '555.010.2222'],
        suggested: 'phone',
      },
      { index: 2, name: 'Column C', samples: ['ana@example.com'], suggested: 'email' },
    ]);
    expect(rows.map(({ number }) => number)).toEqual([2, 3]);
  });

  it('leave out empty lines, but count them as the spreadsheet does', () => {
    const { rows } = sheetOfCells([
      ['Name', 'Phone'],
      ['', ''],
      ['Ana', '5550100'],
    ]);
    expect(rows).toEqual([{ number: 3, cells: ['Ana', '5550100'] }]);
    expect(sheetOfCells([]).rows).toEqual([]);
  });
});

describe('a row', () => {
  it.each([
    ['Ruiz, Ana', 'Ana Ruiz'],
    ['Ana Ruiz', 'Ana Ruiz'],
    ['Shine, Inc.', 'Shine, Inc.'],
    ['a, b, c', 'a, b, c'],
    ['Ruiz,', 'Ruiz,'],
  ])('reads the full name %j as %j', (text, name) => {
    expect(fullName(text)).toBe(name);
  });

  it.each([
    ['555.123.4567', '(555) 123-4567'],
    ['5551234567', '(555) 123-4567'],
    ['+1 555 123 4567', '(555) 123-4567'],
    ['1-555-123-4567', '(555) 123-4567'],
    ['tel:555/123/4567', '(555) 123-4567'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['555 1234', '555 1234'],
    ['0612345678', '0612345678'],
    ['555 123 4567 ext. 5', '555 123 4567 ext. 5'],
  ])('writes the phone %j as %j', (text, phone) => {
    expect(tidyPhone(text)).toBe(phone);
  });

  it('joins first and last name, and takes what else there is', () => {
    const cells = [' Ana ', 'Ruiz', '5551234567', 'mailto:ana@example.com', 'a\nb'];
    const mapping = { firstName: 0, lastName: 1, phone: 2, email: 3, notes: 4 };
    expect(readRow(cells, importReading(mapping))).toMatchObject({
      values: {
        name: 'Ana Ruiz',
        phone: '(555) 123-4567',
        email: 'ana@example.com',
        vehicle: '',
        notes: 'a\nb',
      },
    });
  });

  it.each([
    [['', ''], 'The name, the phone number and the email are missing'],
    [['Ana', ''], 'The phone number and the email are missing'],
    [['Ana', 'n/a'], 'The phone number and the email are missing'],
    [['Ana', 'call me'], '“call me” is not a phone number'],
    [['Ana', '5.55123E+09'], 'The spreadsheet has shortened the phone number to 5.55123E+09'],
    [['Ana', '', 'ana@'], '“ana@” is not an e-mail address, and the phone number is missing'],
  ])('%j is none: %s', (cells, problem) => {
    expect(readRow(cells, importReading(MAPPING))).toEqual({ problem });
  });

  it('needs a phone or an email, not both', () => {
    const row = readRow(['Ana', '', 'ana@example.com'], importReading(MAPPING));
    expect(row).toMatchObject({ values: { phone: '', email: 'ana@example.com' }, leftOut: '' });
  });
});

describe('the plan of an import', () => {
  const ana: KnownContact = {
    ...NO_VALUES,
    id: 'ana',
    name: 'Ana Ruiz',
    phone: '555-123-4567',
    email: 'ana@example.com',
    vehicle: 'Mazda 3',
    notes: '',
  };
  type Options = Partial<Parameters<typeof planRows>[2]> & { mapping?: ImportMapping };
  const plan = (rows: string[][], { mapping = MAPPING, ...options }: Options = {}) =>
    planRows(
      rows.map((cells, position) => ({ position, rowNumber: position + 2, cells })),
      [ana],
      {
        reading: importReading(mapping, { sizes: SIZES }),
        duplicates: 'skip',
        visited: new Set(),
        vehicles: new Map([['ana', ['Mazda 3', '2015 Kia Soul']]]),
        ofFile: new Set(),
        room: 10,
        fullText: 'Full.',
        ...options,
      },
    );
  const outcomes = (decisions: Decision[]) => decisions.map(({ outcome }) => outcome);

  it('skips who is there by phone or by e-mail, in the file as well', () => {
    const rows = [
      ['Ana R.', '+1 (555) 123 4567'],
      ['Ana R.', '555 999 0000', 'ANA@example.com'],
      ['Bo Chen', '555 222 3333'],
      ['Bo C.', '(555) 222-3333'],
    ];
    expect(outcomes(plan(rows))).toEqual(['skipped', 'skipped', 'added', 'skipped']);
    expect(outcomes(plan(rows, { duplicates: 'add' }))).toEqual(Array(4).fill('added'));
  });

  it('updates with what the file has, and keeps what it has not', () => {
    const [first, second] = plan(
      [
        ['Ana Ruiz-Vega', '5551234567', '', '', 'Prefers mornings'],
        ['Ana Ruiz-Vega', '5551234567', '', '', 'Prefers mornings'],
      ],
      { duplicates: 'update' },
    );
    expect(first).toMatchObject({
      outcome: 'updated',
      contactId: 'ana',
      before: { name: 'Ana Ruiz', notes: '' },
      after: {
        name: 'Ana Ruiz-Vega',
        phone: '555-123-4567',
        email: 'ana@example.com',
        vehicle: 'Mazda 3',
        notes: 'Prefers mornings',
      },
    });
    expect(second?.outcome).toBe('skipped');
  });

  it('adds as many as the plan has room for, and still updates', () => {
    const rows = [
      ['A', '555 000 0001'],
      ['B', '555 000 0002'],
      ['Ana', '5551234567'],
    ];
    const decisions = plan(rows, { room: 1, duplicates: 'update' });
    expect(outcomes(decisions)).toEqual(['added', 'failed', 'updated']);
    expect(decisions[1]).toMatchObject({ problem: 'Full.', isOverLimit: true });
  });

  const EXTRA = { ...MAPPING, size: 5, secondVehicle: 6, street: 7, city: 8 };
  const bo = ['Bo', '555 222 3333', '', 'Kia', '', 'van', 'Mini', '1 Elm St', 'Springfield'];
  const planned = (cells: string[], duplicates: 'update' | 'skip' = 'update') =>
    plan([cells], { mapping: EXTRA, duplicates })[0];

  it('takes a size as the business calls it, a second vehicle and an address', () => {
    expect(planned(bo)).toMatchObject({
      outcome: 'added',
      after: { vehicle: 'Kia' },
      extras: { size: 'truck', moreVehicles: ['Mini'], street: '1 Elm St', city: 'Springfield' },
    });
    expect(planned(bo.with(5, 'Monster'))).toMatchObject({
      leftOut: '“Monster” is not one of your vehicle sizes: kept in the notes',
      after: { notes: 'Vehicle size in the file: Monster' },
    });
    expect(planned(bo.with(7, 'x'.repeat(161)))).toMatchObject({
      leftOut: 'The street is longer than 160 characters: kept in the notes',
      extras: { street: '' },
    });
  });

  it('takes a lone second vehicle for the first of who has none', () => {
    expect(planned(bo.with(3, ''))).toMatchObject({
      after: { vehicle: 'Mini' },
      extras: { moreVehicles: [] },
    });
    expect(planned(['Ana Ruiz', '5551234567', '', '', '', '', 'Mini'])).toMatchObject({
      outcome: 'updated',
      after: { vehicle: 'Mazda 3' },
      extras: { otherVehicle: 'Mini' },
    });
  });

  const driving = (name: string, phone: string, vehicle: string) => [name, phone, '', vehicle];
  const others = (decisions: Decision[]) =>
    decisions.map((each) => 'extras' in each && each.extras.otherVehicle);

  it('brings another vehicle of the same customer along, and renames none', () => {
    const rows = ['Mazda 3', '2021 Ford F-150', '2021 ford f150', '2015 Kia Soul'].map((vehicle) =>
      driving('Ana Ruiz', '5551234567', vehicle),
    );
    const decisions = plan(rows, { duplicates: 'update' });
    expect(outcomes(decisions)).toEqual(['skipped', 'updated', 'skipped', 'skipped']);
    expect(decisions[1]).toMatchObject({
      after: { vehicle: 'Mazda 3' },
      extras: { otherVehicle: '2021 Ford F-150' },
    });
    // A more detailed text of the first vehicle replaces its name.
    const [named] = plan([driving('Ana Ruiz', '5551234567', '2019 Mazda 3, red')], {
      duplicates: 'update',
    });
    expect(named).toMatchObject({ after: { vehicle: '2019 Mazda 3, red' } });
  });

  it('leaves who was there as they are, and takes each vehicle of who stands in the file twice', () => {
    const bo = (vehicle: string) => driving('Bo Chen', '555 222 3333', vehicle);
    const rows = [
      driving('Ana Ruiz', '5551234567', 'Ford F-150'),
      bo('Kia Soul'),
      bo('Mini Cooper'),
    ];
    const decisions = plan([...rows, bo('Mini Cooper')]);
    expect(outcomes(decisions)).toEqual(['skipped', 'added', 'updated', 'skipped']);
    expect(others(decisions)[2]).toBe('Mini Cooper');
    const known = { ofFile: new Set(['ana']) };
    expect(outcomes(plan([rows[0] ?? []], known))).toEqual(['updated']);
  });

  it('leaves out what is no e-mail address, says so, and keeps it in the notes, once', () => {
    const told = '“ana@” is not an e-mail address: kept in the notes';
    const rows = [['Bo', '555 222 3333', 'ana@', '', 'Gate 4']];
    expect(plan(rows)).toMatchObject([
      { outcome: 'added', leftOut: told, after: { notes: 'Gate 4\nE-mail in the file: ana@' } },
    ]);
    const again = [...Array(2)].map(() => ['Ana Ruiz', '5551234567', 'ana@']);
    const [first, second] = plan(again, { duplicates: 'update' });
    expect(first).toMatchObject({
      leftOut: told,
      after: { email: 'ana@example.com', notes: 'E-mail in the file: ana@' },
    });
    expect(second).toMatchObject({ outcome: 'skipped' });
    expect(second).not.toHaveProperty('leftOut');
  });

  it('takes who has no name under their email, else their number, says so, and renames nobody', () => {
    const rows = [
      ['', '555 222 3333', 'bo@example.com', 'Kia Soul'],
      ['', '5552224444', 'bo@'],
      ['', '5551234567', '', '', 'Gate 4'],
    ];
    const [byEmail, byPhone, known] = plan(rows, { duplicates: 'update' });
    expect(byEmail).toMatchObject({
      outcome: 'added',
      unnamed: 'No name in the file: saved as bo@example.com',
      after: { name: 'bo@example.com', phone: '(555) 222-3333', vehicle: 'Kia Soul' },
    });
    expect(byPhone).toMatchObject({
      unnamed: 'No name in the file: saved as (555) 222-4444',
      leftOut: '“bo@” is not an e-mail address: kept in the notes',
      after: { name: '(555) 222-4444', phone: '(555) 222-4444' },
    });
    expect(known).toMatchObject({ outcome: 'updated', after: { name: 'Ana Ruiz' } });
    expect(known).not.toHaveProperty('unnamed');
  });

  it('asks for customers by what tells phones apart', () => {
    const rows = ['5551234567', '+1 555 123 4567'].map((phone, position) => ({
      ...{ position, rowNumber: position + 2, cells: ['A', phone, 'A@b.co'] },
    }));
    expect(keysOf(rows, importReading(MAPPING))).toEqual({
      phones: ['+15551234567'],
      emails: ['a@b.co'],
    });
  });
});
