import { vehicle } from '@clearcoat/testing';
import {
  EMPTY_VEHICLE,
  guessSize,
  labelOf,
  toFormValues,
  toVehicleInput,
  vinProgress,
} from './vehicle-form';

const choices = {
  sizes: [],
  makes: [
    {
      name: 'Ford',
      models: [
        { name: 'F-150', sizeId: 'truck' },
        { name: 'Mustang', sizeId: 'car' },
        { name: 'Mustang Mach-E', sizeId: 'suv' },
      ],
    },
    {
      name: 'Chevrolet',
      models: [
        { name: 'Tahoe', sizeId: 'suv' },
        { name: 'Silverado', sizeId: 'truck' },
        { name: 'Silverado 2500', sizeId: 'oversize' },
        { name: 'Express', sizeId: 'truck' },
      ],
    },
    { name: 'Ram', models: [{ name: '1500', sizeId: 'truck' }] },
    { name: 'Kia', models: [{ name: 'Express', sizeId: 'car' }] },
  ],
};

describe('the form of a vehicle', () => {
  it.each([
    ['ford', 'f150', 'truck'],
    ['Ford', 'F-150 XLT', 'truck'],
    ['Ford', 'Mustang GT', 'car'],
    ['Ford', 'Mustang Mach-E', 'suv'],
    ['Ford', 'Anglia', ''],
    ['', 'Tahoe', 'suv'],
    ['', 'RAM 1500', 'truck'],
    ['', 'f 150 XLT', 'truck'],
    ['', 'Silverado LT', 'truck'],
    ['', 'silverado 2500', 'oversize'],
    ['', 'Tahoes', ''],
    ['', 'Express', ''],
    ['Dodge', 'Tahoe', ''],
    ['', '', ''],
  ])('takes %s %s for %j', (make, model, size) => {
    expect(guessSize(choices, make, model)).toBe(size);
  });

  it('says how it will be called', () => {
    const values = {
      ...EMPTY_VEHICLE,
      year: '2021',
      make: 'Ford ',
      model: 'F-150',
      colour: 'gray',
    };
    expect(labelOf(values)).toBe('2021 Ford F-150, gray');
    expect(labelOf(EMPTY_VEHICLE)).toBe('');
  });

  it('sends what was filled in, and nothing for what is not known', () => {
    const values = { ...EMPTY_VEHICLE, make: ' Kia ', year: '2019' };
    expect(toVehicleInput(values, true)).toMatchObject({ make: 'Kia', year: 2019, coatedOn: null });
    expect(toVehicleInput(values, true)).not.toHaveProperty('sizeId');
    expect(toVehicleInput(values)).toMatchObject({ sizeId: '' });
  });

  it('keeps a vehicle through reading and saving', () => {
    const stored = vehicle({ year: null, coatedOn: '2026-03-01', plate: '7ABC123' });
    expect(stored).toMatchObject(toVehicleInput(toFormValues(stored)));
  });

  it('counts the signs of a VIN that is not whole', () => {
    expect(vinProgress('1hg cm-8')).toBe('6 of 17 characters');
    expect(vinProgress('')).toBe('');
  });
});
