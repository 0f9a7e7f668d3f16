import { questionsIn } from './questions-in.js';

it.each([
  ['how much did i make in may', ['how much did i make in may']],
  ['whats on today and who is due', ['whats on today', 'who is due']],
  [
    'How many jobs today? And how much are they worth?',
    ['How many jobs today', 'And how much are they worth?'],
  ],
  ['jobs on monday and tuesday', ['jobs on monday and tuesday']],
  ['cuanto gane ayer y quien viene hoy', ['cuanto gane ayer', 'quien viene hoy']],
])('%s', (text, questions) => {
  expect(questionsIn(text)).toEqual(questions);
});
