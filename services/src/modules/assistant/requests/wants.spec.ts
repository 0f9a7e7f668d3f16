import { Handbook } from '../knowledge/handbook.js';
import { NaiveBayes } from '../naive-bayes.js';
import { LIKELY_TO_DO, Wants } from './wants.js';

const wants = new Wants(new Handbook());

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
  'can i export all my data',
  'cuantas citas hay el viernes',
  'clay bar or fallout remover first',
])('wants to know: %s', (text) => {
  expect(wants.toHaveDone(text)).toBeLessThan(LIKELY_TO_DO);
});

it('tells nine of ten examples apart that it was not shown', () => {
  const examples = wants.examples();
  const isHeld = (_: unknown, at: number) => at % 5 === 0;
  const bayes = new NaiveBayes(examples.filter((each, at) => !isHeld(each, at)));
  const held = examples.filter(isHeld);
  const right = held.filter(({ label, terms }) => bayes.probabilityOf(label, terms) > 0.5);
  expect(right.length / held.length).toBeGreaterThan(0.9);
});
