import { isOfCoatingToo, isOfFilmToo, isOfOtherMaterial } from './materials.js';

it.each([
  ['rust spots on wheels what to use', 'Orange specks and rust spots on paint'],
  ['is iron remover safe on ceramic', 'What kind of wheel it is, and which cleaner'],
  ['how do i get spray paint off a wheel', 'Tire dressing: gel, spray, water or solvent'],
  ['mud in the wheel wells dried hard', 'Mud, clay and dirt in carpet'],
  ['coffee on a leather seat', 'Stains on fabric and carpet'],
  ['sticky steering wheel', 'Wheels and tires'],
  ['scratches on the headlight', 'Scratched, chipped and etched glass'],
])('%s is not %s', (question, title) => {
  expect(isOfOtherMaterial(question, { title, body: '' })).toBe(true);
});

it.each([
  ['rust spots coming through white paint', 'Orange specks and rust spots on paint'],
  ['ink on a leather seat', 'Ink, marker and pen on leather and screens'],
  // What is the matter with it may be of any.
  ['coffee on a leather seat', 'Coffee, tea, soda and juice'],
  ['how do i get tar off', 'Orange specks and rust spots on paint'],
  ['overspray on the windows', 'Overspray, cement and road paint'],
  ['which cloth for the glass', 'Streaky and hazy windows inside'],
  ['dye from jeans on leather', 'Dye and color transfer'],
])('%s may be %s', (question, title) => {
  expect(isOfOtherMaterial(question, { title, body: `${question} ${question}` })).toBe(false);
});

it('a text that speaks of no such material is not about it', () => {
  const spots = {
    title: 'Removing water spots',
    body: 'Polish the paint, then wax it.',
  };
  expect(isOfOtherMaterial('water spots on glass', spots)).toBe(true);
  expect(isOfOtherMaterial('water spots on the paint', spots)).toBe(false);
});

it('a coating on what is asked about is asked for, or another page comes first', () => {
  const wheels = { title: 'Ceramic coating for wheels', body: '' };
  expect(isOfCoatingToo('do i do the wheels first or last', wheels)).toBe(true);
  expect(isOfCoatingToo('can i coat wheels with ceramic', wheels)).toBe(false);
  expect(isOfCoatingToo('how long does it last', wheels)).toBe(false);
});

it('how film and wraps are polished is not how a car is', () => {
  const film = { title: 'Film and wraps: polishing and coating them', body: '' };
  expect(isOfFilmToo('can i polish and coat the same day', film)).toBe(true);
  expect(isOfFilmToo('can i polish a wrap', film)).toBe(false);
});
