import { doneThenSaid, questionsIn, thenDone } from './questions-in.js';

it.each([
  ['how much did i make in may', ['how much did i make in may']],
  ['whats on today and who is due', ['whats on today', 'who is due']],
  [
    'How many jobs today? And how much are they worth?',
    ['How many jobs today', 'And how much are they worth?'],
  ],
  ['ok and how many jobs was that', ['and how many jobs was that']],
  ['whats on tomorrow and do i have any openings', ['whats on tomorrow', 'do i have any openings']],
  ['did we make 4k and did we do 20 jobs', ['did we make 4k', 'did we do 20 jobs']],
  ['who has a tesla and has been here twice', ['who has a tesla and has been here twice']],
  ['jobs on monday and tuesday', ['jobs on monday and tuesday']],
  ['revenue this month and how many jobs', ['revenue this month', 'and how many jobs']],
  ['jobs in oct, how many cancelled', ['jobs in oct', 'how many cancelled']],
  ['revenue last month, and the avg ticket', ['revenue last month', 'the avg ticket']],
  [
    'cuántos carros lavamos ayer y cuántos faltan',
    ['cuántos carros lavamos ayer', 'y cuántos faltan'],
  ],
  ['Give Ms. Young a call', ['Give Ms. Young a call']],
  ['best service and best customer this year', ['best service', 'best customer this year']],
  [
    'first half of november vs first half of october, in $ and in number of cars',
    [
      'first half of november vs first half of october in dollars',
      'first half of november vs first half of october in number of cars',
    ],
  ],
  [
    'the full details, how many in last 12 months n what avg price',
    ['how many full details in last 12 months', 'and the avg price'],
  ],
  [
    'how much did we make yesterday whos coming tomorrow',
    ['how much did we make yesterday', 'whos coming tomorrow'],
  ],
  ['on friday whos coming', ['on friday whos coming']],
  ['who came in last week what did they get', ['who came in last week', 'what did they get']],
  ['best and worst day', ['best and worst day']],
  [
    'cuantos trabajos tengo hoy y a que hora termino',
    ['cuantos trabajos tengo hoy', 'a que hora termino'],
  ],
  [
    'price for headlights and can i do it tmrw at 2',
    ['price for headlights', 'can i do it tmrw at 2'],
  ],
  ['need carlos quinns number n his next appt', ['need carlos quinns number', 'his next appt']],
  ['when is ana in and her phone', ['when is ana in', 'her phone']],
  ['ana and her dog', ['ana and her dog']],
  ['how much for interior n how soon', ['how much for interior', 'how soon']],
  ['whats on tmrw n how much is it worth', ['whats on tmrw', 'and how much']],
  ['price of a ceramic and first opening', ['price of a ceramic', 'first opening']],
  ['cuanto gane ayer y quien viene hoy', ['cuanto gane ayer', 'quien viene hoy']],
])('%s', (text, questions) => {
  expect(questionsIn(text)).toEqual(questions);
});

it('is what is done for somebody, and what is said to her then', () => {
  const both = doneThenSaid('finish tanya hayes and text her its ready');
  expect([both?.done, both?.said('Tanya Hayes')]).toEqual([
    'finish tanya hayes',
    'text Tanya Hayes its ready',
  ]);
  expect(doneThenSaid('text derek and tell him we are late')).toBeUndefined();
});

it.each([
  ['move naomi to mon 11 n let her know', 'move naomi to mon 11', 'let Naomi know'],
  ['cancel naomi and remind her to call', 'cancel naomi', 'remind Naomi to call'],
  ['book naomi for fri 2 & send her the time', 'book naomi for fri 2', 'send Naomi the time'],
  ['bump naomi an hr then txt her', 'bump naomi an hr', 'txt Naomi'],
  ['mark naomi a no show n text her about it', 'mark naomi a no show', 'text Naomi about it'],
  ['mueve a naomi al lunes y avisale', 'mueve a naomi al lunes', 'avisale a Naomi'],
  ['cancela a naomi y dile que la llamo', 'cancela a naomi', 'dile a Naomi que la llamo'],
])('%s', (text, done, said) => {
  const both = doneThenSaid(text);
  expect([both?.done, both?.said('Naomi')]).toEqual([done, said]);
});

it.each([
  ['text naomi hes confirmed and confirm him', 'text naomi hes confirmed', 'confirm Naomi'],
  ['move naomi to the 8th and confirm her', 'move naomi to the 8th', 'confirm Naomi'],
  ['tell naomi no then cancel her on friday', 'tell naomi no', 'cancel Naomi on friday'],
])('%s', (text, first, done) => {
  const both = thenDone(text);
  expect([both?.first, both?.done('Naomi')]).toEqual([first, done]);
});

it.each([
  ['cancel all of tmrw n text them im sick', 'text everyone tmrw im sick'],
  ['cancel everything on friday and tell them we are closed', 'tell everyone friday we are closed'],
  ['confirm everybody for sat and remind them', 'remind everyone sat'],
])('%s is said to everybody of those days', (text, said) => {
  expect(doneThenSaid(text)?.each).toBe(said);
});
