import { tokensOf } from '../words/tokens.js';
import { withoutStreet } from './street.js';

it.each([
  ['book ana at 12 elm st friday at 9', '12 elm st'],
  ['ana, 44 north oak street', '44 north oak street'],
  ['book ana dec 8 at 9 at his place', ''],
  ['book ana friday at 9 on the way', ''],
])('%s', (text, street) => {
  expect(withoutStreet(text, tokensOf(text)).street).toBe(street);
});
