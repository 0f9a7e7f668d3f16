import { CHANGE_FORMS } from './change-forms.js';
import { inForms } from './forms.js';
import { isFollowUp } from '../turns/follow-up.js';
import { normalized } from '../normalize/normalize.js';

const read = (text: string) =>
  inForms(normalized(text).tokens, CHANGE_FORMS)
    .map(({ word }) => word)
    .join(' ');

it.each([
  ["that's a lot better than in june", 'compared to june'],
  ['ok so was it busier than the week before', 'compared to week before'],
  ['is that below september', 'compared to september'],
  ['eso es menos que en mayo', 'comparado con en may'],
  ['can you sort them by visits', 'by visits'],
  ['and list it by van', 'by van'],
  ['give me the top 8', 'top 8'],
  ['now by visits rather than revenue', 'now by visits'],
  ['their names and phone numbers', 'phone numbers for them'],
  ['how many of those are already booked', 'how many of them have something booked'],
  ['are any of them coming up', 'any of them have something booked'],
  ['which of those have something on the books', 'which of them have something booked'],
  ['by visits instead', 'by visits'],
  ['whats the grand total', 'and the total'],
  ['and who goes last', 'who is the latest one'],
  ['give me their numbers', 'phone numbers for them'],
])('%s is read as: %s', (said, usual) => {
  expect(read(said)).toBe(usual);
  expect(isFollowUp(said)).toBe(true);
});

it.each(['vs last month', 'is that in october', 'more in june', 'sort out my inbox'])(
  '%s is left as it is',
  (said) => {
    expect(read(said)).toBe(said);
  },
);

it('keeps the words that were typed', () => {
  const tokens = inForms(normalized('Sort Them by Visits').tokens, CHANGE_FORMS);
  expect(tokens.map(({ raw }) => raw)).toEqual(['by', 'Visits']);
});
