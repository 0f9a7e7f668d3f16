import { request } from '../testing.js';
import { readPlace } from './place-of.js';

it.each([
  ['put tanya hayes where derek turner is', 'Tanya Hayes > Derek Turner'],
  ["give tanya hayes derek turner's spot", 'Tanya Hayes > Derek Turner'],
  ["give derek turner's spot to tanya hayes", 'Tanya Hayes > Derek Turner'],
  ['give derek turner spot to tanya hayes', 'Tanya Hayes > Derek Turner'],
  ["move derek turner into mike ortiz's slot", 'Derek Turner > Mike Ortiz'],
  ['pon a tanya hayes en el lugar de derek turner', 'Tanya Hayes > Derek Turner'],
  ['put tanya hayes in the bay', 'no place'],
  ['put tanya hayes in a slot on friday', 'no place'],
  ['where is derek turner', 'no place'],
])('gets the place of another: %s', async (text, expected) => {
  const plan = await readPlace(request(text));
  expect(plan ? `${plan.person.name} > ${plan.other.name}` : 'no place').toBe(expected);
});
