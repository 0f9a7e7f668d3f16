import { fill, placeholderProblem } from './placeholders.js';

const values = {
  ...{ first_name: 'Ana', business: 'Two Vans', service: 'Full Detail', vehicle: 'Camry' },
  ...{ date: 'Thu, Jun 18', time: '9:00 AM', where: '14 Elm St', crew: 'Marcus from Two Vans' },
};
const nowhere = { ...values, where: '' };

it.each([
  ['Hi {first_name}, {date} at {time}, {where}.', 'Hi Ana, Thu, Jun 18 at 9:00 AM.'],
  ['We come to {where} at {time}.', 'We come to at 9:00 AM.'],
  ['{where}, {time}', '9:00 AM'],
  ['{time} ({where}), bring water', '9:00 AM, bring water'],
  ['{time}, {where}, {date}', '9:00 AM, Thu, Jun 18'],
  ['Where: {where}\nWhen: {time}', 'Where\nWhen: 9:00 AM'],
  ['{where}', ''],
])('an empty value leaves no gap in %j', (text, filled) => {
  expect(fill(text, nowhere)).toBe(filled);
});

it('a value that ends in a period needs no other', () => {
  const spanish = { ...values, time: '9:00 a. m.' };
  expect(fill('A las {time}. ¡Adiós! {time}, {time}', spanish)).toBe(
    'A las 9:00 a. m. ¡Adiós! 9:00 a. m., 9:00 a. m.',
  );
  expect(fill('{time}, {where}. ¡Adiós!', { ...spanish, where: '' })).toBe('9:00 a. m. ¡Adiós!');
});

it('a value is never read as a placeholder', () => {
  expect(fill('{business}', { ...values, business: '{first_name}' })).toBe('{first_name}');
});

it.each([
  ['Hi {first_name}, {crew}', 'on-my-way', ''],
  ['No braces', 'reminder', ''],
  ['{crew} comes', 'reminder', 'This message has no {crew}.'],
  ['Hi {First_Name}', 'reminder', 'This message has no {First_Name}.'],
  ['Hi {first_name', 'reminder', 'This message has no {first_name.'],
  ['Hi }', 'finished', 'This message has no }.'],
  ['{date}', 'finished', 'This message has no {date}.'],
] as const)('%j for %s is refused where nothing fills it', (text, occasion, problem) => {
  expect(placeholderProblem(text, occasion)).toBe(problem);
});
