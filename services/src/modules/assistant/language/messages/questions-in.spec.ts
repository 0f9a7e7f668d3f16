import { questionsIn } from './questions-in.js';

it.each([
  [
    "how much is a ceramic and when's the next opening for one",
    ['how much is a ceramic', "when's the next opening for one"],
  ],
  ['how much did i make in may', ['how much did i make in may']],
  ['whats on today and who is due', ['whats on today', 'who is due']],
  [
    'How many jobs today? And how much are they worth?',
    ['How many jobs today', 'And how much are they worth?'],
  ],
  ['ok and how many jobs was that', ['and how many jobs was that']],
  ['whats on tomorrow and do i have any openings', ['whats on tomorrow', 'do i have any openings']],
  ['whats on monday and any openings', ['whats on monday', 'any openings']],
  ['revenue this month n any no shows', ['revenue this month', 'any no shows']],
  ['whats on monday and any cancellations', ['whats on monday', 'any cancellations']],
  ['any openings monday', ['any openings monday']],
  ['did we make 4k and did we do 20 jobs', ['did we make 4k', 'did we do 20 jobs']],
  ['who has a tesla and has been here twice', ['who has a tesla and has been here twice']],
  ['jobs on monday and tuesday', ['jobs on monday and tuesday']],
  ['how many jobs tomorrow and which vans', ['how many jobs tomorrow by crew']],
  ['whats on monday and which van', ['whats on monday', 'whats on monday by crew']],
  ['first and last job tomorrow', ['first job tomorrow', 'last job tomorrow']],
  ['primera y ultima cita del lunes', ['primera cita del lunes', 'ultima cita del lunes']],
  ['first and last name of the customer', ['first and last name of the customer']],
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
  ['best and worst day', ['best day', 'worst day']],
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
  [
    'whats on tomorrow and is naomi patel confirmed',
    ['whats on tomorrow', 'is naomi patel confirmed'],
  ],
  ['who is coming and is ana in', ['who is coming', 'is ana in']],
  ['whats on monday and has ana paid', ['whats on monday', 'has ana paid']],
  ['who is due and has a ceramic booked', ['who is due and has a ceramic booked']],
  ['who has a tesla and is coming in', ['who has a tesla and is coming in']],
  ['que hay manana y ya confirmo ana', ['que hay manana', 'ya confirmo ana']],
  ['cuanto gane ayer y quien viene hoy', ['cuanto gane ayer', 'quien viene hoy']],
  ['how much did we take yday and also is ana in', ['how much did we take yday', 'is ana in']],
  [
    'when is ana coming in, what did van 2 bring in last month',
    ['when is ana coming in', 'what did van 2 bring in last month'],
  ],
  ['customers w a bmw, who has a lexus', ['customers w a bmw', 'who has a lexus']],
  ['whats on friday plus people with a ford', ['whats on friday', 'people with a ford']],
  ['whats on friday n wat time is my first job', ['whats on friday', 'wat time is my first job']],
  [
    'who hasnt been in since june, my top 5 spenders',
    ['who hasnt been in since june', 'my top 5 spenders'],
  ],
  ['did we hit 10k plus avg ticket this month', ['did we hit 10k', 'avg ticket this month']],
  [
    'when is ana in and how much has derek spent with us so far',
    ['when is ana in', 'how much has derek spent with us so far'],
  ],
  // What is beside something is no other question.
  ['revenue from ceramic plus paint correction', ['revenue from ceramic plus paint correction']],
  ['is van 1 busier than van 2, which one', ['is van 1 busier than van 2, which one']],
  ['full detail vs express, which made more', ['full detail vs express, which made more']],
  ['text ana, ask if she is in', ['text ana, ask if she is in']],
])('%s', (text, questions) => {
  expect(questionsIn(text)).toEqual(questions);
});
