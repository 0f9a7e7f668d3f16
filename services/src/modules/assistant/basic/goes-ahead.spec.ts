import { agrees, waitsForTap } from './goes-ahead.js';
import { foundCard, foundDraft } from './records.answers.js';

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
