import { appointment, contact, vehicle } from '@clearcoat/testing';
import { jobsOf, putAwayVehicles, vehiclesOfHistory } from './job-vehicles';

const car = vehicle({ id: 'v1', label: 'Kia' });
const jobWith = (id: string | null, label: string) =>
  appointment({ id: `job-${label}`, vehicle: { id, label, size: null } });
const old = jobWith(null, 'before');
const own = jobWith('v1', 'Kia');
const gone = jobWith('v0', 'Audi');
const details = {
  ...contact(),
  vehicles: [car],
  places: [],
  history: [old, own, gone, { ...gone, id: 'another' }],
};

it('what jobs had and the customer has no more was put away', () => {
  expect(putAwayVehicles(details)).toEqual([{ id: 'v0', label: 'Audi' }]);
  expect(vehiclesOfHistory(details).map(({ id }) => id)).toEqual(['v1', 'v0']);
});

it('a job from before vehicles were kept is of the first', () => {
  expect(jobsOf(details, 'v1')).toEqual([old, own]);
  expect(jobsOf(details, 'v0')).toHaveLength(2);
});
