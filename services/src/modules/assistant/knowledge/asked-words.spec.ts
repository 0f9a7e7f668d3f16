import { askedWords, mended } from './asked-words.js';

const OURS = new Set(['coffee', 'carpet', 'cart', 'change', 'plastic', 'leather', 'mike', 'seat']);

it.each([
  ['coffe on seat', 'coffee on seat'],
  ['gum in carpt', 'gum in carpet'],
  ['chnge it', 'change it'],
  ['plastc trim', 'plastic trim'],
  // A replaced letter makes another word. A word of four letters may be anything.
  ['carts', 'carts'],
  ['sead', 'sead'],
  ['coffi', 'coffi'],
])('a slip is mended: %s', (typed, meant) => {
  expect(mended(typed, OURS)).toBe(meant);
});

it('keeps what was typed beside what it stands for', () => {
  const [word] = askedWords('carpt', OURS);
  expect(word).toMatchObject({ raw: 'carpt' });
  expect(word?.forms).toContain('carpet');
});
