import { asksOfUs, isOutside, ledAsUndone } from './outside.js';

it.each([
  'schedule a facebook post for tomorrow',
  'post something on instagram',
  'can you file my sales tax',
  'can you help me file my sales tax return',
  'can u pay the water bill',
  'post a pic of the tesla on instagram',
  'post on facebook for me',
  'run a facebook ad',
  'can you run payroll',
  'reply to my google reviews',
  'can you answer the phone while im out',
  'please scan this receipt',
  'do my taxes',
  'me puedes pagar la renta',
  'sube la foto al instagram',
  'contesta las reseñas',
  'puedes llamar a tanya hayes',
  'make a tiktok video of the civic',
  'print business cards',
  'can you check my email for new requests',
  'can you wash my car',
  'me puedes lavar mi carro',
])('is done by somebody else: %s', (text) => {
  expect(isOutside(text)).toBe(true);
  expect(asksOfUs(text)).toBe(true);
});

it.each([
  'how do i file sales tax',
  'can you put wax over a coating',
  'post construction dust on a car',
  'pay by the hour or by the job',
  'run the numbers for october',
  'paga mas un full detail o un interior',
  'answering a bad review',
  'can customers pay online',
  'can you give me tips for selling ceramic',
  'can you show me how to remove tar',
])('asks to know: %s', (text) => {
  expect(asksOfUs(text)).toBe(false);
});

it.each(['can you fix my printer', 'clean the bay for me'])('is asked of us: %s', (text) => {
  expect(asksOfUs(text)).toBe(true);
  expect(isOutside(text)).toBe(false);
});

it('says no before what the handbook has', () => {
  const sources = [{ title: 'Leather care', url: '/handbook/leather', kind: 'handbook' as const }];
  const page = { text: '**Leather care**', sources, suggestions: [] };
  expect(ledAsUndone(page, 'can you clean my seats').text).toMatch(/^I can't do that for you/);
  expect(ledAsUndone(page, 'how do i clean my seats')).toBe(page);
  const no = { ...page, text: "I can't do that for you." };
  expect(ledAsUndone(no, 'can you clean my seats')).toBe(no);
  const own = {
    ...page,
    sources: [{ title: 'Contacts', url: '/contacts', kind: 'page' as const }],
  };
  expect(ledAsUndone(own, 'can you show my customers')).toBe(own);
});
