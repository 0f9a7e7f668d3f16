import type { Vocabulary } from '../language/pieces/vocabulary.js';
import type { Whom } from './call.js';
import { readRequest } from './reader.js';
import { requestOf } from './request.js';
import type { When } from './when.js';

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

/** Vocabulary of a business without a database. */
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

const whomOf = (whom: Whom | undefined): string => {
  if (!whom) return '';
  if (whom.kind === 'nobody') return `?${whom.said}`;
  if (whom.kind === 'listed') return `those of “${whom.said}”`;
  if (whom.kind !== 'last') return whom.people.map(({ name }) => name).join(' & ');
  const { isMany, nth, count, first } = whom;
  return [
    'last',
    isMany && 'many',
    nth !== undefined && `#${nth}`,
    count && `x${count}`,
    first && `first ${first}`,
  ]
    .filter(Boolean)
    .join(' ');
};

const whenOf = ({ from, to, time, after, before }: When = {}): string =>
  [
    from && (from === to ? from : `${from}..${to ?? ''}`),
    time,
    (after ?? before) !== undefined && `${after ?? ''}-${before ?? ''}`,
  ]
    .filter(Boolean)
    .join(' ');

/** Tool call in one line: tool, customer, services, days, other arguments, unused words. */
export async function callOf(text: string): Promise<string> {
  const call = await readRequest(request(text));
  if (!call) return 'none';
  const { whom, services = [], addOns = [], crews = [], when, to, ...rest } = call.args;
  const others = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    );
  return [
    `${call.tool}:`,
    whomOf(whom),
    [...services, ...addOns, ...crews].join('+'),
    whenOf(when),
    to && `-> ${whenOf(to)}`,
    ...others,
    call.leftOut.length > 0 && `left ${call.leftOut.join('|')}`,
  ]
    .filter(Boolean)
    .join(' ')
    .trim();
}
