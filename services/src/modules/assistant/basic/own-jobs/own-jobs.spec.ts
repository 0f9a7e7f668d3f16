import { readable } from '../../../../../test/assistant/eval.js';
import { answerOf, toldOf } from './asked.js';
import { JobWords } from './job-words.js';
import { JOBS, sight } from './testing.js';

const NOT_NAMES = new Set(['tar', 'grade']);

function answerTo(text: string, before: readonly string[] = [], seen = sight): string | undefined {
  const known = new JobWords(seen.jobs, (word) => NOT_NAMES.has(word));
  const told = toldOf(text, before, known, seen);
  const answer =
    told &&
    answerOf(
      told,
      text,
      seen,
      new Map([['naomi-patel', [{ label: 'Vacuum', done: true, by: null, at: null }]]]),
    );
  return answer && readable(answer.text);
}

/** Whose jobs an answer tells. */
const namesIn = (text = '') =>
  JOBS.map(({ customer }) => customer.name)
    .filter((name) => text.includes(name))
    .map((name) =>
      name
        .split(' ')
        .map((each) => each[0])
        .join(''),
    )
    .join(' ');

/** The answer names these and nobody else, and says each of these. */
function expectAnswer(text: string, names: string, says: string, before: readonly string[] = []) {
  const answer = answerTo(text, before);
  expect([text, namesIn(answer)]).toEqual([text, names]);
  for (const each of says.split('|')) expect(answer).toContain(each);
}

describe('questions of own jobs', () => {
  it.each([
    [
      'whats my next job',
      'GM',
      "Your crew's next job|Thu, Nov 26|3:00 PM to 4:00 PM|/my-jobs/grace-may",
    ],
    ["what's next", 'GM', 'next job'],
    ['next job?', 'GM', '2018 Audi A4, blue'],
    ['who is next', 'GM', 'Customer: Grace May'],
    ['whos my next customer', 'GM', 'Customer: Grace May'],
    ['what car is next', 'GM', 'Vehicle: 2018 Audi A4, blue'],
    ['where do i go next', 'GM', 'Address: at the shop'],
    ['where do i go after this', 'DT GM', 'job after [Full Detail, Derek Turner]'],
    ['what do i have after this one', 'DT GM', '3:00 PM'],
    ['whats after naomi', 'NP LB', 'no more jobs that day|8:00 AM to 12:00 PM'],
    ['who is after linh on saturday', 'LB BT', 'Customer: Brian Turner'],
    ['who do i have before brian', 'LB BT', 'Customer: Linh Bennett'],
    ['what am i working on right now', 'DT', 'right now|Vehicle: 2013 Toyota Camry'],
    ['saturdays jobs', 'LB BT', 'on Sat, Nov 28'],
    ['can i see saturdays schedule', 'LB BT', 'on Sat, Nov 28'],
    ['am i off saturday', 'LB BT', 'on Sat, Nov 28'],
    ['how many jobs today', '', 'Your crew has 3 jobs today, Thu, Nov 26, 1 of them done'],
    ['how many jobs do i have tomorrow', '', 'Your crew has 1 job on Fri, Nov 27'],
    ['how many cars saturday', '', '2 jobs on Sat, Nov 28'],
    ['how many full details this week', 'DT LB', '2 jobs from Wed, Nov 25 to Sun, Nov 29|only'],
    ['how many left today', '', '2 jobs left today'],
    ['anything else today', 'DT GM', 'left today'],
    ['am i done after this', 'GM', '1 job left'],
    // What is under way then is not done.
    ['am i done after 11 on saturday', 'LB BT', 'left'],
    ['am i done today', 'DT GM', '2 jobs left today'],
    ['what do i have tomorrow', 'NP', 'jobs on Fri, Nov 27|10:30 AM to 12:30 PM'],
    ['my schedule for saturday', 'LB BT', '8:00 AM to 12:00 PM|12:30 PM to 2:30 PM'],
    ['jobs today', 'TH DT GM', 'today, Thu, Nov 26|done|in progress'],
    ['do i work sunday', '', 'no jobs on Sun, Nov 29'],
    ['am i off tomorrow', 'NP', 'Fri, Nov 27'],
    ['what do i have next week', 'TS', 'from Mon, Nov 30 to Sun, Dec 6|Sat, Dec 5'],
    ['what time do i start tomorrow', 'NP', 'first job on Fri, Nov 27|Begins: 10:30 AM'],
    ['when do i start', 'NP', 'Begins: 10:30 AM'],
    ['when am i done today', 'GM', 'last job today|Ends: 4:00 PM'],
    ['what time do i get off saturday', 'BT', 'Ends: 2:30 PM'],
    ['first job tomorrow', 'NP', 'first job on Fri, Nov 27'],
    ['where is my first stop on saturday', 'LB', 'Address: 668 Elm St, Dayton (Home)'],
    ['whats my last job today', 'GM', 'last job today'],
    ['second job saturday', 'BT', 'second job on Sat, Nov 28'],
    ['what car is the 10 oclock', 'DT', 'Vehicle: 2013 Toyota Camry, pearl white'],
    ['whos the 3pm', 'GM', 'Customer: Grace May'],
    ['address for the 1030 tomorrow', 'NP', '750 Maple Ave'],
    ['what do i have at 8 on saturday', 'LB', '8:00 AM'],
    ['anything after 2 today', 'GM', '3:00 PM'],
    ['what do i have tomorrow afternoon', '', 'no jobs on Fri, Nov 27, in the afternoon'],
    ['how many jobs after 2 saturday', '', 'no jobs on Sat, Nov 28, from 2:00 PM'],
    ['am i free at 4 tomorrow', '', 'no job at that time on Fri, Nov 27'],
    ['next job today', 'GM', 'next job today'],
    ['how many exterior details left this week', 'BT', '1 job left'],
    ['gate code for naomi', 'NP', 'Access: Gate code 4411'],
    ['whats naomis gate code', 'NP', 'Gate code 4411'],
    ['GATE CODE NOAMI', 'NP', 'Gate code 4411'],
    ['any notes for naomi', 'NP', 'Notes: Seat torn|Access: Gate code 4411'],
    ['notes on the audi', 'GM', 'Notes: Key under the mat'],
    ['anything special about tomorrow', 'NP', 'Seat torn'],
    ['phone number for derek', 'DT', 'Phone: [(555) 555-1003](tel:5555551003)'],
    ['dereks number', 'DT', 'Phone'],
    ['where is the tahoe', 'LB', '668 Elm St|directions are on'],
    ['when is the chevy', 'LB', 'Begins: 8:00 AM'],
    ['what day is linh', 'LB', 'Sat, Nov 28'],
    ['when do i see tanya', 'TS', 'Sat, Dec 5'],
    ['where was tanya hayes', 'TH', '82 Maple Ave'],
    ['how long is naomi', 'NP', 'Takes: 2 h'],
    ['how long do i have for the next one', 'GM', 'Takes: 1 h'],
    ['how many hours tomorrow', '', '2 h of work, 1 job, 10:30 AM to 12:30 PM'],
    ['how long is my day saturday', '', '6 h of work, 2 jobs'],
    ['what am i doing for naomi', 'NP', 'Service: Interior Detail|Add-ons: Pet Hair Removal'],
    ['any add ons tomorrow', 'NP', 'Add-ons: Pet Hair Removal'],
    ['checklist for naomi', 'NP', 'Checklist: 1 of 1 done'],
    ['how far is naomi', 'NP', 'Drive: 25 min'],
    ['what color is the tesla', 'TH', 'gray'],
    ['is naomi confirmed', 'NP', 'Status: confirmed'],
    ['address and gate code for naomi', 'NP', '750 Maple Ave|4411'],
    ['address, phone and car for naomi', 'NP', '750 Maple Ave|Phone|Vehicle'],
    ['phone number and car for naomi', 'NP', 'Phone|Vehicle: 2022 Mazda MX-5'],
    ['where and when is naomi', 'NP', '750 Maple Ave|Begins: 10:30 AM'],
    ['tell me about naomi', 'NP', 'Seat torn|4411|Phone'],
    ['what did i have yesterday', 'OD', 'Wed, Nov 25'],
    ['turner', 'DT BT', 'Full Detail|Exterior Detail'],
    [
      'what do i have last week',
      '',
      "I don't see those days: I have your crew's jobs from Wed, Nov 25 to Thu, Dec 10",
    ],
    ['jobs on december 20', '', "I don't see those days"],
    ['next white car', 'NP', 'MX-5'],
    ['when is my next full detail', 'LB', 'Begins: 8:00 AM'],
    ['which customer is on harbor rd', 'BT', 'Customer: Brian Turner'],
    ['what time should i be at naomis', 'NP', 'Begins: 10:30 AM'],
    ['show me the whole week', 'OD TH DT GM NP LB BT', 'from Wed, Nov 25 to Sun, Nov 29'],
    ['who am i seeing tomorrow', 'NP', 'Customer: Naomi Patel'],
    ['what do they want done on the tahoe', 'LB', 'Service: Full Detail'],
    ['can i get brians number', 'BT', 'Phone'],
    ['when am i back at tanya sullivans', 'TS', 'Begins'],
    ['how many jobs total saturday', '', '2 jobs'],
    ['what days am i working next week', 'TS', 'Sat, Dec 5'],
    ['is derek done yet', 'DT', 'Status: in progress'],
    ['did naomi confirm', 'NP', 'Status: confirmed'],
    ['is naomi at the shop', 'NP', '750 Maple Ave'],
    ['how late am i working saturday', 'BT', 'Ends: 2:30 PM'],
    ['is saturday busy', 'LB BT', 'on Sat, Nov 28'],
    ['hows my week looking', 'OD TH DT GM NP LB BT', 'from Wed, Nov 25 to Sun, Nov 29'],
    ['how many are left this week', '', '5 jobs left from Thu, Nov 26 to Sun, Nov 29'],
    ['who owns the tahoe', 'LB', 'Customer: Linh Bennett'],
    ['do i need a code for naomis place', 'NP', 'Gate code 4411'],
    ['any special notes tomorrow', 'NP', 'Seat torn'],
    ['what was i supposed to do on the audi', 'GM', 'Service: Wash and Wax'],
    ['got anything saturday dec 5', 'TS', 'on Sat, Dec 5'],
    ['im at dereks whats next', 'DT GM', 'Wash and Wax'],
    ['im at naomis whats the gate code', 'NP', '4411'],
    ['list my jobs with addresses for saturday', 'LB BT', '668 Elm St|43 Harbor Rd'],
    ['how many more today', '', '2 jobs left today'],
    ['quick what car is next', 'GM', 'Audi'],
    ['the address', 'DT', '631 Cedar Ct'],
    ['where do i go', 'GM', 'at the shop'],
    ['whats my next job and where is it', 'GM', 'at the shop'],
    ['how many jobs tomorrow and whats the first one', 'NP', '1 job on Fri|first job'],
  ])('%s', (text, names, says) => expectAnswer(text, names, says));

  it.each([
    ['cual es mi siguiente trabajo', 'GM', 'El siguiente trabajo de su equipo'],
    ['que sigue', 'GM', 'siguiente'],
    ['cuantos trabajos tengo hoy', '', 'Su equipo tiene 3 trabajos hoy'],
    ['cuantos trabajos tengo mañana', '', '1 trabajo del vie, 27 nov'],
    ['que tengo mañana', 'NP', 'Trabajos de su equipo del vie, 27 nov'],
    ['a que hora empiezo mañana', 'NP', 'Empieza: 10:30 AM'],
    ['a que hora termino hoy', 'GM', 'Termina: 4:00 PM'],
    ['codigo del porton de naomi', 'NP', 'Acceso: Gate code 4411'],
    ['direccion de naomi', 'NP', 'Dirección: 750 Maple Ave'],
    ['que carro es el de las 10', 'DT', 'Vehículo: 2013 Toyota Camry'],
    ['a donde voy despues', 'DT GM', 'en el taller'],
    ['telefono de derek', 'DT', 'Teléfono'],
    ['trabajo el domingo', '', 'Su equipo no tiene ningún trabajo del dom, 29 nov'],
    ['notas para naomi', 'NP', 'Notas: Seat torn'],
    ['quien sigue despues de linh', 'LB BT', 'Brian Turner'],
    ['cuanto dura el de naomi', 'NP', 'Dura: 2 h'],
    ['cuando vuelvo con tanya sullivan', 'TS', 'Empieza: 8:00 AM'],
    ['quien es el cliente de manana', 'NP', 'Cliente: Naomi Patel'],
    ['donde vive naomi', 'NP', 'Dirección: 750 Maple Ave'],
    ['tengo algo el sabado en la tarde', 'BT', 'sáb, 28 nov, en la tarde'],
    ['me queda algo hoy', 'DT GM', 'hoy'],
  ])('in Spanish: %s', (text, names, says) => expectAnswer(text, names, says));

  it.each([
    [['how many jobs today'], 'and tomorrow?', '', '1 job on Fri, Nov 27'],
    [['how many jobs today', 'tomorrow'], 'and the day after', '', 'on Sat, Nov 28'],
    [['what do i have saturday'], 'the day before', 'NP', 'Fri, Nov 27'],
    [['what do i have tomorrow'], 'and saturday', 'LB BT', 'Sat, Nov 28'],
    [['whats my next job'], 'and the one after?', 'GM NP', 'job after [Wash and Wax, Grace May]'],
    [['whats my next job', 'and the one after?'], 'and the next one', 'NP LB', 'Linh'],
    [['whats my next job'], 'where is it?', 'GM', 'at the shop'],
    [['whos first tomorrow'], 'and when do i finish it', 'NP', 'Ends: 12:30 PM'],
    [['whos first tomorrow'], 'phone number?', 'NP', 'Phone'],
    [['whos first tomorrow'], 'whats her gate code', 'NP', '4411'],
    [['gate code for naomi'], 'and linh?', 'LB', 'Access: nothing is written down'],
    [['what do i have saturday'], 'what car is the first one', 'LB', 'Tahoe'],
    [['what do i have saturday'], 'and the last one?', 'BT', 'last job on Sat, Nov 28'],
    [['what time do i start tomorrow'], 'and saturday?', 'LB', 'Begins: 8:00 AM'],
    [['gate code for naomi', 'how do i get tar off'], 'how long is it', 'NP', 'Takes: 2 h'],
    [['cuantos trabajos tengo hoy'], 'y mañana?', '', '1 trabajo'],
    [['cual es mi siguiente trabajo'], 'donde es?', 'GM', 'en el taller'],
  ])('after %s: %s', (before, text, names, says) => expectAnswer(text, names, says, before));
});

it.each([
  'how much is naomis job',
  'how much did we make today',
  'price of my next job',
  'what does naomi pay',
  'cuanto cuesta el de naomi',
  'list all customers',
  'all customers phone numbers',
  'who is on van 2',
  'what does van 2 have tomorrow',
  'who am i working with tomorrow',
  'jobs of the other crew today',
  'gate code for walter',
  'gate code for derek jones',
  'phone number for naomi and derek',
  'start my next job',
  'cancel naomi',
  'move naomi to saturday',
  'book naomi for friday',
  'text derek im late',
  'can i start earlier tomorrow',
  'can i finish at 2',
  'biggest job this week',
  'jobs without an address',
  'how many jobs has naomi had ever',
  'what is a full detail',
  'full detail',
  'how long is a full detail',
  'how do i get tar off the camry',
  'best wax for the audi',
  'tips today',
  'whats her number',
  'how do i remove pet hair',
  'whats my grade',
  'naomi wants the camry by 2',
  'does the shop have jobs tomorrow',
  'how many jobs did derek have last year and why',
  'how many customers do we have',
  'cuanto gane hoy',
  'cancela a naomi',
  'quien trabaja en la van 2 hoy',
  'notes',
  'water',
  'whos the boss',
  'what does walter have tomorrow',
  'white interior',
  'our address',
  'last 30 days',
  'who is after linh saturday afternoon',
  'who is at the shop',
  'who canceled today',
  'how much time between linh and brian',
  'i finished the full detail',
  'i need tomorrow off',
  'can i have friday off',
  'im sick i cant come in tomorrow',
])('is left to others, or refused: %s', (text) => {
  expect(answerTo(text)).toBeUndefined();
});

it('a price is told where the business shows it, and nowhere else', () => {
  const priced = {
    ...sight,
    seesPrices: true,
    jobs: JOBS.map((each) => ({ ...each, price: 189 })),
  };
  expect(answerTo('price of my next job', [], priced)).toContain('Price: $189');
  for (const text of ['tell me about naomi', 'what do i have tomorrow', 'jobs today'])
    expect(answerTo(text, [], priced)).not.toContain('189');
});

it.each(['where is the constructor', 'is the chevy next', 'when is the toString'])(
  'no word of any sort is an error: %s',
  (text) => expect(() => answerTo(text)).not.toThrow(),
);
