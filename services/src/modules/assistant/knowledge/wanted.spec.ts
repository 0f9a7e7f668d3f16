import { nearestAnswer } from '../basic/nearest-answer.js';
import { BlogService } from '../../marketing/index.js';
import { Handbook } from './handbook.js';
import { Knowledge } from './knowledge.js';
import { unsaidIn } from './wanted.js';

const knowledge = new Knowledge(new Handbook(), new BlogService());
await knowledge.prepare();

describe('what is asked for stands in the text', () => {
  it.each([
    ['how much should i charge for a boat', 'Rinse, foam, wash from the top.', 'what to charge'],
    ['what do i charge for a semi', 'From $300 on.', ''],
    ['price for a motorcycle', 'Degrease the chain.', 'what to charge'],
    ['how long does it take', 'Work from the top down.', 'how long it is'],
    ['how long does it take', 'Plan 45 to 75 minutes.', ''],
    ['how long should it sit', 'Leave it overnight.', ''],
    ['how often should i wash my towels', 'Wash them warm, without softener.', 'how often'],
    ['how often do i change the filter', 'Once a year.', ''],
    ['what grit for headlights', 'Sand it wet.', 'how much or how many'],
    ['how many towels for a car', 'Ten of them.', ''],
    ['how many coats of wax', 'It lasts three to six months.', 'how much or how many'],
    ['how many coats of wax', 'Two thin layers are enough.', ''],
    ['how many coats of wax', 'More layers add little; two are usual.', ''],
    ['how many towels per car', 'Three towels for a car.', ''],
    ['how many pads do i need', 'A 15 mm throw for panels.', 'how much or how many'],
    ['how many buckets', 'Wash with two buckets.', ''],
    ['how many constructors', 'Two constructors.', ''],
    ['how many steps is a correction', 'Two to five hours.', 'how much or how many'],
    ['how do i wash a boat', 'Rinse, foam, wash from the top.', ''],
  ])('%s: %s', (question, text, unsaid) => {
    expect(
      unsaidIn(question, text)
        .map(({ en }) => en)
        .join(),
    ).toBe(unsaid);
  });

  it.each(['what do i charge for engine bay', 'what should i charge for water spot removal'])(
    'an article without it is at most near, and that is said: %s',
    (question) => {
      const near = knowledge.nearest(question);
      expect(near.isSure).toBe(false);
      expect(nearestAnswer(near, '', 'en').text).toMatch(
        /^I'm not sure about that one\. The nearest I have says nothing about what to charge:|^I don't know that one\./,
      );
    },
  );
});

it.each(['what should i have for lunch', 'do i need shoes'])(
  'one word that is in no title is named, and not shown: %s',
  (question) => {
    const near = knowledge.nearest(question);
    expect(nearestAnswer(near, question, 'en').text).toMatch(/^I don't know that one/);
  },
);

it.each(['how do i logout', 'how do i upgrade'])(
  'what is done by one word has it: %s',
  (question) => {
    expect(knowledge.nearest(question).isSure).toBe(true);
  },
);

it.each(['slime in carpet', 'are flowers good for business'])(
  'what is hardly near is named, and nothing of it shown: %s',
  (question) => {
    const { text } = nearestAnswer(knowledge.nearest(question), question, 'en');
    expect(text).toMatch(/^I don't know that one\.(?:\s+Did you mean .*\?| I can answer .*)$/);
  },
);

it.each(['how long until my next job', 'how much is this a month if i add 2 more guys'])(
  'a page of the product that shares its common words alone is not sure: %s',
  (question) => {
    expect(knowledge.nearest(question).isSure).toBe(false);
  },
);

it('says which word of a topic an article that is near does not speak of', () => {
  const { misses } = knowledge.nearest('my extractor tank stinks like a wet dog');
  expect(misses).toContainEqual({ en: '“tank”', es: '“tank”' });
});

it('what may be one of two shows of each what was asked of it', () => {
  const question = 'how much to charge for odor removal';
  const { text, sources, suggestions } = nearestAnswer(knowledge.nearest(question), question, 'en');
  expect(text).toMatch(/^I'm not sure about that one\. One of these two may be it:/);
  const [first = 0, second = 0] = sources.map(({ title }) => text.indexOf(`**${title}**`));
  expect(sources).toHaveLength(2);
  expect(text.slice(first, second)).toMatch(/\$\d/);
  expect(suggestions).toHaveLength(1);
});

it('of two, the first of which leaves out what was asked, nothing is shown', () => {
  const question = 'can i use nail polish on ceramic coated cars';
  const { text } = nearestAnswer(knowledge.nearest(question), question, 'en');
  expect(text).toMatch(/^I don't know that one/);
});
