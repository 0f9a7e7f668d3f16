import type { Place } from '../places/place.dto.js';
import type { Vehicle } from '../vehicles/vehicle.dto.js';
import { isSamePlace, isSameVehicle, mergedVehicle } from './merge.rules.js';

const car = (values: Partial<Vehicle>): Vehicle => ({
  id: 'v',
  label: 'Honda Civic',
  year: null,
  make: 'Honda',
  model: 'Civic',
  trim: '',
  colour: '',
  plate: '',
  vin: '',
  sizeId: '',
  size: '',
  coating: '',
  coatedOn: null,
  notes: '',
  version: 1,
  ...values,
});
const place = (values: Partial<Place>): Place => ({
  id: 'p',
  label: '',
  street: '14 Elm St',
  city: 'Springfield',
  region: '',
  postcode: '',
  accessNotes: '',
  directionsUrl: null,
  version: 1,
  ...values,
});

it.each([
  [{ plate: 'A' }, { plate: '' }, true],
  [{ plate: 'A' }, { plate: 'a' }, true],
  [{ plate: 'A' }, { plate: 'B' }, false],
  [{ vin: '1' }, { vin: '2' }, false],
  [{ label: 'honda civic' }, {}, true],
  [{ label: 'Kia' }, {}, false],
])('vehicles %j and %j are one: %s', (one, other, expected) => {
  expect(isSameVehicle(car(one), car(other))).toBe(expected);
});

it.each([
  [{ label: 'Home' }, { postcode: '45501' }, true],
  [{ postcode: '1' }, { postcode: '2' }, false],
  [{ street: '', label: 'Barn' }, { street: '', label: 'barn' }, true],
  [{ street: '', label: 'Barn' }, { street: '', label: 'Home' }, false],
])('addresses %j and %j are one: %s', (one, other, expected) => {
  expect(isSamePlace(place(one), place(other))).toBe(expected);
});

it('what is known of one vehicle comes from both of its entries', () => {
  const kept = car({ plate: 'A', notes: 'Dog' });
  const other = car({ plate: 'B', vin: '1', coatedOn: '2026-01-01', notes: 'Roof box' });
  expect(mergedVehicle(kept, other)).toMatchObject({
    plate: 'A',
    vin: '1',
    coatedOn: '2026-01-01',
    notes: 'Dog\nRoof box',
  });
  expect(mergedVehicle(kept, kept).notes).toBe('Dog');
});
