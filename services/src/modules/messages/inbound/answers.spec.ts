import { answerOf } from './answers.js';

it.each([
  ...[
    'STOP',
    'stop',
    'Stop.',
    ' STOP!!! ',
    'S T O P',
    'stopp',
    'ST0P',
    'ＳＴＯＰ',
    '“Stop”',
    'stop 🛑',
  ],
  ...['STOPALL', 'stop all', 'Please stop texting me', 'STOP now please', 'unsubscribe', 'Cancel'],
  ...[
    'END',
    'quit',
    'opt-out',
    'Opt out',
    'No más',
    'no more texts',
    'alto',
    'Stop sending me these',
  ],
])('%s is a refusal', (text) => {
  expect(answerOf(text)).toBe('stop');
});

it.each([
  ['Start', 'start'],
  ['UNSTOP', 'start'],
  ['Help!', 'help'],
  ['ayuda', 'help'],
  ['C', 'confirm'],
  ['c.', 'confirm'],
  ['Yes', 'confirm'],
  ['Yesss, thank you', 'confirm'],
  ['Sí', 'confirm'],
  ['Confirmed 👍', 'confirm'],
])('%s means %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

it.each([
  ...['Stop by at nine', "Can't stop thinking about my clean car", 'Can I cancel Friday?', ''],
  ...['Yes, but make it 10', 'no', 'C you then', 'When does it end?', 'Can you help me move it?'],
])('%s is for a person', (text) => {
  expect(answerOf(text)).toBe('other');
});
