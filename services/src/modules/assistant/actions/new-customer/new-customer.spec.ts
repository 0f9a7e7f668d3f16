import { readCustomer } from './read.js';
import { request } from '../testing.js';

const meaning = (text: string) => {
  const plan = readCustomer(request(text));
  return (
    plan && [plan.name, plan.phone, plan.email, plan.vehicle].map((each) => each ?? '').join('; ')
  );
};

it.each([
  ['i would like to enter a new client: pete olson, pete@example.com', 'pete@example.com'],
  ['please create a contact for amy lin. her number is 555 210 9981', '555 210 9981'],
])('who is new may be entered, or made a contact: %s', (text, contact) => {
  const { phone, email } = readCustomer(request(text)) ?? {};
  expect(phone ?? email).toBe(contact);
});

it.each([
  ['add new customer lisa park 555 301 2299 and book her for monday', 'and book her for monday'],
  ['new customer lisa park 555 301 2299 silver camry', undefined],
  ['add a customer named lisa park', undefined],
  ['new customer bob miles 555-222-1111 2019 ford f150 with a dog', 'with a dog'],
  ['new customer bob miles 555-222-1111 2019 ford f150 gate code 1234', 'gate code 1234'],
  ['new customer bob miles 555-222-1111 f150 and a 2020 civic', 'and a 2020 civic'],
  ['new customer today bob miles 555-222-1111 black f150', 'today'],
  ['new customer bob miles, cousin of derek, 555-222-1111 black f150', 'cousin of derek'],
])('%s leaves what is no part of who it is', (text, left) => {
  expect(readCustomer(request(text))?.left?.[0]?.replace(/^and /, '')).toBe(
    left?.replace(/^and /, ''),
  );
});

it.each([
  [
    'new customer jenna cole 555 201 3344 drives a 22 tacoma',
    'Jenna Cole; 555 201 3344; ; 2022 Tacoma',
  ],
  [
    'add bob marsh, bob@marshplumbing.com, white transit van',
    'Bob Marsh; ; bob@marshplumbing.com; Transit Van, white',
  ],
  ['cliente nueva lucia ramos 555-330-1188', 'Lucia Ramos; 555-330-1188; ; '],
  ['new customer wants a ceramic tuesday', undefined],
  ['new guy walked in, pete oneil, silver civic', 'Pete Oneil; ; ; Civic, silver'],
  ['sign up tina brooks', 'Tina Brooks; ; ; '],
  [
    'new customer john doe 555 123 4567 2020 tacoma black',
    'John Doe; 555 123 4567; ; 2020 Tacoma, black',
  ],
  ['add a customer named Ana Ruiz, ana@example.com', 'Ana Ruiz; ; ana@example.com; '],
  [
    'new client Bo Lee (555) 123-4567 drives a red Honda Civic',
    'Bo Lee; (555) 123-4567; ; Honda Civic, red',
  ],
  [
    'new customer dana white 555 777 8888 honda odyssey, she has 2 dogs',
    'Dana White; 555 777 8888; ; Honda Odyssey',
  ],
  ['add customer bob, no number yet, gray f150', 'Bob; ; ; F150, gray'],
  ['agrega cliente nuevo pedro gomez 5554441122', 'Pedro Gomez; 5554441122; ; '],
  ['add john doe as a customer 5551234567', 'John Doe; 5551234567; ; '],
  [
    'nuevo cliente José Díaz 555-222-3333 toyota camry negro',
    'José Díaz; 555-222-3333; ; Toyota Camry, negro',
  ],
  [
    'add new customer joe smith 555 333 2222 he has a 2019 chevy silverado',
    'Joe Smith; 555 333 2222; ; 2019 Chevy Silverado',
  ],
  [
    'I have a new customer, her name is Paula Reyes, 555 210 4477, a 2020 Honda Pilot.',
    'Paula Reyes; 555 210 4477; ; 2020 Honda Pilot',
  ],
  ['got a new client named Bo Lee 555 123 4567', 'Bo Lee; 555 123 4567; ; '],
  ['add mike brown as a customer his number is 555 444 1212', 'Mike Brown; 555 444 1212; ; '],
  [
    'add customer maria lopez tel 5552018899 drives a red civic email maria.l@gmail.com',
    'Maria Lopez; 5552018899; maria.l@gmail.com; Civic, red',
  ],
  ['new client pete oconnor 5552018899 wants ceramic', 'Pete Oconnor; 5552018899; ; '],
  [
    'can you set up a customer named rosa diaz her number is 5559012233',
    'Rosa Diaz; 5559012233; ; ',
  ],
  // Where somebody lives is no part of the vehicle.
  [
    'new customer tom baker, 2021 f150 white, 555-333-9090, 12 oak st',
    'Tom Baker; 555-333-9090; ; 2021 F150, white',
  ],
  ['new client bo lee 410 n elm ave 555 123 4567', 'Bo Lee; 555 123 4567; ; '],
  ['add omar diaz, 555 818 2020, 2018 camry', 'Omar Diaz; 555 818 2020; ; 2018 Camry'],
  ['save this guy: luis ramos 5552227788 chevy tahoe', 'Luis Ramos; 5552227788; ; Chevy Tahoe'],
  [
    "set up a customer: Shelby O'Connor, shelby.oc@example.com, white 2022 Tahoe, lives out by the lake",
    "Shelby O'Connor; ; shelby.oc@example.com; 2022 Tahoe, white",
  ],
  [
    'new client bo lee 555 123 4567 2020 tacoma wants ceramic',
    'Bo Lee; 555 123 4567; ; 2020 Tacoma',
  ],
  // That somebody is here is no name.
  [
    'new customer coming in, rosa delgado 555-482-1190 silver 2019 honda civic',
    'Rosa Delgado; 555-482-1190; ; 2019 Honda Civic, silver',
  ],
  // The number of a house is none of a phone.
  ['new client ann lee 555 888 1212 12 main st', 'Ann Lee; 555 888 1212; ; '],
  ['new client here, tom baker 555 222 3333', 'Tom Baker; 555 222 3333; ; '],
  [
    'new customer today bob miles 555-222-1111 black f150',
    'Bob Miles; 555-222-1111; ; F150, black',
  ],
  ['new customer just walked in', '; ; ; '],
  [
    'new client: ken wu / 555-700-1020 / kenwu@mail.com / model y white',
    'Ken Wu; 555-700-1020; kenwu@mail.com; Model Y, white',
  ],
  ['add bob jones as a customer no phone yet', 'Bob Jones; ; ; '],
  ['cliente nuevo que llamo, pedro gomez 5554441122', 'Pedro Gomez; 5554441122; ; '],
  ['new customer', '; ; ; '],
  ['new client tom ford 555-111-2222', 'Tom Ford; 555-111-2222; ; '],
  ['new customers this month', undefined],
  ['how many new customers', undefined],
])('%s', (text, expected) => {
  expect(meaning(text)).toBe(expected);
});

it('says what is told besides', () => {
  const text = 'new client pete larson 555 887 1200 wants a full detail monday at 10';
  expect(readCustomer(request(text))).toMatchObject({
    name: 'Pete Larson',
    left: ['wants a full detail monday at 10'],
  });
});
