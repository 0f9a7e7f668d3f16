import { request } from '../testing.js';
import { readMessage } from './read.js';
import { meaning } from './testing.js';

describe('a request for a message', () => {
  it.each([
    [
      'send tanya a thank you note for her loyalty',
      'sms Tanya Hayes "thank you for your loyalty."',
    ],
    ['send a thank you text to tanya for the tip', 'sms Tanya Hayes "thank you for the tip."'],
    ['text the first 3 come in for a wash', 'sms last first 3 "come in for a wash."'],
    ['write to the top three that we miss them', 'sms last first 3 "we miss you."'],
    ['message the first two of them we have openings', 'sms last first 2 "we have openings."'],
    ['reach out to tanya', 'sms Tanya Hayes rebooking'],
    ['text the next one that im on my way', 'sms last 0 "im on my way."'],
    // What a message is like is none of its words.
    [
      'Draft a thank you for Tanya Hayes three days after her coating with washing instructions.',
      'sms Tanya Hayes thanks -three days after her coating with washing instructions',
    ],
    ['thank mike with a google link', 'sms Mike Ortiz thanks -with a google link'],
    [
      'let everyone know were closed 12/24 thru 1/2',
      `sms everybody  "we're closed 12/24 thru 1/2."`,
    ],
    [
      "Dear assistant, kindly inform Mr. Ortiz (Mike) that his vehicle may be collected after 4 o'clock.",
      `sms Mike Ortiz "your vehicle may be collected after 4 o'clock."`,
    ],
    ['letter for mike ortiz that his check bounced', 'sms Mike Ortiz "your check bounced."'],
    [
      'Write a short note for customers explaining that our prices go up 8% on January 1.',
      'sms everybody  "our prices go up 8% on January 1."',
    ],
    [
      'we found money under mike ortizs seat write her',
      'sms Mike Ortiz "we found money under your seat."',
    ],
    [
      'mike ortiz: car got caught in sprinklers after we finished, offer free touch up',
      'sms Mike Ortiz "your car got caught in sprinklers after we finished. I would like to offer you a free touch up."',
    ],
    ['running 10 min behind let tanya hayes know', 'sms Tanya Hayes "running 10 min behind."'],
    ['the van broke down, tell derek', 'sms Derek Turner "the van broke down."'],
    ['im gonna be late so please text mike ortiz', 'sms Mike Ortiz "im gonna be late."'],
    [
      'the guy with the black tacoma says he left his phone text him we have it',
      'sms vehicle black tacoma "we have it."',
    ],
    ['tanya hayes was here too early, text her', 'sms Tanya Hayes "you were here too early."'],
    ['derek turner is early, text him thanks', 'sms Derek Turner "thanks."'],
    ['tanya hayes is here early, tell her 10 more min', 'sms Tanya Hayes "10 more min."'],
    [
      'derek called, let him know hes good for friday',
      'sms Derek Turner "you are good for friday."',
    ],
    ['who is late text him', 'no message'],
    ['move tanya hayes to friday dont text her', 'no message'],
    ['charge tanya hayes 50 for the no show text her', 'no message'],
    ['cancel derek and text tanya', 'no message'],
    ['tell all the sat people its gonna rain', 'sms everybody 2026-11-28 "its gonna rain."'],
    ['text all of mons customers im sick', 'sms everybody 2026-11-23 "im sick."'],
    ['text mike ortiz what time to expect us sat', 'sms Mike Ortiz reminder 2026-11-28'],
    ['let tanya know when to be here', 'sms Tanya Hayes reminder'],
    ['text derek pics of the scratch', 'no message'],
    [
      'message tacoma guy his keys are in the box',
      'sms vehicle tacoma "your keys are in the box."',
    ],
    ['text whoever is due for a visit', 'sms everybody due rebooking'],
    ['tell whoever is booked friday we are closed', 'sms everybody 2026-11-27 "we are closed."'],
    ['email derek asking for a deposit', 'email Derek Turner "I wanted to ask for a deposit."'],
    ['email tanya what we did last time', 'email Tanya Hayes other unsaid'],
    ['text mike how long itll take', 'sms Mike Ortiz other unsaid'],
    ['ask mike how much it was', 'sms Mike Ortiz "I wanted to ask how much it was."'],
    ['nudge mike about the deposit', 'sms Mike Ortiz "I am writing about the deposit."'],
    [
      'write an apology to derek we scratched his rim',
      'sms Derek Turner "I am sorry, we scratched your rim."',
    ],
    ['send an apology to tanya for the mixup', 'sms Tanya Hayes "I am sorry for the mixup."'],
    ['text marcus k that wed is fine', 'sms Marcus Keller "wed is fine."'],
    ['msg mike he still owes me 80', 'sms Mike Ortiz "you still owe me 80."'],
    ['tell mike he hasnt paid yet', `sms Mike Ortiz "you haven't paid yet."`],
    ["tell mike he still hasn't paid", `sms Mike Ortiz "you still haven't paid."`],
    ['text tanya that she doesnt need to come', `sms Tanya Hayes "you don't need to come."`],
    ['tell mike he usually misses the gate', 'sms Mike Ortiz "you usually miss the gate."'],
    [
      'text tanya and derek that theyre both moved up',
      'sms each of Tanya Hayes|Derek Turner "you are both moved up."',
    ],
    ['send mike the price of a full detail', 'sms Mike Ortiz price of Full Detail'],
    [
      'quote for tanya full detail + ceramic on her car',
      'sms Tanya Hayes price of Full Detail|Ceramic Coating',
    ],
    // Those who did not come, and the first so many, are a group.
    ['text the no shows of this month', 'sms everybody 2026-11-01 no_show'],
    [
      'message the no-shows from october that we miss them',
      'sms everybody 2026-10-01 "we miss you."',
    ],
    [
      'message my top 5 customers about the winter special',
      'sms everybody #5 "I am writing about the winter special."',
    ],
    ['email our best 3 clients that we miss them', 'email everybody #3 "we miss you."'],
    [
      'text the top 10 spenders that we have a new coating',
      'sms everybody #10 "we have a new coating."',
    ],
    [
      'write a reminder to everyone who has a job tomorrow',
      'sms everybody 2026-11-23 reminder 2026-11-23',
    ],
    [
      'email all my bmw owners about a winter special',
      'email everybody bmw "I am writing about a winter special."',
    ],
    ['text my repeat customers that we miss them', 'sms everybody returning "we miss you."'],
    [
      'write something to people who havent been in 3 months, 10% off',
      'sms everybody 2026-08-23 "10% off."',
    ],
    ['text the number ending in 3835 that we are outside', 'sms phone 3835 "we are outside."'],
    ['happy birthday text for tanya', 'sms Tanya Hayes "happy birthday."'],
    ['write a happy birthday text for tanya', 'sms Tanya Hayes "happy birthday."'],
    ['thank everyone who came in yesterday', 'sms everybody 2026-11-21 thanks'],
    ['thank derek for the tip', 'sms Derek Turner "thank you for the tip."'],
    ['apologize to tanya for being late', 'sms Tanya Hayes "I am sorry for being late."'],
    ['apologize to tanya', 'sms Tanya Hayes "I am sorry."'],
    ['congratulate derek on the new car', 'sms Derek Turner "congratulations on the new car."'],
    [
      'text derek and see if hes still good for tmrw',
      'sms Derek Turner "I wanted to ask if you are still good for tmrw."',
    ],
    [
      'text tanya asking if saturday at 10 works',
      'sms Tanya Hayes "I wanted to ask if saturday at 10 works."',
    ],
    ['tell derek thanks for the review', 'sms Derek Turner "thanks for the review."'],
    [
      'text derek thank you so much for the tip',
      'sms Derek Turner "thank you so much for the tip."',
    ],
    ['dile a derek gracias por la propina', 'es sms Derek Turner "gracias por la propina."'],
    ['agradecele a derek la propina', 'es sms Derek Turner "gracias por la propina."'],
    ['dale las gracias a derek por la propina', 'es sms Derek Turner "gracias por la propina."'],
    ['write tanya a thank you for being loyal', 'sms Tanya Hayes "thank you for being loyal."'],
    ['ask tanya for her email', 'sms Tanya Hayes "I wanted to ask for your email."'],
    [
      'remind my customers tomorrow to clear out their cars',
      'sms everybody 2026-11-23 "please clear out your cars."',
    ],
    ['message everyone from last saturday asking for a review', 'sms everybody 2026-11-21 review'],
    [
      'text everybody with a ceramic coating its time for the yearly wash',
      'sms everybody Ceramic Coating "its time for the yearly wash."',
    ],
    ['text the address to tanya', 'no message'],
    ['change tanyas e-mail to tanya@example.com', 'no message'],
    ['thank you note for derek', 'sms Derek Turner thanks'],
    ['reminder text for derek', 'sms Derek Turner reminder'],
    [
      "Could you text Tanya Hayes that we're running late on friday?",
      `sms Tanya Hayes "we're running late on friday."`,
    ],
    [
      'text derek in spanish that the gate code changed',
      'es sms Derek Turner "the gate code changed." untranslated',
    ],
    ['tell derek his car is ready', 'sms Derek Turner "your car is ready."'],
    ['text tanya hayes shes up tomorrow at 8', 'sms Tanya Hayes "you are up tomorrow at 8."'],
    [
      'shoot derek a text and ask if he wants to move to monday',
      'sms Derek Turner "I wanted to ask if you want to move to monday."',
    ],
    ['let mike know im running 20 min late', 'sms Mike Ortiz "im running 20 min late."'],
    [
      'Write a message to Derek Turner that his car is ready.',
      'sms Derek Turner "your car is ready."',
    ],
    [
      'Text Derek Turner that we need to talk about the scratch on his door',
      'sms Derek Turner "we need to talk about the scratch on your door."',
    ],
    [
      'text tanya hayes to say her car is done and she can pick it up',
      'sms Tanya Hayes "your car is done and you can pick it up."',
    ],
    [
      'send mike an email saying that he has a balance of $20!',
      'email Mike Ortiz "you have a balance of $20!"',
    ],
    ['tell tanya that friday suits her better', 'sms Tanya Hayes "friday suits you better."'],
    ['tell tanya her back seat is wet', 'sms Tanya Hayes "your back seat is wet."'],
    [
      'ask tanya if she still has both keys',
      'sms Tanya Hayes "I wanted to ask if you still have both keys."',
    ],
    [
      'confirm with tanya that shes coming',
      'sms Tanya Hayes "I wanted to confirm that you are coming."',
    ],
    ['tell tanya her total comes to 179.99', 'sms Tanya Hayes "your total comes to 179.99."'],
    ['dile a tanya que si puede venir a las 9', 'es sms Tanya Hayes "si puede venir a las 9."'],
    ['send tanya the price list', 'sms Tanya Hayes price of '],
    ['send reminders to everyone tomorrow', 'sms everybody 2026-11-23 reminder 2026-11-23'],
    [
      'text tomorrows first customer that we start early',
      'sms booked 2026-11-23  "we start early."',
    ],
    ['tell tanya we can squeeze her in at 3', 'sms Tanya Hayes "we can squeeze you in at 3."'],
    [
      'ask tanya when she wants to come in',
      'sms Tanya Hayes "I wanted to ask when you want to come in."',
    ],
    ['ask derek for his gate code', 'sms Derek Turner "I wanted to ask for your gate code."'],
    ['text mike to see how the car looks', 'sms Mike Ortiz "I wanted to see how the car looks."'],
    [
      'ask derek if he still wants the coating',
      'sms Derek Turner "I wanted to ask if you still want the coating."',
    ],
    ['say happy bday to mike', 'sms Mike Ortiz "happy bday."'],
    [
      'tell tanya happy birthday and ask when she wants to come in',
      'sms Tanya Hayes "happy birthday. I wanted to ask when you want to come in."',
    ],
    [
      'tell mike if he needs a ride we can drive him',
      'sms Mike Ortiz "if you need a ride we can drive you."',
    ],
    ['ask tanya to bring the keys', 'sms Tanya Hayes "please bring the keys."'],
    ['ask tanya if she can come at 9', 'sms Tanya Hayes "I wanted to ask if you can come at 9."'],
    ['text mike a reminder to bring the spare key', 'sms Mike Ortiz "please bring the spare key."'],
    ['tell will his truck is done', 'sms Will Hayes "your truck is done."'],
    ['text will: we open at 9', 'sms Will Hayes "we open at 9."'],
    ['text derek about the scratch', 'sms Derek Turner "I am writing about the scratch."'],
  ])('takes the words of whoever asks: %s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });

  it.each([
    ['remind the tue and wed people', 'sms everybody 2026-11-24 reminder'],
    ['text tanya a reminder', 'sms Tanya Hayes reminder'],
    ['please remind Tanya about Tuesday', 'sms Tanya Hayes reminder 2026-11-24'],
    ['send mike a reminder about his appointment tomorrow', 'sms Mike Ortiz reminder 2026-11-23'],
    ['Send Mike Ortiz an email asking for a review', 'email Mike Ortiz review'],
    ['ask derek for a google review', 'sms Derek Turner review on Google'],
    ['write something nice to ask derek turner for a review', 'sms Derek Turner review'],
    ['draft something for derek turner asking for a review', 'sms Derek Turner review'],
    ['write derek something friendly to ask for a review', 'sms Derek Turner review'],
    ['i need an email for derek', 'email Derek Turner rebooking'],
    ['an email for derek about his car being ready', 'email Derek Turner ready'],
    ['text derek a thank you note', 'sms Derek Turner thanks'],
    ['thank derek for coming in', 'sms Derek Turner thanks'],
    ['thank derek and ask for a review', 'sms Derek Turner review'],
    ['email mike a thank you and ask for a review', 'email Mike Ortiz review'],
    ['text tanya a reminder and ask her to confirm', 'sms Tanya Hayes confirm'],
    ['send tanya a late notice and a thank you', 'sms Tanya Hayes late -thank you'],
    ['remind everybody tomorrow of there appt', 'sms everybody 2026-11-23 reminder 2026-11-23'],
    ['send a thank you to my last customer', 'sms booked latest  thanks'],
    ['Write a message to Derek Turner', 'sms Derek Turner rebooking'],
    ['invite derek back', 'sms Derek Turner rebooking'],
    ['text mike about his no show and the $50 fee', 'sms Mike Ortiz no_show $50'],
    ['text mike about his no show fee', 'sms Mike Ortiz no_show -fee'],
    [
      'email mike a thank you for coming in today',
      'email Mike Ortiz "thank you for coming in today."',
    ],
    [
      'write tanya hayes a reminder, she hasnt been in a while',
      'sms Tanya Hayes "you haven\'t been in a while."',
    ],
    [
      'msg tanya hayes 2 ask if she can come an hour earlier tomorrow',
      'sms Tanya Hayes "I wanted to ask if you can come an hour earlier tomorrow."',
    ],
    ['email mike a thank you for today', 'email Mike Ortiz "thank you for today."'],
    ['thank tanya for coming in yesterday', 'sms Tanya Hayes "thank you for coming in yesterday."'],
    ['ask tanya for a review of friday', 'sms Tanya Hayes review'],
    ['escribele un correo a mike dandole las gracias', 'es email Mike Ortiz thanks'],
    ['mandale un texto a mike pidiendole una resena', 'es sms Mike Ortiz review'],
    ['ask tanya to confirm', 'sms Tanya Hayes confirm'],
    ['text derek about rescheduling', 'sms Derek Turner reschedule'],
    ['follow up with derek on his quote', 'sms Derek Turner quote'],
    ['send derek a late notice 20 min', 'sms Derek Turner late 20'],
  ])('has a text of ours where only the occasion is named: %s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });

  it.each([
    ['text him', 'sms last rebooking'],
    ['text her that shes next', 'sms last "you are next."'],
    ['tell marcus we are here', 'sms Marcus Keller|Marcus Gonzalez "we are here."'],
    ['text dereck hes next', 'sms Derek Turner "you are next."'],
    [
      'tell the guy with the black tacoma his car is ready',
      'sms vehicle black tacoma "your car is ready."',
    ],
    ['text 555 123 4567 im late', 'sms phone 5551234567 "im late."'],
    ['text everyone tomorrow a reminder', 'sms everybody 2026-11-23 reminder 2026-11-23'],
    ['tell everybody on friday we are closed', 'sms everybody 2026-11-27 "we are closed."'],
    [
      'text tanya and mike that we are closed monday',
      'sms each of Tanya Hayes|Mike Ortiz "we are closed monday."',
    ],
    ['tell my 8am tomorrow im late', 'sms booked 2026-11-23 08:00-09:00 "im late."'],
    [
      'text everyone who has a tesla about our winter special',
      'sms everybody tesla "I am writing about our winter special."',
    ],
    [
      'tell tomorrows customers to park on the street',
      'sms everybody 2026-11-23 "please park on the street."',
    ],
    ["text all of friday's people a reminder", 'sms everybody 2026-11-27 reminder 2026-11-27'],
    ['tell my first customer tomorrow im early', 'sms booked 2026-11-23  "im early."'],
    ['text the last one on friday im late', 'sms booked 2026-11-27  "im late."'],
    ['draft to the first one', 'sms last 0 rebooking'],
    ['write to the second one that we are open', 'sms last 1 "we are open."'],
    [
      'let everyone on fridays schedule know were closed',
      `sms everybody 2026-11-27 "we're closed."`,
    ],
    ['invite everyone who is due', 'sms everybody due rebooking'],
    [
      'draft a message to customers i havent seen in 3 months',
      'sms everybody 2026-08-23 rebooking',
    ],
    ['text everyone who was here in october', 'sms everybody 2026-10-01 rebooking'],
    [
      'email customers with a ceramic coating that we have a winter wash',
      'email everybody Ceramic Coating "we have a winter wash."',
    ],
    ['ask for a review from tanya', 'sms Tanya Hayes review'],
    ['send a note about parking to tanya', 'sms Tanya Hayes "I am writing about parking."'],
    ['text tanya keller hello', 'sms nobody ?tanya keller other'],
    ['text zork hes next', 'sms nobody ?zork other'],
  ])('finds whom it is to: %s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });

  it.each([
    ['dile a derek que su carro está listo', 'es sms Derek Turner "su carro está listo."'],
    ['mándale un recordatorio a tanya', 'es sms Tanya Hayes reminder'],
    ['avísale a mike que llego 20 minutos tarde', 'es sms Mike Ortiz "llego 20 minutos tarde."'],
    ['dile que ya puede venir', 'es sms last "ya puede venir."'],
    ['mandales un recordatorio', 'es sms last reminder'],
    ['text tanya a reminder in spanish', 'es sms Tanya Hayes reminder'],
    [
      'manda un recordatorio a todos los de mañana',
      'es sms everybody 2026-11-23 reminder 2026-11-23',
    ],
  ])('speaks Spanish: %s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });

  it.each([
    'give tanya 10% off',
    'prepare the paint for polishing',
    'send the invoice to derek',
    'email derek the prep list for his paint correction',
    'How should I write a reminder?',
    'tell me about derek',
    'email of derek turner',
    'phone number of derek',
    'email marketing ideas',
    'write a review response template',
    'who did derek text',
  ])('is not: %s', async (text) => {
    expect(await meaning(text)).toBe('no message');
  });
});

it('looks up few words, however many there are', async () => {
  const asked: string[] = [];
  const { vocabulary, ...rest } = request(`text ${'qqq to zz '.repeat(38)}`);
  const counting: typeof vocabulary = {
    ...vocabulary,
    customersCalled: (words) => {
      asked.push(words.join(' '));
      return Promise.resolve([]);
    },
  };
  await readMessage({ ...rest, vocabulary: counting });
  expect(asked.length).toBeLessThan(20);
});
