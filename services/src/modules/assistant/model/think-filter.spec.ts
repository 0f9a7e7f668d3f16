import { ThinkFilter } from './think-filter.js';

it.each([
  ['<think>Hm, $5?</think>\n\nFive dollars.', 'Five dollars.'],
  ['\n<think></think>Yes.', 'Yes.'],
  ['Yes, <think>no</think>.', 'Yes, <think>no</think>.'],
  ['<thing>', '<thing>'],
  ['<th', '<th'],
  ['<think>for ever', ''],
  ['', ''],
])('%j is said as %j, however it is cut', (text, said) => {
  for (const pieces of [[text], [...text], text.match(/.{1,3}/gs) ?? []]) {
    const filter = new ThinkFilter();
    const result = pieces.map((piece) => filter.push(piece)).join('') + filter.end();
    expect(result).toBe(said);
  }
});
