import { serviceAt } from './vocabulary.js';

const SERVICES = [
  'Express Detail',
  'Interior Detail',
  'Exterior Detail',
  'Full Detail',
  'Wash and Wax',
  'Ceramic Coating',
].map((name) => ({ name }));

it.each([
  ['wash', ['Wash and Wax'], 1],
  ['washes and interiors', ['Wash and Wax'], 1],
  ['wash wax', ['Wash and Wax'], 2],
  ['interior detail', ['Interior Detail'], 2],
  // Parts of two service names: either may be meant, because a job has one service.
  ['express wash', ['Express Detail', 'Wash and Wax'], 2],
  ['full interior', ['Interior Detail'], 2],
  ['full detail', ['Full Detail'], 2],
  ['interior washes', ['Interior Detail', 'Wash and Wax'], 2],
])('%s is %j', (words, names, length) => {
  expect(serviceAt(words.split(' '), 0, SERVICES)).toEqual({ names, length });
});
