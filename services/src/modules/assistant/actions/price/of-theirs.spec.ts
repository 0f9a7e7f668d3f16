import { readTheirPrice } from './of-theirs.js';
import { request } from '../testing.js';

it.each([
  ['how much is a full detail for tanya hayes', 'Tanya Hayes Full Detail'],
  ['what would i charge mike ortiz for a ceramic', 'Mike Ortiz Ceramic Coating'],
  [
    'price of a ceramic with pet hair removal for derek turner',
    'Derek Turner Ceramic Coating +Pet Hair Removal',
  ],
  // What was paid is of the records, and what everybody pays is on the list.
  ['how much did tanya hayes pay for a full detail', 'no price of theirs'],
  ["how much was the full detail for tanya hayes's car", 'no price of theirs'],
  ['how much is a full detail for a truck', 'no price of theirs'],
  ['how much is a full detail', 'no price of theirs'],
])('%s', async (text, expected) => {
  const plan = await readTheirPrice(request(text));
  const said =
    plan?.whom.kind === 'people'
      ? [
          plan.whom.people[0]?.name,
          ...plan.services,
          ...(plan.addOns ?? []).map((each) => `+${each}`),
        ]
      : ['no price of theirs'];
  expect(said.join(' ')).toBe(expected);
});
