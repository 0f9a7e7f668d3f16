import { consentOf, emailsOf, phonesOf, tagsOf, vehiclesOf } from './cell-values.js';
import { fullName } from './person-name.js';

it.each([
  ['919 555 4001 ::: 919 555 4002', ['(919) 555-4001', '(919) 555-4002']],
  ['919-555-4001; 919-555-4002', ['(919) 555-4001', '(919) 555-4002']],
  ['919-555-4001 / 919-555-4002', ['(919) 555-4001', '(919) 555-4002']],
  ['919-555-4001 or 919-555-4002', ['(919) 555-4001', '(919) 555-4002']],
  ['555/123/4567', ['(555) 123-4567']],
  ['\u202a+1\u00a0(555)\u00a0201\u20114477\u202c', ['(555) 201-4477']],
  ['５５５ ２０１ ４４７７', ['(555) 201-4477']],
  ['1-800-DETAILS', ['1-800-DETAILS']],
  ['+44 20 7946 0958', ['+44 20 7946 0958']],
  ['555 123 4567 ext. 5', ['555 123 4567 ext. 5']],
  ['Home: 555-201-4477', ['(555) 201-4477']],
  ['(555) 201-4477 (cell); 555-201-4478 work', ['(555) 201-4477', '(555) 201-4478']],
  ['c:5552014477 h:5552014478', ['(555) 201-4477', '(555) 201-4478']],
  ['Home: 555-201-4477 Cell: 555-201-4478', ['(555) 201-4477', '(555) 201-4478']],
  ['555-201-4477, work 555-201-4478', ['(555) 201-4477', '(555) 201-4478']],
  ['N/A', []],
])('the phones of %j are %j', (cell, phones) => expect(phonesOf(cell)).toEqual(phones));

it.each([
  ['ana@example.com', ['ana@example.com'], []],
  ['ana@example.com; bo@example.com', ['ana@example.com', 'bo@example.com'], []],
  ['ana@example.com ::: bo@example.com', ['ana@example.com', 'bo@example.com'], []],
  ['Ana Ruiz <ana@example.com>', ['ana@example.com'], []],
  ['mailto:ana@example.com', ['ana@example.com'], []],
  ['ana@example.com (work), b@example.com', ['ana@example.com', 'b@example.com'], []],
  ['ana@example.com, none', ['ana@example.com'], ['none']],
  ['ana at example', [], ['ana at example']],
  ['n/a', [], []],
])('the e-mails of %j are %j, beside %j', (cell, emails, others) =>
  expect(emailsOf(cell)).toEqual({ emails, others }),
);

it.each([
  ['2019 Kia Soul, blue', ['2019 Kia Soul, blue']],
  ['2019 Kia Soul; blue', ['2019 Kia Soul, blue']],
  [
    '2020 Ford Transit 250; 2021 Ford Transit 250; 2019 Ram ProMaster',
    ['2020 Ford Transit 250', '2021 Ford Transit 250', '2019 Ram ProMaster'],
  ],
  ['2020 Toyota Camry / 2018 Honda Civic', ['2020 Toyota Camry', '2018 Honda Civic']],
  ['2020 Toyota Camry/2018 Honda Civic', ['2020 Toyota Camry', '2018 Honda Civic']],
  ['Toyota Camry & Honda Civic', ['Toyota Camry', 'Honda Civic']],
  ['Toyota Camry and Honda Civic', ['Toyota Camry', 'Honda Civic']],
  ['2019 Ford F-150, red, 2021 Kia Soul', ['2019 Ford F-150, red', '2021 Kia Soul']],
  ['2019 Ford F-150\n2021 Kia Soul', ['2019 Ford F-150', '2021 Kia Soul']],
  ['Chrysler Town & Country', ['Chrysler Town & Country']],
  ['black/silver Mini', ['black/silver Mini']],
  ['his car and hers', ['his car and hers']],
  ['', []],
])('the vehicles of %j are %j', (cell, vehicles) => expect(vehiclesOf(cell)).toEqual(vehicles));

it.each([
  ['* myContacts ::: * VIP', ['VIP']],
  ['Fleet, VIP; Fleet', ['Fleet', 'VIP']],
])('the tags of %j are %j', (cell, tags) => expect(tagsOf(cell)).toEqual(tags));

it.each([
  ['yes', 'smsoptin', 'yes'],
  ['TRUE', 'emailconsent', 'yes'],
  ['no', 'smsoptin', 'no'],
  ['subscribed', 'emailsubscriptionstatus', 'yes'],
  ['Unsubscribed', 'emailsubscriptionstatus', 'no'],
  ['yes', 'unsubscribed', 'no'],
  ['no', 'unsubscribed', ''],
  ['3/14/2025', 'unsubscribedat', 'no'],
  ['unsubscribed', 'unsubscribed', 'no'],
  ['opted out', 'smsstatus', 'no'],
  ['x', 'donotemail', 'no'],
  ['unknown', 'emailsubscriptionstatus', ''],
  ['', 'smsoptin', ''],
  ['No, thanks', 'smsoptin', 'no'],
  ['maybe', 'smsoptin', undefined],
])('%j below %j is the consent %j', (cell, heading, consent) =>
  expect(consentOf(cell, heading)).toBe(consent),
);

it.each([
  ['Ruiz, Ana', 'Ana Ruiz'],
  ['Lee, Kim Jr.', 'Kim Jr. Lee'],
  ['De La Cruz, Maria', 'Maria De La Cruz'],
  ['Johnson, Bob & Mary', 'Bob & Mary Johnson'],
  ...[
    ...[
      'Shine, Inc.',
      'Harbor Law, LLP',
      'Vance Cooling, L.L.C.',
      'Kim Lee, DDS',
      'Kim Lee, D.D.S.',
    ],
    ...['Lee, Jr.', 'Ana Ruiz, Ph.D.', 'Ana Ruiz, Esq', 'Smith & Sons, Plumbing', 'Kim Lee, LCSW'],
    ...[
      'Harbor Motors, Raleigh',
      'City of Springfield, Fleet',
      'Reyes Auto, LP',
      'a, b, c',
      'Ruiz,',
    ],
  ].map((name) => [name, name]),
])('the name %j is read as %j', (text = '', name) => expect(fullName(text)).toBe(name));
