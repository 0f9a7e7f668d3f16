import { normalized } from './normalize.js';

it.each([
  ['msg kevin 2 ask if he can come', 'message kevin to ask if he can come'],
  ['next open slot 4 a ceramic', 'next open slot for a ceramic'],
  ['book derek tues 4 a wash', 'book derek tues 4 a wash'],
  ['anything at 4 my time', 'anything at 4 my time'],
  ['can we do 4 a day', 'can we do 4 a day'],
  ['last 2 no shows', 'last 2 no shows'],
])('%s', (text, expected) => {
  expect(
    normalized(text)
      .tokens.map(({ word }) => word)
      .join(' '),
  ).toBe(expected);
});
