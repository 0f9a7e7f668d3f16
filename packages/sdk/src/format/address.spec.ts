import { addressLines } from './address';

it.each([
  [
    ['14 Elm St', 'Springfield', 'OH', '45501'],
    ['14 Elm St', 'Springfield, OH 45501'],
  ],
  [
    ['14 Elm St', '', 'OH', ''],
    ['14 Elm St', 'OH'],
  ],
  [['', 'Springfield', '', ''], ['Springfield']],
  [['', '', '', ''], []],
])('writes %j as on an envelope', ([street = '', city = '', region = '', postcode = ''], lines) => {
  expect(addressLines({ street, city, region, postcode })).toEqual(lines);
});
