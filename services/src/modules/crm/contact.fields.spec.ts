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
import { importReading, sheetOfCells } from '../../../test/support/import-reading.js';

const ana: ContactValues = { ...NO_VALUES, name: 'Ana Ruiz', phone: '1', vehicle: 'Mazda 3' };

describe('the table of what a contact consists of', () => {
  it('knows the two names of a field', () => {
    expect(shownValues(ana)).toMatchObject({ name: 'Ana Ruiz', address: 'Mazda 3' });
    expect(storedValues(shownValues(ana))).toEqual(ana);
    expect(new Set(SHOWN_KEYS).size).toBe(CONTACT_KEYS.length);
  });

  it.each(CONTACT_KEYS)('an import knows the heading an export has for %s', (key) => {
    const { columns } = sheetOfCells([[fieldOf(key).heading], ['Something']]);
    expect(columns[0]?.suggested).toBe(key);
  });

  it.each(CONTACT_KEYS)('an import takes a row whose %s is too long, without it or cut', (key) => {
    const { longest } = fieldOf(key);
    const cells = {
      ...{ ...ana, phone: '5551234567', email: 'ana@example.com' },
      [key]: '7'.repeat(longest + 1),
    };
    const keys = Object.keys(cells) as (keyof typeof cells)[];
    const mapping = Object.fromEntries(keys.map((each, index) => [each, index]));
    const row = readRow(
      keys.map((each) => String(cells[each])),
      importReading(mapping),
    );
    expect(row).toMatchObject({ leftOut: expect.stringMatching(/kept in the notes|cut off/) });
    expect('values' in row && row.values[key].length).toBeLessThanOrEqual(longest);
  });
});
