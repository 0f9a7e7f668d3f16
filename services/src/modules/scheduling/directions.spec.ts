import { addressLine, directionsUrl } from './directions.js';

const elm = { street: '14 Elm St', city: 'Springfield', region: 'OH', postcode: '45501' };

it('writes an address as envelopes have it, of what is known', () => {
  expect(addressLine(elm)).toBe('14 Elm St, Springfield, OH 45501');
  expect(addressLine({ ...elm, city: '', region: '' })).toBe('14 Elm St, 45501');
  expect(addressLine({ street: '', city: '', region: '', postcode: '' })).toBe('');
});

it('leads there on every device, and nowhere without an address', () => {
  expect(directionsUrl({ ...elm, street: '14 Elm & Oak #2' })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=14%20Elm%20%26%20Oak%20%232%2C%20Springfield%2C%20OH%2045501',
  );
  expect(directionsUrl({ street: '', city: '', region: '', postcode: '' })).toBeNull();
});
