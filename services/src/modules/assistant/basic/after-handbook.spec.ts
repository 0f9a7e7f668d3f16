import { BlogService } from '../../marketing/index.js';
import { Handbook } from '../knowledge/handbook.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { unknownAnswer } from '../answers/fixed.texts.js';
import { afterHandbook } from './after-handbook.js';

const knowledge = new Knowledge(new Handbook(), new BlogService());
const after = (before: string, message: string) =>
  afterHandbook(message, before, unknownAnswer(message), knowledge).text;

it.each([
  ['how do i get dog hair out of carpet', 'what tool is best for that', 'Pet hair'],
  ['how do i clean leather seats', 'how often', 'Leather care'],
  ['how do i do a paint correction', 'what should i do first', 'Paint correction technique'],
  ['how do i remove water spots', 'on glass', 'Glass outside: water spots, haze and wipers'],
  ['how do i remove hard water from glass', 'and on paint', 'Removing water spots and etching'],
  ['how do i remove a sticker', 'with a hair dryer?', 'stickers and glue on paint'],
  ['how do i remove a sticker from paint', 'with a hair dryer?', 'warm with a hair dryer'],
  ['how do i apply ceramic coating', 'how many coats', 'one layer and a topper'],
  ['como quito el olor a humo', 'cuanto tarda', 'Cigarette, cigar and weed smoke'],
  ['how do i add a service', 'and delete one', 'Delete a service'],
  ['what time do we open', 'how do i change it', 'Opening hours'],
  ['how do i add a new service with a price', 'and how do i change it later', "Change a service's"],
  ['how do i add a service', 'and how do i hide one', 'To hide one instead'],
  ['como agrego un servicio', 'y cómo lo borro', 'Delete a service'],
  ['where do i change my hours', 'and for sunday only', 'Opening hours'],
  ['how do i close for a day', 'and just for my helper', 'Close for a holiday'],
  ['cómo cambio mi horario', 'y solo el domingo', 'Opening hours'],
])('is asked together with the question before: %s, %s', (before, message, title) => {
  expect(after(before, message)).toContain(title);
});

it.each([
  ['how do i add a service', 'and just for my helper'],
  ['how do i clean leather seats', 'what about pizza'],
  ['how do i clean leather seats', 'whats the capital of france'],
])('what it says nothing of is not answered by the same again: %s, %s', (before, message) => {
  expect(after(before, message)).toMatch(/^I don't know that one/);
});

it.each([
  ['how do i get water spots off glass', 'what if its been on there a while', 'Glass outside'],
  ['how do i get tree sap off', 'and is it safe on ceramic?', 'Etching by birds'],
])(
  'what is near to these words alone gives way to what was spoken of: %s, %s',
  (before, message, title) => {
    expect(after(before, message)).toMatch(new RegExp(`^I don't know that one.*${title}`, 's'));
  },
);

it('is not of another material, however sure', () => {
  const sure = { ...unknownAnswer(''), isNo: undefined, text: '**How long coatings last**' };
  const said = (before: string) =>
    afterHandbook('how long will that last', before, sure, knowledge).text;
  expect(said('how do i polish headlights')).toContain('**Headlight restoration**');
  expect(said('how do i apply ceramic coating')).toContain('How long coatings last');
});

const alone = (message: string, title: string, before: string) =>
  afterHandbook(
    message,
    before,
    { ...unknownAnswer(''), isNo: undefined, text: `**${title}**` },
    knowledge,
  ).text;
it.each([
  ['how do i get tar off', 'is that safe on plastic', 'Iron remover: what it may touch'],
  ['how do i get gum out of carpet', 'and from leather', 'Leather care'],
  ['how do i get tar off paint', 'and off the wheels', 'Ceramic coating for wheels'],
  ['como quito chicle de la alfombra', 'y de la piel', 'Leather care'],
])('is of what was asked, whatever is sure of it alone: %s, %s', (before, message, title) => {
  expect(alone(message, title, before)).not.toMatch(new RegExp(`^.*\\*\\*${title}`));
});

it('what is asked of the same stays', () => {
  const title = 'Iron remover: what it may touch';
  expect(alone('is that safe on chrome', title, 'how do i use iron remover')).toMatch(/^\*\*Iron/);
});
