import { namesMeant } from './own-words.js';

const SERVICES = [
  'Ceramic Coating',
  'Express Wash',
  'Full Detail',
  'Interior Detail',
  'Wash and Wax',
];
const CREWS = ['Bay 1', 'Van 1', 'Van 2'];
const SIZES = ['Sedan', 'SUV', 'Truck or van'];

describe('names that a value means', () => {
  it.each([
    ['ceramic coating', SERVICES, ['Ceramic Coating']],
    ['Ceramic Coatings', SERVICES, ['Ceramic Coating']],
    ['ceramic', SERVICES, ['Ceramic Coating']],
    ['cermaic coating', SERVICES, ['Ceramic Coating']],
    ['wash & wax', SERVICES, ['Wash and Wax']],
    ['express washes', SERVICES, ['Express Wash']],
    ['details', SERVICES, ['Full Detail', 'Interior Detail']],
    ['polish', SERVICES, []],
    ['', SERVICES, []],
    ['the bay', CREWS, ['Bay 1']],
    ['Van2', CREWS, ['Van 2']],
    ['Van 3', CREWS, []],
    ['truck', SIZES, ['Truck or van']],
    ['suvs', SIZES, ['SUV']],
  ])('%p among %p: %p', (value, names, meant) => {
    expect(namesMeant(value, names)).toEqual(meant);
  });
});
