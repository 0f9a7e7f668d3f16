import { isOfOtherSide, isOfOtherStep, stepUnsaid } from './steps.js';

it.each([
  ['can i wax in the cold', 'Washing in cold, and keeping working in winter'],
  ['can i wax in the cold', 'Too cold, too hot, too humid to coat'],
  ['how long after i polish can i drive it', 'Aftercare: the first wash of a ceramic coating'],
  ['can i steam the mats', 'Vacuums and coating'],
])('%s is not told by %s', (question, title) => {
  expect(isOfOtherStep(question, { title, body: '' })).toBe(true);
});

it.each([
  ['can i wash a coated car in winter', 'Washing in cold, and keeping working in winter'],
  ['do i wax after clay', 'Wax over a coating, and one protection over another'],
  ['i burned through the clear coat while buffing', 'Polished or burned through'],
  ['can i wax in the cold', 'Heat, sun and working outdoors'],
  ['how cold is too cold', 'Too cold, too hot, too humid to coat'],
  ['what takes off the clear coat', 'Washing in winter'],
])('%s may be told by %s', (question, title) => {
  expect(isOfOtherStep(question, { title, body: '' })).toBe(false);
});

it('a point about it is enough', () => {
  const body = '- **Carnauba wax:** 4 to 8 weeks';
  expect(isOfOtherStep('how long does wax last', { title: 'How long coatings last', body })).toBe(
    false,
  );
});

it('what is stuck outside is none of the inside', () => {
  const inside = 'Gum, tape and sticky residue inside';
  expect(isOfOtherSide('residue of a bumper sticker', inside)).toBe(true);
  expect(isOfOtherSide('gum on the hood', inside)).toBe(true);
  expect(isOfOtherSide('gum in the carpet', inside)).toBe(false);
  expect(isOfOtherSide('gum on the bumper', 'Bird droppings, stickers and glue on paint')).toBe(
    false,
  );
});

it.each([
  ['how do i steam an engine', 'steam'],
  ['can i polish the engine', 'polish'],
  ['how do i wash an engine', undefined],
  ['how long does wax last on an engine', undefined],
])('what is to be done, and a page has no word of: %s', (question, act) => {
  expect(stepUnsaid(question, { title: 'Engine bays', body: 'Degrease it, rinse it.' })).toBe(act);
});
