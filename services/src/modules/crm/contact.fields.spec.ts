import {
  CONTACT_KEYS,
  fieldOf,
  NO_VALUES,
  SHOWN_KEYS,
  shownValues,
  storedValues,
  type ContactValues,
} from './contact.fields.js';
import { readRow } from './imports/import-row.js';
import { readSheet } from './imports/import-columns.js';

const ana: ContactValues = { ...NO_VALUES, name: 'Ana Ruiz', phone: '1', vehicle: 'Mazda 3' };

describe('the table of what a contact consists of', () => {
  it('knows the two names of a field', () => {
    expect(shownValues(ana)).toMatchObject({ name: 'Ana Ruiz', address: 'Mazda 3' });
    expect(storedValues(shownValues(ana))).toEqual(ana);
    expect(new Set(SHOWN_KEYS).size).toBe(CONTACT_KEYS.length);
  });

  it.each(CONTACT_KEYS)('an import knows the heading an export has for %s', (key) => {
    const { columns } = readSheet([[fieldOf(key).heading], ['Something']]);
    expect(columns[0]?.suggested).toBe(key);
  });

  it.each(CONTACT_KEYS)(
    'an import refuses a row whose %s is too long; what is no e-mail address is left out',
    (key) => {
      const cells = { ...ana, phone: '5551234567', [key]: '7'.repeat(fieldOf(key).longest + 1) };
      const keys = Object.keys(cells) as (keyof typeof cells)[];
      const mapping = Object.fromEntries(keys.map((each, index) => [each, index]));
      const row = readRow(
        keys.map((each) => String(cells[each])),
        mapping,
      );
      const refused = { problem: expect.stringContaining('longer than') };
      expect(row).toMatchObject(key === 'email' ? { values: { email: '' } } : refused);
    },
  );
});
