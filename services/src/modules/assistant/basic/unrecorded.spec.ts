import { nowhereAnswer, unrecordedAnswer } from './unrecorded.js';

it.each(['can u see my bank account', 'whats my checking account balance'])(
  'nobody keeps bank accounts here: %s',
  (text) => {
    expect(unrecordedAnswer(text)?.text).toContain('bank accounts');
  },
);

it.each([
  ['how many bottles of iron remover we got left', 'stock of products'],
  ['is it gonna rain saturday', 'the weather of a day'],
  ['whats the weather like tomorrow', 'the weather of a day'],
  ['whats our profit after supplies', 'costs and profit'],
  ['who paid cash last week', 'how somebody paid'],
  ['how many people paid by card this month', 'how somebody paid'],
  ['customers paying with checks', 'how somebody paid'],
  ['how many customers came from google', 'how customers found you'],
  ['who heard about us on facebook', 'how customers found you'],
  ['how many jobs come from referrals', 'how customers found you'],
  ['where do our customers come from', 'how customers found you'],
  ['which customers found us through instagram', 'how customers found you'],
  ['who referred tyler hayes', 'how customers found you'],
  ['who owes me a reply', 'calls and messages'],
  ['who still owes us an answer', 'calls and messages'],
  ['who owes me money', 'what customers have paid or owe'],
  ['who still has to pay', 'what customers have paid or owe'],
  ['how much has grace dawson paid already', 'what customers have paid or owe'],
  ['how much is already paid for tomorrow', 'what customers have paid or owe'],
  ['did we do over 15k in october cash only', 'how somebody paid'],
  ['how much do men spend', 'who is a man or a woman'],
  ['are we full time', 'who works full or part time'],
  ['is this a full time job', 'who works full or part time'],
  ['do we have a full time guy', 'who works full or part time'],
  ['am i working part time', 'who works full or part time'],
  ['who is fulltime', 'who works full or part time'],
  ['what does the shop down the street charge for a ceramic', 'what other shops charge'],
  ['whats mobile tech down the street charging', 'what other shops charge'],
  ['what is the detailer around the corner charging', 'what other shops charge'],
])('%s', (question, name) => {
  expect(unrecordedAnswer(question)?.text).toBe(
    `I don't know that: there is no record of ${name} here yet.`,
  );
});

it.each([
  'what is the weather in paris',
  'need to answer tanya she says there is a stain',
  'whos overdue for a ceramic',
])('%s is none of it', (question) => {
  expect(unrecordedAnswer(question)).toBeUndefined();
});

it.each([
  ['how much clay do we got left in the truck', 'stock of products'],
  ['sales tax collected', 'taxes'],
  ['how much tax do i owe this year', 'taxes'],
  ['how much do i owe in taxes', 'taxes'],
  ['how much sales tax for oct', 'taxes'],
  ['how much did i spend on soap', 'costs and profit'],
  ['what did i pay the guys last wk', 'costs and profit'],
  ['how much have we spent this month', 'costs and profit'],
  ['what am i paying for gas this month', 'costs and profit'],
  ['what is the guy down the road asking for a full detail', 'what other shops charge'],
])('%s, whatever article is near', (question, name) => {
  expect(nowhereAnswer(question)?.text).toContain(name);
});

it('says so of nothing that the handbook may have', () => {
  expect(nowhereAnswer('is it gonna rain saturday')).toBeUndefined();
});

it.each(['quien me debe', 'cuanto me deben', 'que clientes deben dinero', 'tanya me debe algo'])(
  'nobody keeps debts here: %s',
  (question) => {
    expect(unrecordedAnswer(question)).toBeDefined();
  },
);

// What is to be done is owed by nobody.
it.each(['cada cuanto se debe lavar el carro', 'se debe usar clay antes de encerar'])(
  'a duty is no debt: %s',
  (question) => {
    expect(unrecordedAnswer(question)).toBeUndefined();
  },
);

it.each(['cuánto pago de impuestos', 'cuántos impuestos debo', 'how much tax do i owe'])(
  'taxes are written down nowhere: %s',
  (question) => {
    expect(unrecordedAnswer(question)).toBeDefined();
  },
);
