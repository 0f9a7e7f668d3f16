import { vehicle } from '@clearcoat/testing';
import { EMPTY_VEHICLE, labelOf, toFormValues, toVehicleInput, vinProgress } from './vehicle-form';

describe('the form of a vehicle', () => {
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
