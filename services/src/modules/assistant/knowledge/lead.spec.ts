import { termsOf } from './terms.js';
import { withLead } from './lead.js';

const LONG = 'It is made for paint, and most of a car stands it well for some minutes. '.repeat(4);
const TITLE = 'Iron remover: what it may touch';

const led = (body: string, question: string) =>
  withLead(
    { title: TITLE, body },
    { terms: termsOf(question).map((term) => [term]), weigh: () => 1 },
  );

it('begins with the whole of a short line that says what was asked', () => {
  const line = 'It stains old single stage paint. It is rinsed after a minute.';
  expect(led(`${LONG}\n\n- ${line}`, 'single stage paint').startsWith(line)).toBe(true);
});

it('begins with the point that is called by what the title does not say', () => {
  const point = '**Brakes:** what runs onto them does no harm.';
  const body = `${LONG}\n\n- **Glass:** yes.\n- ${point}`;
  expect(led(body, 'iron remover safe on brakes').startsWith(point)).toBe(true);
  expect(led(body, 'iron remover on chrome trim')).toBe(body);
});

it('begins with no price where none is asked for', () => {
  const body = `${LONG}\n\nIron remover on a whole car is worth $40.`;
  expect(led(body, 'iron remover whole car')).toBe(body);
});

it('begins with no line that says what the title says, where more was asked', () => {
  const body = `${LONG}\n\n- Iron remover costs half an hour.`;
  expect(led(body, 'iron remover on brakes')).toBe(body);
  const point = '**Iron remover** costs half an hour.';
  expect(led(`${LONG}\n\n- ${point}`, 'iron remover on brakes').startsWith(point)).toBe(true);
});

it('of two points that are called alike begins with the one that says more of what was asked', () => {
  const point = '**Brakes or iron:** brakes first.';
  const body = `${LONG}\n\n- **Wheels and brakes:** yes.\n- ${point}`;
  expect(led(body, 'brakes iron').startsWith(point)).toBe(true);
});
