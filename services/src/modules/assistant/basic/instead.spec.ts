import { BlogService } from '../../marketing/index.js';
import { Handbook } from '../knowledge/handbook.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { DRAFTED, insteadAnswer, insteadOf } from './instead.js';

const handbook = new Handbook();
const knowledge = new Knowledge(handbook, new BlogService());

it('knows by their slugs the pages of which drafts are made', () => {
  const slugs = handbook.sections.map(({ slug }) => slug);
  expect([...DRAFTED].filter((slug) => !slugs.includes(slug))).toEqual([]);
});

it.each([
  ['add a new service called headlight restoration 89 bucks', 'Add a service'],
  ['delete the express detail service', 'Delete a service'],
  ['change naomi patels phone to 555 333 2211', 'Edit a customer'],
  ['update the email of derek', 'Edit a customer'],
  ['delete derek turner from my customers', 'Delete a customer and take it back'],
  ['add a photo to the job of tanya', 'Photos of a job, before and after'],
  ['move everyone from friday to saturday', 'Move an appointment to another time'],
  ['create a user for my new guy', 'Invite a colleague'],
  ['put a pet hair add-on on the menu', 'Add-ons'],
  ['delete the job of tanya', 'Cancel an appointment'],
  ['mark derek as a no show', 'Mark a no-show'],
  ['trade times on tanyas friday job with derek', 'Move an appointment to another time'],
  ['confirm dereks appointment', 'Change the status of a job'],
  ['finish the job of tanya', 'Start and complete a job'],
  ['add a new service called Headlight Restore 75 bucks 45 minutes', 'Add a service'],
  ['i need wed pm off dont let anyone book', 'Close for a holiday or block off time'],
  ['unblock that friday i had off', 'Close for a holiday or block off time'],
  ['combine tanya hayes and tanya keller theyre the same', 'Merge two customers'],
  ['priya ortiz every other friday from here on out', 'A job that repeats'],
  ['refund the deposit of derek', 'Card payments, deposits and tips'],
  ['marcus traded his truck in for another car', 'Several vehicles of a customer'],
  ['push everything tomorrow back 1 hour', 'Move an appointment to another time'],
  [
    'lower the price of the exterior wash just for december',
    "Change a service's price or duration",
  ],
  ['make ceramic 899 for small and 1099 for large', 'Prices by vehicle size'],
  // The handbook says how: that the product has none is no answer.
  ['get reviews', undefined],
  ['need more google reviews', undefined],
  ['get reviews on google', undefined],
  ['want more reviews', undefined],
  ['play some music', undefined],
  ['give me a recipe for pancakes', undefined],
  ['send flowers to my wife', undefined],
  ['find me a good lawyer', undefined],
  ['order more microfiber towels', undefined],
  // That something is opened or cancelled is all they have in common.
  ['open spotify', undefined],
  ['cancel my netflix', undefined],
  ['book a haircut', undefined],
  ['change my flight', undefined],
])('%s', (text, title) => {
  expect(insteadOf(text, knowledge)?.title).toBe(title);
});

it('a page that has only what is to be done is of whoever is named', () => {
  expect(insteadOf('delete tanya', knowledge)).toBeUndefined();
  expect(insteadOf('delete tanya', knowledge, true)?.title).toBe(
    'Delete a customer and take it back',
  );
});

it('what it does not do is not said to be done so', () => {
  const { text } = insteadAnswer('send derek an invoice', knowledge);
  expect(text).toMatch(/^I can't do that for you\. This is what there is:/);
});

it.each([
  'text my best customers about the winter special',
  'message the regulars about the new coating',
  'send a text to the people from the car show',
  'email the vip list about christmas',
  'remind the ones who always forget',
])('asks which customers are meant, and shows no page of how texts go out: %s', (text) => {
  const { text: said } = insteadAnswer(text, knowledge);
  expect(said).not.toContain('by themselves');
  expect(said).not.toContain('by itself');
});

it('shows how texts go out to whoever wants them to go out by themselves', () => {
  expect(
    insteadAnswer('text every customer automatically the day before', knowledge).text,
  ).toContain('by itself');
});

it.each([
  'change my password',
  'block off next friday',
  'change the gate code of andrea swift to 1234',
])('says how it is done where it surely is: %s', (text) => {
  expect(insteadAnswer(text, knowledge).text).toMatch(/and this is how it is done:/);
});

// Each of these was shown a page of something else, as how it is done.
it.each([
  ['give derek turner 10% off', ''],
  ['add engine bay for 65', ' says nothing about “engine”'],
  ['assign mondays brian turner to van 1', ' says nothing about “mondays”'],
  ['text derek in spanish that the gate code changed', ' says nothing about “text”, “spanish”'],
])('says of a page that only may be it that it is the nearest: %s', (text, missed) => {
  expect(insteadAnswer(text, knowledge).text).toMatch(
    `I'm not sure where it is done. The nearest page${missed}:`,
  );
});

it('says so in Spanish', () => {
  expect(insteadAnswer('agrega una van para el sabado', knowledge).text).toMatch(
    /no estoy seguro de dónde se hace\. La página más cercana/,
  );
});
