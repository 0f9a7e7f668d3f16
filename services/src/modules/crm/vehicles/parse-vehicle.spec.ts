import fc from 'fast-check';
import { guessSize, parseVehicle, vehicleLabel } from './parse-vehicle.js';

it.each([
  ['2024 Toyota Camry, black', 2024, 'Toyota', 'Camry', '', 'black'],
  ['2021 Ford F-150 XLT, dark blue', 2021, 'Ford', 'F-150', 'XLT', 'dark blue'],
  ['2019 ford f150', 2019, 'Ford', 'F-150', '', ''],
  ['chevy silverado 1500 LTZ white', null, 'Chevrolet', 'Silverado 1500', 'LTZ', 'white'],
  ['Silver Honda Civic 2015', 2015, 'Honda', 'Civic', '', 'Silver'],
  ["'08 VW Golf", 2008, 'Volkswagen', 'Golf', '', ''],
  ['2020 Ram 1500', 2020, 'Ram', '1500', '', ''],
  ['2018 Mercedes Benz C300, pearl white', 2018, 'Mercedes-Benz', 'C300', '', 'pearl white'],
  ['2016 Land Rover Range Rover Sport', 2016, 'Land Rover', 'Range Rover Sport', '', ''],
  ['2022 Tesla Model 3', 2022, 'Tesla', 'Model 3', '', ''],
  ['2014 Ford GT40 replica', 2014, 'Ford', 'GT40 replica', '', ''],
  ['1972 Rolls Royce Silver Shadow', 1972, 'Rolls-Royce', 'Silver Shadow', '', ''],
  ['Black pickup truck', null, '', 'Black pickup truck', '', ''],
  ["Grandma's car", null, '', "Grandma's car", '', ''],
  ['2002', 2002, '', '', '', ''],
  ['VW 1500_S', null, 'Volkswagen', '1500_S', '', ''],
  ['2019 Škoda Octavia, red', 2019, '', 'Škoda Octavia', '', 'red'],
  ['Honda Odyssey, van, blue', null, 'Honda', 'Odyssey', 'van', 'blue'],
])('%s', (text, year, make, model, trim, colour) => {
  expect(parseVehicle(text)).toEqual({ year, make, model, trim, colour });
});

it('loses no word that was typed', () => {
  const word = fc.constantFrom('2019', 'Foo', 'red', 'Bar-9', 'dark', '2500', 'é', '12');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 7 }), (words) => {
      const kept = vehicleLabel(parseVehicle(words.join(' '))).replace(', ', ' ');
      expect(kept.split(' ').sort()).toEqual([...words].sort());
    }),
  );
});

it('names a vehicle by what is known of it', () => {
  const nothing = { year: null, make: '', model: '', trim: '', colour: '' };
  expect(vehicleLabel({ ...nothing, year: 2020, make: 'Kia', colour: 'red' })).toBe(
    '2020 Kia, red',
  );
  expect(vehicleLabel({ ...nothing, model: 'Truck' })).toBe('Truck');
  expect(vehicleLabel(nothing)).toBe('');
});

it.each([
  ['Toyota', 'Camry', 'car'],
  ['ford', 'f 150', 'truck'],
  ['Ford', 'F-250', 'oversize'],
  ['Chevy', 'Suburban LT', 'oversize'],
  ['Toyota', 'Sienna', 'truck'],
  ['Jeep', 'Grand Cherokee', 'suv'],
  ['Porsche', '911 Turbo', 'car'],
  ['Zastava', 'Koral', null],
  ['Zastava', 'Tahoe', null],
  ['', 'Tahoe', 'suv'],
  ['', 'RAM 1500', 'truck'],
  ['', 'f150 XLT', 'truck'],
  ['', 'F-150', 'truck'],
  ['', 'Silverado LT', 'truck'],
  ['', 'Silverado 2500', 'oversize'],
  ['', 'Chevy Tahoe', 'suv'],
  ['', 'Something', null],
  ['Honda', 'Something', null],
])('a %s %s is of size %s', (make, model, size) => {
  expect(guessSize({ make, model })).toBe(size);
});
