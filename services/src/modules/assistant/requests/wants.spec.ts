import { Handbook } from '../knowledge/handbook.js';
import { LIKELY_TO_DO, SURELY_OF_RECORDS, Told, Wants } from './wants.js';

const wants = new Wants(new Handbook());
await wants.prepare();

it.each([
  'change the gate code of andrea swift to 1234',
  'merge the two andrea swifts',
  'refund andrea swifts deposit',
  'send me an invoice for the tahoe',
  'mark andrea swift done',
  'borra a andrea swift de mis clientes',
])('wants it done: %s', (text) => {
  expect(wants.toHaveDone(text)).toBeGreaterThan(LIKELY_TO_DO);
});

it.each([
  'how much did we make in october',
  'andrea swift just called',
  'who has a black tahoe',
  'what do i use on bug splatter',
  'whats the second one for',
  'can i export all my data',
  'cuantas citas hay el viernes',
  'clay bar or fallout remover first',
])('wants to know: %s', (text) => {
  expect(wants.toHaveDone(text)).toBeLessThan(LIKELY_TO_DO);
});

it('tells six of seven examples apart that it was not shown', async () => {
  const all = wants.requestsAndQuestions();
  const isHeld = (_: string, at: number) => at % 5 === 0;
  const shown = (texts: string[]) => texts.filter((text, at) => !isHeld(text, at));
  const [done, known] = [all['to have done'], all['to know']];
  const told = await Told.from({ 'to have done': shown(done), 'to know': shown(known) });
  const isRight = (label: keyof typeof all) => (text: string) =>
    told.probabilityOf(label, text) > 0.5;
  const held = [done.filter(isHeld), known.filter(isHeld)].flat().length;
  const right =
    done.filter(isHeld).filter(isRight('to have done')).length +
    known.filter(isHeld).filter(isRight('to know')).length;
  expect(right / held).toBeGreaterThan(0.85);
});

it.each([
  ['how many tahoes did we do in october', true],
  ['who has not been in since may', true],
  ['who spent the most in october', true],
  ['what takes bug splatter off a bumper', false],
  ['how do i change my opening hours', false],
  ['which pad for soft clear coat', false],
])('of the records: %s %s', (text, isOfRecords) => {
  expect(wants.ofRecords(text) >= SURELY_OF_RECORDS).toBe(isOfRecords);
});
