import { service, vehicle } from '@clearcoat/testing';
import { offerText, sizeOf } from './offer';

const detail = service({
  duration: 240,
  price: 249.99,
  prices: [
    { sizeId: 'truck', price: 329.99, minutes: 300 },
    { sizeId: 'suv', price: 289.99, minutes: 240 },
  ],
});

it.each([
  [undefined, 'from 4 h · from $249.99'],
  ['', '4 h · $249.99'],
  ['car', '4 h · $249.99'],
  ['truck', '5 h · $329.99'],
])('a service for size %j is %s', (size, text) => expect(offerText(detail, size)).toBe(text));

it('a service with one price is of that price before a vehicle is known', () => {
  expect(offerText({ ...detail, prices: [] })).toBe('4 h · $249.99');
});

it('the size is that of the chosen vehicle, or of the first', () => {
  const vehicles = [vehicle({ id: 'v1', sizeId: 'truck' }), vehicle({ id: 'v2', sizeId: '' })];
  const ana = { id: 'c1', name: 'Ana', phone: '', address: '', vehicles };
  expect([sizeOf(ana, 'v2'), sizeOf(ana, undefined)]).toEqual(['', 'truck']);
  expect([sizeOf({ ...ana, vehicles: [] }, 'v1'), sizeOf(undefined, undefined)]).toEqual([
    undefined,
    undefined,
  ]);
});
