import { callOf } from '../testing.js';

it.each([
  [
    'new customer john doe 555 123 4567 2020 tacoma black',
    'draft_customer: name=John Doe phone=555 123 4567 vehicle=2020 Tacoma, black',
  ],
  [
    'new customer jenna cole 555 201 3344 drives a 22 tacoma',
    'draft_customer: name=Jenna Cole phone=555 201 3344 vehicle=2022 Tacoma',
  ],
  [
    'add bob marsh, bob@marshplumbing.com, white transit van',
    'draft_customer: name=Bob Marsh email=bob@marshplumbing.com vehicle=Transit Van, white',
  ],
  [
    'add a customer named Ana Ruiz, ana@example.com',
    'draft_customer: name=Ana Ruiz email=ana@example.com',
  ],
  [
    'new client Bo Lee (555) 123-4567 drives a red Honda Civic',
    'draft_customer: name=Bo Lee phone=(555) 123-4567 vehicle=Honda Civic, red',
  ],
  ['add john doe as a customer 5551234567', 'draft_customer: name=John Doe phone=5551234567'],
  [
    'add customer bob, no number yet, gray f150',
    'draft_customer: name=Bob vehicle=F150, gray left no number yet',
  ],
  [
    'new customer dana white 555 777 8888 honda odyssey, she has 2 dogs',
    'draft_customer: name=Dana White phone=555 777 8888 vehicle=Honda Odyssey left has 2 dogs',
  ],
  ['cliente nueva lucia ramos 555-330-1188', 'draft_customer: name=Lucia Ramos phone=555-330-1188'],
  [
    'agrega cliente nuevo pedro gomez 5554441122',
    'draft_customer: name=Pedro Gomez phone=5554441122',
  ],
  ['new customer', 'draft_customer: name='],
  ['new customer wants a ceramic tuesday', 'none'],
  ['add a new service', 'none'],
  ['add a note to the job', 'none'],
])('%s', async (text, call) => {
  expect(await callOf(text)).toBe(call);
});
