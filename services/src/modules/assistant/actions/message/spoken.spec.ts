import { spoken } from './spoken.js';
import { meaning } from './testing.js';

it.each([
  ['hed said 9 but we got him at 10', "you'd said 9 but we got you at 10."],
  ['hes already paid', 'you have already paid.'],
  ['shes had 3 washes', 'you have had 3 washes.'],
  ['shes booked for 9', 'you are booked for 9.'],
  ['happy holidays and were closed til monday', "happy holidays and we're closed til monday."],
  ['sorry and wed like to redo it', "sorry and we'd like to redo it."],
  ['see you on wed like always', 'see you on wed like always.'],
  ['the wheels were closed up', 'the wheels were closed up.'],
  ['how many seats does his car have', 'how many seats does your car have?'],
  ['is she coming', 'are you coming.'],
  ['his sons car and his are done', 'your sons car and yours are done.'],
  ['hes gotta replace them', 'you have gotta replace them.'],
  ['shell need to leave the car', 'you will need to leave the car.'],
  ['the keys are in the shed', 'the keys are in the shed.'],
  ['abt his seats', 'I am writing about your seats.'],
  ['i saw her yesterday', 'i saw you yesterday.'],
  ['we had her down for tuesday', 'we had you down for tuesday.'],
  ['dont let her drive it', 'dont let you drive it.'],
  ['let her car dry', 'let your car dry.'],
  ['her friday appointment is off', 'your friday appointment is off.'],
  ['the smell in hers is gone', 'the smell in yours is gone.'],
  ['his is done but mine isnt', 'yours is done but mine isnt.'],
  ['we do the outside of his tmrw', 'we do the outside of yours tmrw.'],
])('what is said of somebody is said to them: %s', (words, expected) => {
  expect(spoken(words, 'en')).toBe(expected);
});

it.each([
  [
    'her neighbor wants a quote, whats his number',
    'your neighbor wants a quote, whats his number.',
  ],
  ['his wife left her purse', 'your wife left her purse.'],
  ['mike is on his way and hell call her', 'mike is on his way and he will call you.'],
  ['her wheels are done and they look great', 'your wheels are done and they look great.'],
  ['the wheels came in and they look great', 'the wheels came in and they look great.'],
  ['they can pick it up', 'you can pick it up.'],
  ['they didnt have his color', 'they didnt have your color.'],
  ['please call him later', 'please call him later.'],
  ['him or her can sign', 'you or you can sign.'],
])('somebody else stays who they are: %s', (words, expected) => {
  expect(spoken(words, 'en')).toBe(expected);
});

it.each([
  [
    'send derek a text message letting him know that his car is ready',
    'sms Derek Turner "your car is ready."',
  ],
  [
    'Write a reminder to Tanya Hayes about her Full Detail on Tuesday, please.',
    'sms Tanya Hayes reminder 2026-11-24',
  ],
  [
    'apologize to mike ortiz because we missed a spot on his hood',
    'sms Mike Ortiz "I am sorry, we missed a spot on your hood."',
  ],
  [
    'tell mike ortiz that if he is not home he can leave the key',
    'sms Mike Ortiz "if you are not home you can leave the key."',
  ],
  ['schedule a reminder for mike ortiz for sunday', 'no message'],
  ['invite mike ortiz to leave a review', 'sms Mike Ortiz review'],
  ['remind mike ortiz of his free wash', 'sms Mike Ortiz "I am writing about your free wash."'],
  ['say to mike ortiz we come late', 'sms Mike Ortiz "we come late."'],
  ['tell mike ortiz "see you at 9"', 'sms Mike Ortiz "see you at 9."'],
  ['offer mike ortiz 10% off', 'sms Mike Ortiz "we can offer you 10% off."'],
  ['offer mike ortiz another time', 'no message'],
  ['msg tanya hayes remind her abt tmrw 830', 'sms Tanya Hayes reminder 2026-11-23'],
  ['remind tanya hayes about tomorrow at 8:30', 'sms Tanya Hayes reminder 2026-11-23'],
  ['text tanya hayes confirming monday at 8', 'sms Tanya Hayes confirm 2026-11-23'],
  ['text tanya hayes warn her its loud', 'sms Tanya Hayes "its loud."'],
  ['text tanya hayes wish her happy birthday', 'sms Tanya Hayes "happy birthday!"'],
  [
    'invite mike ortiz in for a wash',
    'sms Mike Ortiz "we would like to invite you in for a wash."',
  ],
  [
    'text mike ortiz when hes here park in back',
    'sms Mike Ortiz "when you are here park in back."',
  ],
  [
    'text mike ortiz if he wants us to call',
    'sms Mike Ortiz "I wanted to ask if you want us to call."',
  ],
])('what kind of message it is may be said behind whom it is to: %s', async (text, expected) => {
  expect(await meaning(text)).toBe(expected);
});
