import { meaning } from './testing.js';

it.each([
  // Where a review is to be left, and that one is asked for behind something else.
  ['send derek a thank you and ask him for a review on yelp', 'sms Derek Turner review on Yelp'],
  ['text derek thanks and ask for a google review', 'sms Derek Turner review on Google'],
  ['agradece a derek y pidele una reseña en google', 'es sms Derek Turner review on Google'],
  ['text derek and ask for a review', 'sms Derek Turner review'],
  [
    'text derek that his car is ready and ask for a google review',
    'sms Derek Turner "your car is ready. If you are happy with it, a short Google review helps us a lot."',
  ],
  ['tell derek we put the pics on facebook', 'sms Derek Turner "we put the pics on facebook."'],
  // One of two, and nobody says which.
  ['text derek or mike that we are closed', 'no message'],
  ['recuerdale a derek su cita del viernes', 'es sms Derek Turner reminder 2026-11-27'],
  ['draft a text to tanya reminding her of her next appointment', 'sms Tanya Hayes reminder'],
  // A thank-you says what it is for.
  ['thank derek for yesterday', 'sms Derek Turner "thank you for yesterday."'],
  [
    'text derek thanking him for coming in today and asking for a review',
    'sms Derek Turner "thank you for coming in today. If you are happy with it, a short review helps us a lot."',
  ],
  // How it goes, and when, is no part of what it says.
  ['text derek that his car is ready by email', 'email Derek Turner "your car is ready."'],
  ['ask derek for a review tomorrow', 'sms Derek Turner review -tomorrow'],
  ['text derek thanks in an hour', 'sms Derek Turner thanks 60 -an hour'],
  ['text derek thanks when hes done', 'sms Derek Turner thanks -when hes done'],
  [
    'remind derek about friday with the address',
    'sms Derek Turner reminder 2026-11-27 -with the address',
  ],
  [
    'remind derek about friday if he is not confirmed',
    'sms Derek Turner reminder 2026-11-27 -if he is not confirmed',
  ],
  [
    'remind derek about friday and to clear his driveway',
    'sms Derek Turner reminder and "please clear your driveway." 2026-11-27',
  ],
  ['write a nice message to derek for his birthday', 'sms Derek Turner other unsaid'],
  [
    'remind derek about friday to bring the key',
    'sms Derek Turner reminder and "please bring the key." 2026-11-27',
  ],
  [
    'remind derek about friday to his work number',
    'sms Derek Turner "I am writing about friday to your work number."',
  ],
  // What is said to whoever writes is nothing for whoever it is for.
  [
    'text derek that we are late and keep it short',
    'sms Derek Turner "we are late." -keep it short',
  ],
  [
    'text derek that we are late and attach the invoice',
    'sms Derek Turner "we are late." -attach the invoice',
  ],
  ['text derek that we are late in all caps', 'sms Derek Turner "we are late." -in all caps'],
  ['text derek that we are late and say thanks', 'sms Derek Turner "we are late. Thank you."'],
  [
    'text derek that we are late and give him 10 off',
    'sms Derek Turner "we are late and we give you 10 off."',
  ],
  [
    'text derek that we are late and offer a free wash',
    'sms Derek Turner "we are late and we offer a free wash."',
  ],
  [
    'ask derek to bring the key and include the fob',
    'sms Derek Turner "please bring the key and include the fob."',
  ],
  ['text derek that our prices include tax', 'sms Derek Turner "our prices include tax."'],
  ['text derek that well be there at 930', `sms Derek Turner "we'll be there at 930."`],
  ['text derek a reminder to bring the key', 'sms Derek Turner "please bring the key."'],
])('%s', async (text, expected) => {
  expect(await meaning(text)).toBe(expected);
});
