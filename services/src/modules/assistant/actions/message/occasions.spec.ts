import { meaning } from './testing.js';

it.each([
  [
    'text the 8am on thursday im 15 min late',
    'sms booked 2026-11-26 08:00-09:00 "im 15 min late."',
  ],
  ['text tomorrows 830 im on my way', 'sms booked 2026-11-23 08:30-09:30 "im on my way."'],
  ['remind tanya about her appt', 'sms Tanya Hayes reminder'],
  ['thank everyone from today', 'sms everybody 2026-11-22 thanks'],
  ['recuerdales a los de mañana su cita', 'es sms everybody 2026-11-23 reminder 2026-11-23'],
  ['recuérdale a derek lo de mañana', 'es sms Derek Turner reminder 2026-11-23'],
  ['thank everyone from saturday', 'sms everybody 2026-11-21 thanks'],
  ['text everyone we had last month that we miss them', 'sms everybody 2026-10-01 "we miss you."'],
  ['text last weeks customers thanks', 'sms everybody 2026-11-09 thanks'],
  ['text octobers customers hello', 'sms everybody 2026-10-01 "hello."'],
  ['email derek a holiday thank you', 'email Derek Turner thanks -holiday'],
  ['tell tanya ill call her back', 'sms Tanya Hayes "ill call you back."'],
  ['tell tanya her back seat is dry', 'sms Tanya Hayes "your back seat is dry."'],
  ['text my next one im running late', 'sms booked earliest in-progress "im running late."'],
  [
    'tell everyone on tuesday that parking is in the back, except tanya hayes and mike ortiz',
    'sms everybody 2026-11-24 but Tanya Hayes|Mike Ortiz "parking is in the back."',
  ],
  [
    'say thanks to tanya hayes for the referral and tell her she gets 20 off',
    'sms Tanya Hayes "thanks for the referral. You get 20 off."',
  ],
  [
    'draft a nice note to tanya hayes for always tipping the guys',
    'sms Tanya Hayes "thank you for always tipping the guys."',
  ],
  [
    'text tanya hayes we are open all week except friday',
    'sms Tanya Hayes "we are open all week except friday."',
  ],
  ['text derek why: the polisher broke', 'sms Derek Turner "the polisher broke."'],
  [
    'text derek that we are running behind and apologize',
    'sms Derek Turner "we are running behind. I am sorry about that."',
  ],
  ['text derek the date of his next appointment', 'sms Derek Turner reminder'],
  ['happy birthday to tanya', 'sms Tanya Hayes "happy birthday."'],
  ['text my 3 best customers a christmas greeting', 'sms everybody #3 "merry Christmas!"'],
  ['late notice to tanya', 'sms Tanya Hayes late'],
  [
    'send tanya a reminder for friday and ask her to leave the keys under the mat',
    'sms Tanya Hayes reminder and "please leave the keys under the mat." 2026-11-27',
  ],
  [
    'thank tanya and tell her the mats will be dry by noon',
    'sms Tanya Hayes thanks and "the mats will be dry by noon."',
  ],
  ['apology to tanya for the mess', 'sms Tanya Hayes "I am sorry for the mess."'],
  ['give tanya a heads up we start at 9', 'sms Tanya Hayes "we start at 9."'],
  ['text derek a review link', 'sms Derek Turner review -link'],
  ['tell my regulars were closed friday', 'sms everybody returning "we\'re closed friday."'],
  [
    'text everyone with a tacoma were doing 10% off',
    'sms everybody tacoma "we\'re doing 10% off."',
  ],
  ['text my tacoma people we do coatings', 'sms everybody tacoma "we do coatings."'],
  [
    'text the guy from saturday that he left his keys',
    'sms booked 2026-11-21  "you left your keys."',
  ],
  ['text the guy on friday im early', 'sms booked 2026-11-27  "im early."'],
  [
    'mensaje para todos los del sabado, empezamos a las 7',
    'es sms everybody 2026-11-28 "empezamos a las 7."',
  ],
  ['recordatorio para tanya', 'es sms Tanya Hayes reminder'],
  ['send tanya a reminder for her job friday', 'sms Tanya Hayes reminder 2026-11-27'],
  // A condition behind the days tells fewer of them apart, and all of that day get no message.
  [
    'remind everyone tomorrow that hasnt confirmed',
    'sms everybody unconfirmed 2026-11-23 reminder 2026-11-23',
  ],
  [
    'text everybody tomorrow who hasnt confirmed a reminder',
    'sms everybody unconfirmed 2026-11-23 reminder 2026-11-23',
  ],
  ['remind everybody tomorrow after 9', 'sms everybody 09:00- 2026-11-23 reminder 2026-11-23'],
  ['text everyone monday except zoe that were closed', 'no message'],
  ['text the afternoon people that were closed', 'no message'],
  ['text the unconfirmed ones', 'sms last unconfirmed rebooking'],
  ['text those that havent confirmed', 'sms last unconfirmed rebooking'],
  ['tell derek the tech is on his way', 'sms Derek Turner "the tech is on the way."'],
  [
    'remind only the unconfirmed ones for next week',
    'sms everybody unconfirmed 2026-11-23 reminder',
  ],
  [
    'text everyone with a tacoma tomorrow that we are early',
    'sms everybody 2026-11-23 "we are early."',
  ],
  [
    'text everyone tomorrow but mike ortiz that its gonna rain',
    'sms everybody 2026-11-23 but Mike Ortiz "its gonna rain."',
  ],
  ['text them except tanya hayes', 'sms last but Tanya Hayes rebooking'],
  ['tell everyone tomorrow that we open at 9', 'sms everybody 2026-11-23 "we open at 9."'],
  [
    'text whoever is first tomorrow that im on my way',
    'sms everybody first 2026-11-23 "im on my way."',
  ],
  ['text everyone on friday who is from mars that we are closed', 'no message'],
  ['mandales un recordatorio a los de mañana que no han confirmado', 'no message'],
  ['text tanya what time shes coming tmrw', 'sms Tanya Hayes reminder 2026-11-23'],
  ['mandale a tanya a que hora viene', 'es sms Tanya Hayes reminder'],
  ['avisale', 'es sms last other'],
  [
    'text tanya ask if tuesday still works for her she never confirmed',
    'sms Tanya Hayes "I wanted to ask if tuesday still works for you, you never confirmed."',
  ],
  [
    'write tanya saying we miss her and offering ten percent off her next visit',
    'sms Tanya Hayes "we miss you and we offer ten percent off your next visit."',
  ],
  ['tell all of saturday were running late', 'sms everybody 2026-11-28 "we\'re running late."'],
  ['tell all of them were running late', 'sms last "we\'re running late."'],
  // What is only named, or is on no card, is asked for.
  ['text derek a spring special', 'sms Derek Turner other unsaid'],
  ['text derek her total and when to come in', 'sms Derek Turner other unsaid'],
  ['text derek why', 'sms Derek Turner other unsaid'],
  ['send derek directions', 'sms Derek Turner other unsaid'],
  ['text derek how much his detail was', 'sms Derek Turner other unsaid'],
  ['send derek a birthday text', 'sms Derek Turner "happy birthday!"'],
  ['ask derek to send pics of the seats', 'sms Derek Turner "please send pics of the seats."'],
  [
    'text tanya see if she can come earlier',
    'sms Tanya Hayes "I wanted to ask if you can come earlier."',
  ],
  [
    'text tanya how many cars does she want done',
    'sms Tanya Hayes "how many cars do you want done?"',
  ],
  ['escribe a los que vinieron ayer', 'es sms everybody completed 2026-11-21 rebooking'],
  ['text customers who were here in october thanks', 'sms everybody 2026-10-01 thanks'],
  ['let tanya know to empty the trunk', 'sms Tanya Hayes "please empty the trunk."'],
  ['send derek a follow up on his ceramic', 'sms Derek Turner other unsaid'],
  ['write derek a note about the wheel', 'sms Derek Turner "I am writing about the wheel."'],
  ['message all my customers that prices go up', 'sms everybody  "prices go up."'],
])('writes to whom it is for, of what it is about: %s', async (text, expected) => {
  expect(await meaning(text)).toBe(expected);
});
