import { callOf } from '../testing.js';

it.each([
  [
    'draft a winter special text for people we havent seen since spring',
    'draft_message: those of “people we havent seen since spring” channel=sms',
  ],
  [
    'let fridays people know we might be late',
    'draft_message: those of “fridays people” purpose=other text=we might be late. channel=sms',
  ],
  [
    'let everyone know we are closed friday',
    'draft_message: those of “everyone” purpose=other text=we are closed friday. channel=sms',
  ],
  [
    'text derek that his car is ready',
    'draft_message: Derek Turner purpose=other text=your car is ready. channel=sms',
  ],
  [
    'text tanya hayes shes up friday at 8',
    'draft_message: Tanya Hayes purpose=other text=you are up friday at 8. channel=sms',
  ],
  [
    'tell derek were running 20 min late',
    "draft_message: Derek Turner purpose=other text=we're running 20 min late. channel=sms",
  ],
  [
    'text tanya and derek that theyre both moved up',
    'draft_message: Tanya Hayes & Derek Turner purpose=other text=you are both moved up. channel=sms',
  ],
  [
    'ask derek for his gate code',
    'draft_message: Derek Turner purpose=other text=I wanted to ask for your gate code. channel=sms',
  ],
  [
    'ask mike how much it was',
    'draft_message: Mike Ortiz purpose=other text=I wanted to ask how much it was. channel=sms',
  ],
  [
    'ask tanya if she can come at 3',
    'draft_message: Tanya Hayes purpose=other text=I wanted to ask if you can come at 3. channel=sms',
  ],
  [
    'text derek about his no show',
    'draft_message: Derek Turner purpose=other text=I am writing about your no show. channel=sms',
  ],
  [
    'remind derek about friday',
    'draft_message: Derek Turner 2026-11-27 purpose=reminder channel=sms',
  ],
  [
    'remind derek to bring the key',
    'draft_message: Derek Turner purpose=other text=please bring the key. channel=sms',
  ],
  [
    'remind everybody tomorrow',
    'draft_message: those of “everybody tomorrow” purpose=reminder channel=sms',
  ],
  [
    'tell tomorrows customers to park on the street',
    'draft_message: those of “tomorrows customers” purpose=other text=please park on the street. channel=sms',
  ],
  [
    "let everyone on fridays schedule know we're closed",
    "draft_message: those of “everyone on fridays schedule” purpose=other text=we're closed. channel=sms",
  ],
  [
    'text everyone who hasnt been in for 6 months that we miss them',
    'draft_message: those of “everyone who hasnt been in for 6 months” purpose=other text=we miss you. channel=sms',
  ],
  [
    'message my top 5 customers about the winter special',
    'draft_message: those of “my top 5 customers” purpose=other text=I am writing about the winter special. channel=sms',
  ],
  ['send a reminder to derek', 'draft_message: Derek Turner purpose=reminder channel=sms'],
  [
    'send derek a thank you note for his loyalty',
    'draft_message: Derek Turner purpose=other text=thank you for your loyalty. channel=sms',
  ],
  [
    'email derek a thank you and ask for a review',
    'draft_message: Derek Turner purpose=review channel=email',
  ],
  [
    'email tanya that shes due for a wash',
    'draft_message: Tanya Hayes purpose=other text=you are due for a wash. channel=email',
  ],
  ['write a message to derek', 'draft_message: Derek Turner purpose=rebooking channel=sms'],
  [
    'say happy birthday to tanya',
    'draft_message: Tanya Hayes purpose=other text=happy birthday. channel=sms',
  ],
  ['invite tanya back', 'draft_message: Tanya Hayes purpose=rebooking channel=sms'],
  ['thank derek', 'draft_message: Derek Turner purpose=thanks channel=sms'],
  ['text derek about it', 'draft_message: Derek Turner isAboutThat=true channel=sms'],
  ['let derek know', 'draft_message: Derek Turner isAboutThat=true channel=sms'],
  [
    'text the second one we start early',
    'draft_message: last #1 purpose=other text=we start early. channel=sms',
  ],
  ['text both of them thanks', 'draft_message: last many x2 purpose=thanks channel=sms'],
  [
    'text the first 3 come in for a wash',
    'draft_message: last many first 3 purpose=other text=come in for a wash. channel=sms',
  ],
  [
    'text the guy with the black tacoma we have it',
    'draft_message: those of “guy with the black tacoma” purpose=other text=we have it. channel=sms',
  ],
  ['draft to the first one', 'draft_message: last #0 purpose=rebooking channel=sms'],
  ['text derek the same thing', 'draft_message: Derek Turner isSame=true channel=sms'],
  ['text zork that we are open', 'draft_message: ?zork channel=sms'],
  [
    'send reminder texts for friday',
    'draft_message: those of “” 2026-11-27 purpose=reminder channel=sms',
  ],
  [
    'text everyone except derek that we are closed',
    'draft_message: those of “everyone except derek” purpose=other text=we are closed. channel=sms',
  ],
  [
    'dile a derek que su carro esta listo',
    'draft_message: Derek Turner purpose=other text=su carro esta listo. channel=sms',
  ],
  ['mandale un recordatorio a tanya', 'draft_message: Tanya Hayes purpose=reminder channel=sms'],
  ['mandale un mensaje sobre eso', 'draft_message: last isAboutThat=true channel=sms'],
  [
    'ask derek for a google review, keep it friendly',
    'draft_message: Derek Turner purpose=review site=Google channel=sms left keep it friendly',
  ],
  [
    'text derek his car is ready and make it short and sweet',
    'draft_message: Derek Turner purpose=other text=your car is ready. channel=sms left make it short and sweet',
  ],
  [
    'tell derek we will keep it short',
    'draft_message: Derek Turner purpose=other text=we will keep it short. channel=sms',
  ],
  [
    'write somethin to win back ppl who havent been here in a yr',
    'draft_message: those of “ppl who havent been here in a yr” purpose=rebooking channel=sms',
  ],
  [
    'mandale a tanya un mensaje amable de gracias',
    'draft_message: Tanya Hayes purpose=thanks channel=sms',
  ],
  [
    'text derek and ask if he wants friday instead',
    'draft_message: Derek Turner purpose=other text=I wanted to ask if you want friday instead. channel=sms',
  ],
  ['email derek our prices', 'draft_message: Derek Turner channel=email'],
  [
    'ask derek to call us',
    'draft_message: Derek Turner purpose=other text=I wanted to ask if you could call us. channel=sms',
  ],
  [
    'write smth to derek asking for a google review',
    'draft_message: Derek Turner purpose=review site=Google channel=sms',
  ],
  [
    'apology msg to derek for the scratch on his door',
    'draft_message: Derek Turner purpose=other text=I wanted to apologize for the scratch on your door. channel=sms',
  ],
  [
    'apologize to derek',
    'draft_message: Derek Turner purpose=other text=I wanted to apologize. channel=sms',
  ],
  ['thank u note to derek', 'draft_message: Derek Turner purpose=thanks channel=sms'],
  ['reminder text to derek', 'draft_message: Derek Turner purpose=reminder channel=sms'],
  ['txt that one a thx', 'draft_message: last purpose=thanks channel=sms'],
  [
    'avisale al primero que llegamos 15 min tarde',
    'draft_message: last #0 purpose=other text=llegamos 15 min tarde. channel=sms',
  ],
  ['send the invoice to derek', 'none'],
  ['write a poem', 'none'],
  ['text me the schedule', 'none'],
  [
    'write derek a nice note saying we loved working on his car',
    'draft_message: Derek Turner purpose=other text=we loved working on your car. channel=sms',
  ],
  ["text derek's husband that the car is ready", "draft_message: ?derek's husband channel=sms"],
])('%s', async (text, call) => {
  expect(await callOf(text)).toBe(call);
});
