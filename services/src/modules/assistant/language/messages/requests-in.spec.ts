import { partsOf } from './requests-in.js';

const said = (text: string) =>
  partsOf(text).map((part) => `${part.isRequest ? '' : '? '}${part.text}`);

it.each([
  ['cancel naomi, she wants to rebook dec 16', ['cancel naomi', 'she wants to rebook dec 16']],
  [
    'text derek his car is done and post a pic of it on instagram',
    ['text derek his car is done', 'post a pic of it on instagram'],
  ],
  [
    'text naomi thanks, and whats on for tomorrow',
    ['text naomi thanks', '? whats on for tomorrow'],
  ],
  ['is naomi confirmed and if not text her', ['? is naomi confirmed', 'if not text her']],
  [
    'top customers this year n text the top 3 thanks',
    ['? top customers this year', 'text the top 3 thanks'],
  ],
  ['did naomi confirm, and if not text her', ['? did naomi confirm', 'if not text her']],
  ['text naomi her total and when to come in', ['text naomi her total and when to come in']],
  [
    'add tom becker 555 443 1200 and email tom@becker.com',
    ['add tom becker 555 443 1200 and email tom@becker.com'],
  ],
  [
    'txt ethan im running late and put naomi patel down for an interior thurs 10am',
    ['txt ethan im running late', 'put naomi patel down for an interior thurs 10am'],
  ],
  [
    'tell ethan im late, pencil naomi in for friday',
    ['tell ethan im late', 'pencil naomi in for friday'],
  ],
  [
    'text ethan to lock it and put the keys in the box for us',
    ['text ethan to lock it and put the keys in the box for us'],
  ],
  [
    'tell ethan hes up next n did van 2 earn more than 3k last week',
    ['tell ethan hes up next', '? did van 2 earn more than 3k last week'],
  ],
  ['txt ethan im late, whos first tmrw', ['txt ethan im late', '? whos first tmrw']],
  ['text ethan we are done, who picks it up', ['text ethan we are done, who picks it up']],
  ['text ethan what car did you bring in', ['text ethan what car did you bring in']],
  ['cancel naomi and say sorry', ['cancel naomi', 'say sorry']],
  ['how much did naomi spend and thank her', ['? how much did naomi spend', 'thank her']],
  ['cancel naomi and dont charge her', ['cancel naomi', 'dont charge her']],
  [
    'text grace she is ready and book marcus for friday',
    ['text grace she is ready', 'book marcus for friday'],
  ],
  ['finish tanya hayes and text her its ready', ['finish tanya hayes', 'text her its ready']],
  ['need naomi in tues 2 full detail, tell her', ['need naomi in tues 2 full detail', 'tell her']],
  ['do it and let her know', ['do it', 'let her know']],
  [
    'confirm naomi, remind ethan, and whats free fri',
    ['confirm naomi', 'remind ethan', '? whats free fri'],
  ],
  ['move naomi to mon 11 n let her know', ['move naomi to mon 11', 'let her know']],
  ['cancel naomi, remind her to call', ['cancel naomi', 'remind her to call']],
  ['book naomi for fri 2 & send her the time', ['book naomi for fri 2', 'send her the time']],
  ['bump naomi an hr then txt her', ['bump naomi an hr', 'txt her']],
  ['mueve a naomi al lunes y avisale', ['mueve a naomi al lunes', 'avisale']],
  ['cancela a naomi y dile que la llamo', ['cancela a naomi', 'dile que la llamo']],
  ['text naomi hes confirmed and confirm him', ['text naomi hes confirmed', 'confirm him']],
  ['move naomi to the 8th and confirm her', ['move naomi to the 8th', 'confirm her']],
  ['tell naomi no then cancel her on friday', ['tell naomi no', 'cancel her on friday']],
  ['cancel all of tmrw n text them im sick', ['cancel all of tmrw', 'text them im sick']],
  ['move naomi to dec 3 and make it an express', ['move naomi to dec 3', 'make it an express']],
  ['cancel naomi and charge her 50', ['cancel naomi', 'charge her 50']],
  [
    'add mike torres 555 888 2121 and book him for sat',
    ['add mike torres 555 888 2121', 'book him for sat'],
  ],
  [
    'naomi is sick, cancel her and text her feel better',
    ['naomi is sick, cancel her', 'text her feel better'],
  ],
  ['text naomi im late and what time are they', ['text naomi im late', '? what time are they']],
  [
    'move naomi to tues at 1, is van 1 free then',
    ['move naomi to tues at 1', '? is van 1 free then'],
  ],
  [
    'when was derek last in and text him its time',
    ['? when was derek last in', 'text him its time'],
  ],
  [
    'is friday full and if not book naomi for a wash at 3',
    ['? is friday full', 'if not book naomi for a wash at 3'],
  ],
])('%s', (text, parts) => {
  expect(said(text)).toEqual(parts);
});

it.each([
  'text derek and tell him we are late',
  'ask naomi how many seats and what time works for her',
  'text naomi the van broke down and let me know',
  'book naomi for a wash and add pet hair',
  'put in a full for naomi dec 8 at 9 n do the engine bay too',
  'how do i book a job and cancel it',
  'book naomi for a wash monday and start at 8',
  'cancel naomi and ethan',
  'naomi and her dog',
  'who cancelled last month and how many',
])('%s is one thing', (text) => {
  expect(said(text)).toHaveLength(1);
});

it.each([
  ['text derek im late n tell me whos next', ['text derek im late', '? whos next']],
  [
    'text ana shes up, who got paint correction but never ceramic',
    ['text ana shes up', '? who got paint correction but never ceramic'],
  ],
  ['text ana shes ready, whos next', ['text ana shes ready', '? whos next']],
  ['text ana shes ready, who has a tesla', ['text ana shes ready', '? who has a tesla']],
  ['text ana shes ready, list all trucks', ['text ana shes ready', '? list all trucks']],
  ['text ana im late and show me fridays jobs', ['text ana im late', '? fridays jobs']],
  ['text ana im late and did bo confirm', ['text ana im late', '? did bo confirm']],
  ['text ana im late, any openings friday', ['text ana im late', '? any openings friday']],
  ['text ana im late, how much is a wash', ['text ana im late', '? how much is a wash']],
  ['text ana im late and add bo lee 555 222 3333', ['text ana im late', 'add bo lee 555 222 3333']],
  ['text ana im late, and also tell me her address', ['text ana im late', '? her address']],
  ['add rosa delgado 555 222 3333, who drives a civic', 1],
  [
    'what time is megan on monday and can we do her at 10 instead',
    ['? what time is megan on monday', 'can we do her at 10 instead'],
  ],
  // Of these the one who is written to is asked.
  ['text ana im late, is the gate open', 1],
  ['text ana im late, who has the keys', 1],
  ['text ana its done and give me a call', 1],
  ['text ana its done, did she pay', ['text ana its done', '? did she pay']],
  // What she is asked to tell is a part of the message.
  ['text ana to come early and let me know what time works for her', 1],
])('what is asked of us stands behind a message: %s', (text, expected) => {
  const parts = said(text);
  expect(typeof expected === 'number' ? parts.length : parts).toEqual(expected);
});
