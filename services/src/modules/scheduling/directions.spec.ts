import { addressLine, directionsUrl, routeLinks } from './directions.js';

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

describe('the way along several addresses', () => {
  it('is one link from where the device is, each address once in a row', () => {
    expect(routeLinks(['1 Elm St', '1 Elm St', '', '2 Oak & Ash', '1 Elm St'])).toEqual([
      {
        stops: 3,
        url:
          'https://www.google.com/maps/dir/?api=1&destination=1%20Elm%20St' +
          '&waypoints=1%20Elm%20St%7C2%20Oak%20%26%20Ash&travelmode=driving',
      },
    ]);
    expect(routeLinks(['1 Elm St'])).toEqual([
      {
        stops: 1,
        url: 'https://www.google.com/maps/dir/?api=1&destination=1%20Elm%20St&travelmode=driving',
      },
    ]);
    expect(routeLinks([''])).toEqual([]);
  });

  it('is several where it is too long for one', () => {
    const [first, second] = routeLinks(Array.from({ length: 12 }, (_, index) => `${index} Elm St`));
    expect([first?.stops, second?.stops]).toEqual([10, 2]);
    expect(second?.url).toContain('origin=9%20Elm%20St&destination=11%20Elm%20St&waypoints=10%20');
    const onPhone = routeLinks(['1 Elm', '2 Elm', '3 Elm', '4 Elm', '5 Elm'], 4);
    expect(onPhone.map(({ stops }) => stops)).toEqual([4, 1]);
  });
});
