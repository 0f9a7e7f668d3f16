import { toE164 } from '../../platform/text/e164.js';
import { recipientOf } from './recipient.js';
import { segmentsOf } from './segments.js';
import { textsOf, type MessageFacts } from './texts.js';

const facts: MessageFacts = {
  language: 'en',
  customer: 'Ana Ruiz',
  business: 'Two Vans',
  service: 'Full Detail',
  vehicle: '2024 Toyota Camry',
  date: '2026-06-18',
  startTime: '09:00',
  street: '14 Elm St',
  crew: 'Marcus',
};

it.each([
  ['scheduled', /^Hi Ana, you are booked with Two Vans: Full Detail on Thu, Jun 18 at 9:00 AM, 14/],
  ['changed', /^Hi Ana, your appointment with Two Vans has changed: Full Detail on Thu, Jun 18 at/],
  ['cancelled', /^Hi Ana, your Full Detail with Two Vans on Thu, Jun 18 at 9:00 AM is cancelled\./],
  ['reminder', /^Hi Ana, a reminder from Two Vans: Full Detail on Thu, Jun 18 at 9:00 AM, 14 Elm/],
  ['on-my-way', /^Hi Ana, Marcus from Two Vans is on the way to you\.$/],
  ['finished', /^Hi Ana, your 2024 Toyota Camry is ready\. Thank you for choosing Two Vans!$/],
  ['no-show', /^Hi Ana, we missed you for your Full Detail on Thu, Jun 18 at 9:00 AM\./],
] as const)('the text of %s names what the customer needs', (kind, text) => {
  expect(textsOf(kind, 'sms', facts)).toEqual({ subject: '', text: expect.stringMatching(text) });
  expect(textsOf(kind, 'email', facts).subject).not.toBe('');
});

it.each([
  [
    'scheduled',
    'Hola Ana, su cita con Two Vans queda agendada: Full Detail el jue 18 jun, 9:00 a. m., 14 Elm St. ¡Nos vemos!',
  ],
  [
    'changed',
    'Hola Ana, su cita con Two Vans ha cambiado: Full Detail el jue 18 jun, 9:00 a. m., 14 Elm St.',
  ],
  [
    'cancelled',
    /^Hola Ana, su cita de Full Detail con Two Vans para el jue 18 jun, 9:00 a\. m\., fue/,
  ],
  [
    'reminder',
    /^Hola Ana, Two Vans le recuerda su cita: Full Detail el jue 18 jun, 9:00 a\. m\., 14/,
  ],
  ['on-my-way', 'Hola Ana, Marcus de Two Vans va en camino.'],
  ['finished', 'Hola Ana, terminamos con su 2024 Toyota Camry. ¡Gracias por elegir Two Vans!'],
  [
    'no-show',
    /^Hola Ana, no nos vimos el jue 18 jun, 9:00 a\. m\., para su Full Detail\. Para otra/,
  ],
] as const)('the Spanish text of %s fits into one text message', (kind, text) => {
  const spanish = { ...facts, language: 'es', date: '2026-06-20' } as const;
  const { text: onSaturday } = textsOf(kind, 'sms', spanish);
  expect(segmentsOf(onSaturday)).toMatchObject({ segments: 1, encoding: 'GSM-7' });
  const onThursday = textsOf(kind, 'email', { ...facts, language: 'es' });
  expect(onThursday.text).toMatch(text);
  expect(onThursday.subject).not.toMatch(/^$|[{}]/);
});

it('a text of the business replaces the built-in one', () => {
  const own = { subject: '{vehicle}', body: 'Hey {first_name}! {crew}' };
  expect(textsOf('on-my-way', 'email', { ...facts, vehicle: '', crew: '' }, own)).toEqual({
    subject: 'vehicle',
    text: 'Hey Ana! Two Vans',
  });
});

it.each([
  ['(555) 123-4567', '+15551234567'],
  ['1-919-555-0101', '+19195550101'],
  ['+44 20 7946 0958 ext. 12', '+442079460958'],
  ['12', undefined],
  ['', undefined],
])('%s is %s', (typed, number) => {
  expect(toE164(typed)).toBe(number);
});

const ana = {
  name: 'Ana Ruiz',
  phone: '(919) 555-0101',
  email: 'ana@example.com',
  consent: { sms: null, email: null },
};

it.each([
  ['a phone', ana, { channel: 'sms', to: '+19195550101', consent: null }],
  [
    'only an email',
    { ...ana, phone: '', consent: { sms: null, email: true } },
    { channel: 'email', to: 'ana@example.com', consent: true },
  ],
  [
    'no texts wanted',
    { ...ana, consent: { sms: false, email: null } },
    { channel: 'email', to: 'ana@example.com', consent: null },
  ],
  ['neither', { ...ana, phone: '', email: '' }, 'Ana has no phone number or email.'],
  ['a refusal', { ...ana, consent: { sms: false, email: false } }, 'Ana asked for no messages.'],
  [
    'a refusal and no email',
    { ...ana, email: '', consent: { sms: false, email: null } },
    'Ana asked for no messages.',
  ],
])('a customer with %s', (_what, contact, recipient) => {
  expect(recipientOf(contact)).toEqual(recipient);
});
