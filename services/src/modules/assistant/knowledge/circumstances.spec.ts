import { isOfUnsaid } from './circumstances.js';

it.each([
  ['how long wait after paint correction to coat', 'fresh-paint-from-the-body-shop', true],
  ['how long until a repainted bumper can be waxed', 'fresh-paint-from-the-body-shop', false],
  ['tar on rocker panels', 'washing-in-winter', true],
  ['wash a car when it is freezing', 'washing-in-winter', false],
  ['best way to dry a black car', 'black-and-dark-paint', false],
  ['tar on rocker panels', 'decontamination-iron-tar-and-clay', false],
])('%s, of %s: %s', (question, slug, isUnsaid) => {
  expect(isOfUnsaid(question, { slug })).toBe(isUnsaid);
});
