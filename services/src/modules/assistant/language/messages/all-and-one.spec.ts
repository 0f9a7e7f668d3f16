import { allAndOne } from './all-and-one.js';

it.each([
  ['cancel everyone tomorrow and naomi too', 'cancel everyone tomorrow + cancel naomi'],
  ['call off everything monday plus victor', 'call off everything monday + call off victor'],
  ['cancel naomi and everyone monday', 'cancel naomi + cancel everyone monday'],
  [
    'move everyone tomorrow to monday and sofia too',
    'move everyone tomorrow to monday + move sofia to monday',
  ],
  [
    'push everyone back an hour and sofia as well',
    'push everyone back an hour + push sofia back an hour',
  ],
  ['cancel naomi and linh', ''],
  ['cancel everyone tomorrow', ''],
  ['text everyone and naomi', ''],
])('%s', (text, expected) => {
  expect(
    allAndOne(text)
      .map((part) => part.text)
      .join(' + '),
  ).toBe(expected);
});
