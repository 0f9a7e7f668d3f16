import { readFreeTime } from './free-time/read.js';
import { readAskedPrice } from './price/asked.js';
import { readPrice } from './price/read.js';
import { request } from './testing.js';
import type { When } from './when/index.js';

async function free(text: string): Promise<string> {
  const plan = await readFreeTime(request(text));
  if (!plan) return 'no';
  const { when, either = [], minutes, count, services, crews, isFirst } = plan;
  return [
    isFirst && 'first',
    [when, ...either].map(saidWhen).join(' or '),
    minutes,
    count && `${count} of`,
    services.join('|'),
    crews.join(', '),
  ]
    .filter(Boolean)
    .join(' ');
}

const saidWhen = ({ from, to, time, after, before }: When) =>
  [
    from && (from === to ? from : `${from}..${to ?? ''}`),
    time,
    (after ?? before) !== undefined && `${after ?? ''}-${before ?? ''}`,
  ]
    .filter(Boolean)
    .join(' ');

async function priced(text: string): Promise<string> {
  const plan = await readPrice(request(text));
  if (!plan) return 'no';
  const { services, size, condition, order, isApart } = plan;
  return [services.join('|') || 'all', size, condition, order, isApart && 'apart']
    .filter(Boolean)
    .join(' ');
}

describe('free time', () => {
  it.each([
    ['When am I free this week?', '2026-11-16..2026-11-22'],
    ['whats the first free morning next week', '2026-11-23..2026-11-29 -12:00'],
    ['can jordan take a job friday at 3', '2026-11-27 15:00 Van 1'],
    ['do we have time to do two washes tomorrow morning', '2026-11-23 -12:00 2 of Wash and Wax'],
    ['any free afternoons this week', '2026-11-16..2026-11-22 12:00-17:00'],
    ['what times are still open tomorrow', '2026-11-23'],
    ['any room monday or wednesday morning', '2026-11-23 -12:00 or 2026-11-25 -12:00'],
    ['are we free monday or sunday', '2026-11-23 or 2026-11-29'],
    ['whats the soonest we can do a ceramic coating', 'first Ceramic Coating'],
    ['is 2pm tomorrow still open', '2026-11-23 14:00'],
    ['is the 2pm tomorrow still open', 'no'],
    ['is there still a spot tomorrow morning', '2026-11-23 -12:00'],
    ['que horas quedan libres mañana', '2026-11-23'],
    ['hay espacio mañana después de las 2', '2026-11-23 14:00-'],
    ['hay lugar mañana antes de las 12', '2026-11-23 -12:00'],
    ['when can i fit a full detail next week', '2026-11-23..2026-11-29 Full Detail'],
    ['when is my next opening for a full detail', 'first Full Detail'],
    ['when could derek turner come in for a full detail', 'Full Detail'],
    ['when could derek turner get a full detail', 'Full Detail'],
    ['can derek turner come friday at 1', '2026-11-27 13:00'],
    ['can we do 4 cars on friday', '2026-11-27 4 of'],
    ['how much time is left tomorrow in van 1', '2026-11-23 Van 1'],
    ['openings after friday', '2026-11-28..'],
    ['first opening after dec 7', '2026-12-08..'],
    ['do i have 4 hrs free anywhere next wk', '2026-11-23..2026-11-29 240'],
    ['soonest for a wash and wax', 'first Wash and Wax'],
    ['earliest for a full', 'first Full Detail'],
    ['fit in a ceramic next wk anywhere?', '2026-11-23..2026-11-29 Ceramic Coating'],
    ['how much more work can we take on friday', '2026-11-27'],
    ['can i squeeze in a quick wash n wax friday', '2026-11-27 Wash and Wax'],
    ['do i have a spot at 4 tomorrow', '2026-11-23 16:00'],
    ['got a spot for a ceramic somewhere next week', '2026-11-23..2026-11-29 Ceramic Coating'],
    ['first opening for ceramic', 'first Ceramic Coating'],
    ['am i free thurs at 2', '2026-11-26 14:00'],
    ['any gaps tmrw afternoon', '2026-11-23 12:00-17:00'],
    ['do i have a lunch gap tomorrow', '2026-11-23 11:00-14:00'],
    ['is there time for lunch today', '2026-11-22 11:00-14:00'],
    ['when can i take my lunch tomorrow', '2026-11-23 11:00-14:00'],
    ['hay tiempo para almorzar mañana', '2026-11-23 11:00-14:00'],
    ['can i squeeze in 2 hrs friday', '2026-11-27 120'],
    ['Can I fit in a 2 hour job tomorrow?', '2026-11-23 120'],
    ['A guy wants an interior for his F-150, when could we get him in', 'Interior Detail'],
    ['could we get someone in tuesday at 1 for an interior', '2026-11-24 13:00 Interior Detail'],
    ['whats the earliest we could take her for a full detail', 'first Full Detail'],
    ['What is my next available slot?', 'first'],
    // Anything for a service is room for one more, and no job that is booked.
    ['got anything tues afternoon for a ceramic', '2026-11-24 12:00-17:00 Ceramic Coating'],
    ['anything for a full detail this week', '2026-11-16..2026-11-22 Full Detail'],
    ['what do you have on wednesday for a full detail', '2026-11-25 Full Detail'],
    ['what days do we have next week for a ceramic', '2026-11-23..2026-11-29 Ceramic Coating'],
    ['guy wants a wash n wax saturday do we have anything', '2026-11-28 Wash and Wax'],
    [
      'lady on the phone wants an interior next week whats open',
      '2026-11-23..2026-11-29 Interior Detail',
    ],
    ['cuando es lo mas pronto para un ceramico', 'first Ceramic Coating'],
    ['quieren un interior mañana que hay libre', '2026-11-23 Interior Detail'],
    ['hay algo el lunes para un interior', '2026-11-23 Interior Detail'],
    ['lady on the phone wants a full detail tuesday what do we got', '2026-11-24 Full Detail'],
    [
      'got a lady on the phone wants a full detail tuesday what do we got',
      '2026-11-24 Full Detail',
    ],
    ['have a guy here wants a full detail tuesday what do we have', '2026-11-24 Full Detail'],
    [
      'i got somebody who needs a ceramic tuesday, what times do we have',
      '2026-11-24 Ceramic Coating',
    ],
    ['a new customer wants a ceramic tuesday, anything open', '2026-11-24 Ceramic Coating'],
    ['what do we have open', ''],
    ['she wants a full detail saturday, whats the earliest', '2026-11-28 Full Detail'],
    ['what do i have on wednesday for full details', 'no'],
    ['got anything for a full detail booked friday', 'no'],
    ['do i have anything at 10 on monday', 'no'],
    // Who walks in is somebody.
    [
      'what is the earliest you could take a walk-in for an interior detail',
      'first Interior Detail',
    ],
    ['any room for a walk-in today', '2026-11-22'],
    ['can we take a walk in right now', '2026-11-22'],
    ['next opening for 4 hours', 'first 240'],
    ['do i have room for a ceramic next week', '2026-11-23..2026-11-29 Ceramic Coating'],
    ['is friday afternoon open for a full detail', '2026-11-27 12:00-17:00 Full Detail'],
    ['got anything open thursday after 1', '2026-11-26 13:00-'],
    ['what do we have open between ten and two on wednesday', '2026-11-25 10:00-14:00'],
    ['am i free between 10 and 2 tomorrow', '2026-11-23 10:00-14:00'],
    ['when is the next free full day', 'first 480'],
    ['any whole day free next week', '2026-11-23..2026-11-29 480'],
    ['next opening for a ceramic, preferably in the morning', 'first -12:00 Ceramic Coating'],
    ['is saturday free', '2026-11-28'],
    ['can van 1 take a ceramic tuesday', '2026-11-24 Ceramic Coating Van 1'],
    ['is thursday after 2 open for 2 hours', '2026-11-26 14:00- 120'],
    ['can i add two more on monday', '2026-11-23'],
    ['any holes in the calendar this week', '2026-11-16..2026-11-22'],
    ['where are the gaps in my schedule tomorrow', '2026-11-23'],
    ['there is a hole in the seat', 'no'],
    ['what times can i offer tanya for an interior detail', 'Interior Detail'],
    [
      'Give Ms. Hayes three times next week when she could bring in her SUV for an interior detail.',
      '2026-11-23..2026-11-29 Interior Detail',
    ],
    ['fit in a quick wash before noon tmrw, who has room', '2026-11-23 -12:00 Wash and Wax'],
    ['when can i get tanya in for a full detail', 'Full Detail'],
    ['is tanya free on friday', 'no'],
    // What is full is asked of what is left.
    ['is saturday full', '2026-11-28'],
    ['are we booked solid on friday', '2026-11-27'],
    ['am i slammed tomorrow', '2026-11-23'],
    ['is friday afternoon packed', '2026-11-27 12:00-17:00'],
    ['are we all booked up next week', '2026-11-23..2026-11-29'],
    ['is the full detail on friday confirmed', 'no'],
    ['how full is saturday', 'no'],
    // Of several it is said for one, and how long all take.
    ['is there room for two washes on friday', '2026-11-27 2 of Wash and Wax'],
    ['can we fit 3 interiors tomorrow', '2026-11-23 3 of Interior Detail'],
    // What could be taken on is free time, whatever verb it is asked with.
    [
      'when can i take a truck for interior detail next week',
      '2026-11-23..2026-11-29 Interior Detail',
    ],
    ['could we do a ceramic coating on monday', '2026-11-23 Ceramic Coating'],
    ['can you take an suv for a wash and wax on friday', '2026-11-27 Wash and Wax'],
    ['what day can we do an interior next week', '2026-11-23..2026-11-29 Interior Detail'],
    ['can i do a full detail wednesday at 9', '2026-11-25 09:00 Full Detail'],
    ['could we handle a full detail tomorrow', '2026-11-23 Full Detail'],
    ['podemos hacer un full detail el lunes', '2026-11-23 Full Detail'],
    ['can somebody do an interior tomorrow', '2026-11-23 Interior Detail'],
    ['could anyone take a wash on friday', '2026-11-27 Wash and Wax'],
    ['can we do better next week', 'no'],
    ['can i do a full detail in the rain', 'no'],
    ['can you book derek turner for a full detail friday', 'no'],
    // What is over is in the records.
    ['how many days did we work in october', 'no'],
    ['what hours did i work in september', 'no'],
    ['did we have any openings last week', 'no'],
    ['which days were open last month', 'no'],
    ['whos available for a 3 hour job tomorrow', '2026-11-23 180'],
    ['what else could i offer her', 'no'],
    ['what can i offer him tomorrow', '2026-11-23'],
    ['whos free tomorrow', '2026-11-23'],
    ['which van is free friday', '2026-11-27 Van 1, Van 2'],
    ['next opening over 3 hours', 'first 180'],
    ['any gap of at least 2 hrs tomorrow', '2026-11-23 120'],
    ['have we got room for a ceramic before the weekend', '2026-11-22..2026-11-27 Ceramic Coating'],
    ['when is the shop open tomorrow', 'no'],
    ['any time friday for a ceramic', '2026-11-27 Ceramic Coating'],
    ['any open jobs on friday', 'no'],
    ['whats still open today', 'no'],
    ['cuando estoy libre mañana', '2026-11-23'],
    ['tengo hueco el viernes por la tarde', '2026-11-27 12:00-17:00'],
    ['primer hueco para ceramic', 'first Ceramic Coating'],
    ['How do I fit more jobs into a day?', 'no'],
    ['does this pad fit my polisher', 'no'],
    ['which customers are available', 'no'],
    ['longest gap between visits', 'no'],
  ])('%s', async (text, expected) => {
    expect(await free(text)).toBe(expected);
  });
});

it.each([
  ['when can i take a truck for interior detail next week', 'large'],
  ['can you take an suv for a wash and wax on friday', 'suv'],
  ['any room for a full detail on monday', undefined],
])('reads for which size something has to be free: %s', async (text, size) => {
  expect((await readFreeTime(request(text)))?.size).toBe(size);
});

describe('prices', () => {
  it.each([
    ['how much is a full detail', 'Full Detail'],
    ['full detail on a suburban how much', 'Full Detail large'],
    ['what do we take for a ceramic', 'Ceramic Coating'],
    ['what do you have for interiors', 'Interior Detail'],
    ['what do you have for tomorrow', 'no'],
    ['do we have a service called full detail', 'Full Detail'],
    ['price difference between a full detail and an interior', 'Full Detail|Interior Detail apart'],
    ['how much more is a full detail than an interior', 'Full Detail|Interior Detail apart'],
    [
      'how much more do we charge for a full detail than an interior',
      'Full Detail|Interior Detail apart',
    ],
    ['diferencia de precio entre ceramico y full detail', 'Ceramic Coating|Full Detail apart'],
    ['how much more is a full detail this month', 'no'],
    ['how much more is a full detail for an suv', 'no'],
    ['how much would interior and ceramic together be', 'Interior Detail|Ceramic Coating'],
    ['last month how much', 'no'],
    ['what does a full detail run on a f150', 'Full Detail large'],
    ['what would a ceramic on a tahoe run', 'Ceramic Coating large'],
    ['what does a wash and wax on an suv cost', 'Wash and Wax suv'],
    ['whats a full detail for an f150', 'Full Detail large'],
    ['what is a ceramic on a tahoe', 'Ceramic Coating large'],
    ['whats an interior for a minivan', 'Interior Detail large'],
    ['whats a good pad for ceramic', 'no'],
    ['whats the full detail on friday', 'no'],
    ['what is a full detail', 'no'],
    ['what did a full detail on a tahoe run', 'no'],
    ['full detail on a lifted ram 1500 full of dog hair how much', 'Full Detail large heavy'],
    ['whats the damage for a wash and wax', 'Wash and Wax'],
    ['quote for a full detail on an odyssey with dog hair everywhere', 'Full Detail large heavy'],
    ['what do we ask for a wash and wax on an suv', 'Wash and Wax suv'],
    ['What are our prices?', 'all'],
    ['whats my price for ceramic on a truck', 'Ceramic Coating large'],
    ['How much for a full detail on a truck with dog hair?', 'Full Detail large heavy'],
    ['Price for a wash and wax on a dirty sedan', 'Wash and Wax car dirty'],
    ['What should I charge for a full detail on an SUV?', 'Full Detail suv'],
    ['cheapest service', 'all cheapest'],
    ['what services do we offer', 'all'],
    ['cuanto cuesta un full detail', 'Full Detail'],
    ['cuanto cobro por ceramic en una camioneta', 'Ceramic Coating large'],
    ['cuanto se cobra por interior', 'Interior Detail'],
    ['cuanto cobran por ceramic', 'Ceramic Coating'],
    ['a cuanto el full detail', 'Full Detail'],
    ['most expensive job last month', 'no'],
    ['cheapest customer', 'no'],
    ['how much is on the books for december', 'no'],
    ['what did a full detail cost derek', 'no'],
    ['how do i raise my prices w/o losing ppl', 'no'],
    // A quote on paper is not what something costs.
    ['how do i make a quote', 'no'],
    ['can i send an estimate', 'no'],
    ['how to write quotes', 'no'],
    ['where do i print a quote', 'no'],
    ['create an estimate', 'no'],
    ['i want to email a quote', 'no'],
    ['como hago una cotizacion', 'no'],
    ['make a quote for a full detail on a tahoe', 'Full Detail large'],
    // What is offered stands on the list of prices.
    ['do we do ceramic coating', 'Ceramic Coating'],
    ['do you still do wash and wax', 'Wash and Wax'],
    ['do we sell wash and wax', 'Wash and Wax'],
    ['do you do interiors on trucks', 'Interior Detail large'],
    ['hacemos ceramic coating', 'Ceramic Coating'],
    ['do we do a full detail on friday', 'no'],
    ['do we do anything for derek', 'no'],
  ])('%s', async (text, expected) => {
    expect(await priced(text)).toBe(expected);
  });
});

it.each([
  ['whats a full for an suv', 'suv'],
  ['what is a full detail for a truck', 'large'],
  ['whats an interior on a tahoe', 'large'],
  ['how much is a ceramic', 'any'],
  ['what is a full detail', 'no'],
  ['what should i charge for a full detail', 'no'],
  ['how do i price a full detail', 'no'],
  ['what is a fair price for a full detail', 'any'],
])('asks for a price: %s', async (text, size) => {
  const plan = await readAskedPrice(request(text));
  expect(plan ? (plan.size ?? 'any') : 'no').toBe(size);
});
