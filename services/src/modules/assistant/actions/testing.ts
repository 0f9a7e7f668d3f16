import type { Vocabulary } from '../language/pieces/vocabulary.js';
import { requestOf } from './request.js';

/** A Sunday. */
export const TODAY = '2026-11-22';

const SERVICES = [
  ['Full Detail', 's1'],
  ['Interior Detail', 's2'],
  ['Wash and Wax', 's5'],
  ['Ceramic Coating', 's8'],
].map(([name = '', id = '']) => ({ id, name }));

const PEOPLE = [
  'Derek Turner',
  'Tanya Hayes',
  'Mike Ortiz',
  'Marcus Keller',
  'Marcus Gonzalez',
  'Will Hayes',
].map((name) => ({ id: name, name }));

/** A business's own words without a database. */
export const vocabulary: Vocabulary = {
  own: () =>
    Promise.resolve({
      services: SERVICES,
      crews: [
        { name: 'Van 1', kind: 'van', people: [{ name: 'Jordan Ellis' }] },
        { name: 'Van 2', kind: 'van', people: [{ name: 'Marcus Nair' }] },
        { name: 'Bay', kind: 'bay' },
      ],
      sizes: [],
      addOns: [{ name: 'Pet Hair Removal' }],
    }),
  isWord: (word) => ['review', 'response', 'marketing', 'template', 'ideas'].includes(word),
  customersCalled: (words) =>
    Promise.resolve(
      PEOPLE.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word))),
    ),
  whereIs: (word) =>
    Promise.resolve({ isInVehicles: word === 'tacoma', isInNotes: false, isInPlaces: false }),
};

export const request = (text: string) => requestOf(text, TODAY, vocabulary);
