import { BlogService } from '../../marketing/index.js';
import { Handbook } from '../knowledge/handbook.js';
import { Knowledge, CERTAIN } from '../knowledge/knowledge.js';
import { toldAs } from './advice.js';

const knowledge = new Knowledge(new Handbook(), new BlogService());
const { entries } = knowledge.nearest('how do i get dog hair out of carpet');

it.each([
  [CERTAIN, 'en', /^\*\*Pet hair\*\*/],
  [CERTAIN - 0.05, 'en', /^I'm not sure about that one\. The nearest I have:\n\n\*\*Pet hair/],
  [
    CERTAIN - 0.05,
    'es',
    /^De eso no estoy seguro\. Lo más cercano \(el manual está en inglés\):\n\n\*\*Pet hair/,
  ],
] as const)('of a section that answers with %d, in %s', (confidence, language, expected) => {
  expect(toldAs(undefined, { entries, confidence }, knowledge, language)?.text).toMatch(expected);
});

it('stands below an answer of the business itself', () => {
  const own = { text: 'It costs $80.', sources: [], suggestions: [] };
  const { text } = toldAs(own, { entries, confidence: 0.5 }, knowledge, 'en') ?? { text: '' };
  expect(text).toMatch(/^It costs \$80\.\n\nThe nearest the handbook has to it:\n\n\*\*Pet hair/);
});
