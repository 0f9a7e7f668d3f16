import { readCard } from './card.js';
import { readMessage } from '../message/read.js';
import { request } from '../testing.js';

const said = async (text: string) => {
  const plan = await readCard(request(text));
  if (!plan) return undefined;
  const { people, stranger, asked } = plan;
  const car = plan.whom?.kind === 'vehicle' ? plan.whom.words.join(' ') : '';
  const nth = plan.whom?.kind === 'last' ? `#${plan.whom.nth ?? ''}` : '';
  const names = people.map(({ name }) => name).join('|') || car || nth;
  const whom = stranger === undefined ? names : `?${stranger}`;
  return `${whom} ${[...asked.fields, ...asked.noted].join()}`.trim();
};

it.each([
  ['email for derek turner pls', 'Derek Turner email'],
  ['phone number for derek turner', 'Derek Turner phone'],
  ['number for derek turner', 'Derek Turner phone'],
  ['whats the cell number of tanya hayes', 'Tanya Hayes phone'],
  ['i need the email for derek turner', 'Derek Turner email'],
  ['give me the e-mail address of derek turner', 'Derek Turner email'],
  ['adress for tanya hayes', 'Tanya Hayes place'],
  ['address of tanya hayes please', 'Tanya Hayes place'],
  ['contact info for marcus', 'Marcus Keller|Marcus Gonzalez'],
  ['gate code for mike ortiz', 'Mike Ortiz gate code'],
  ['license plate of mike ortiz', 'Mike Ortiz license plate'],
  ['notes on mike ortiz', 'Mike Ortiz notes'],
  ['el telefono de tanya', 'Tanya Hayes phone'],
  ['mandame la direccion de tanya', 'Tanya Hayes place'],
  ['gate code mike ortiz', 'Mike Ortiz gate code'],
  ['home address mike ortiz', 'Mike Ortiz place'],
  ['phone for the guy with the tacoma', 'tacoma phone'],
  ['whats the first ones number', '#0 phone'],
  ['address of the second one', '#1 place'],
  ['phone number for zed quimby', '?zed quimby phone'],
])('%s', async (text, plan) => {
  expect(await said(text)).toBe(plan);
});

it.each([
  'email derek turner',
  'email to derek turner',
  'an email for derek turner about his car being ready',
  'email for derek turner about his car being ready',
  'address of my business',
  'number of jobs for derek turner',
  'phone number for derek turner is 555 123 4567',
  'text for derek turner',
  'set the number of jobs for friday',
  'text mike ortiz',
  'call mike ortiz',
])('is none: %s', async (text) => {
  expect(await said(text)).toBeUndefined();
});

it('an e-mail with something to say is written, in those words', async () => {
  const words = async (text: string) => {
    const plan = await readMessage(request(text));
    return plan && `${plan.channel} ${plan.purpose} ${plan.words ?? ''}`.trim();
  };
  const ready = 'his car is ready';
  expect(await words(`email for derek turner saying ${ready}`)).toMatch(/^email other/);
  // What only leads to it is nothing to say.
  expect(await words('i need the email for derek turner')).toBeUndefined();
  const about = await words('an email for derek turner about his car being ready');
  expect(about).not.toContain('an email for');
});
