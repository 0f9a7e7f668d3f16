import { agrees, waitsForTap } from './goes-ahead.js';
import { isScrapped } from './drops.js';
import { foundCard, foundChoice, foundDraft, foundNew } from '../answers/records.answers.js';
import { tokensOf } from '../words/tokens.js';

it.each(['yes', 'ok send it', 'Yes, please go ahead!', 'looks good', 'sí, mándalo', 'dale'])(
  'agrees to a draft: %s',
  (text) => expect(agrees(text)).toBe(true),
);

it.each(['yes but at 10', 'send it to bo', 'is it good', 'ok and friday', ''])(
  'says more than that: %s',
  (text) => expect(agrees(text)).toBe(false),
);

const said = (content: string) => ({ role: 'assistant' as const, content });

it('is of a draft that stands above, also where that was said before', () => {
  const draft = said('Here is a draft: Wash for Bo.');
  const waits = said(waitsForTap('en').text);
  expect([draft, waits, said('3 jobs')].map(foundDraft)).toEqual([true, true, false]);
  expect(foundCard([draft, waits])).toBe(true);
  expect(foundCard([said('3 jobs'), waits])).toBe(false);
});

it.each([
  ['cancel that', true],
  ['no, scrap it', true],
  ['cancela eso', true],
  ['cancel that appointment tomorrow', false],
])('drops what was only drafted: %s', (text, isDropped) =>
  expect(isScrapped(tokensOf(text))).toBe(isDropped),
);

it('tells a new draft, and a choice that was asked back, from others', () => {
  const answers = [
    'Here is a draft: **Wash**.',
    'Cancel **Wash**?',
    'Which appointment?\n\n- Wash',
  ];
  expect(answers.map(said).map(foundNew)).toEqual([true, false, false]);
  expect(answers.map(said).map(foundChoice)).toEqual([false, false, true]);
});
