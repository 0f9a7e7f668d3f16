import { Handbook } from './handbook.js';
import { intentOf } from './intents.js';
import { escapeMarkdown } from './text.js';

describe('what a message asks for', () => {
  it.each([
    ["What's on today?", { kind: 'schedule', when: 'today' }],
    ['Do I have appointments tomorrow', { kind: 'schedule', when: 'tomorrow' }],
    ['show my schedule for this week', { kind: 'schedule', when: 'week' }],
    ['Who is my next appointment?', { kind: 'schedule', when: 'upcoming' }],
    ['How was my revenue this month?', { kind: 'revenue', period: 'month' }],
    ['how much did I make this year', { kind: 'revenue', period: 'year' }],
    ['revenue', { kind: 'revenue', period: '30days' }],
    ['Find Jordan Blake', { kind: 'customer', name: 'Jordan Blake' }],
    ['what is the phone number of jordan?', { kind: 'customer', name: 'jordan' }],
    ['When was Jordan Blake last here?', { kind: 'customer', name: 'Jordan Blake' }],
    ['How many customers do I have?', { kind: 'customerCount' }],
    ['Which customers are due for a visit?', { kind: 'due' }],
    ['What are our prices?', { kind: 'prices' }],
    ['What should I charge for a full detail?', { kind: 'prices' }],
    ['How can I get more customers?', undefined],
    ['Best products for ceramic coating', undefined],
    ['Paint correction techniques', undefined],
    ['How do I prevent no-shows for appointments?', undefined],
  ])('%s', (message, intent) => {
    expect(intentOf(message)).toEqual(intent);
  });

  it('understands what only follows up', () => {
    expect(intentOf('And tomorrow?', 'What appointments do I have today?')).toEqual({
      kind: 'schedule',
      when: 'tomorrow',
    });
    expect(intentOf('what about this year?', 'How was my revenue this month?')).toEqual({
      kind: 'revenue',
      period: 'year',
    });
  });
});

describe('the handbook', () => {
  const handbook = new Handbook();

  it.each([
    ['What should I charge for a full detail?', 'Pricing by size and condition'],
    ['How can I get more customers?', 'Getting more customers'],
    ['Best products for ceramic coating', 'Ceramic coating, products and process'],
    ['Paint correction techniques', 'Paint correction technique'],
    ['how do I wash without swirls', 'A wash that leaves no swirls'],
    ['removing pet hair from seats', 'Interiors, from top to bottom'],
    ['How do I get more reviews?', 'Reviews'],
    ['how to prevent no-shows', 'Preventing no-shows'],
    ['How do I keep customers coming back?', 'Keeping customers coming back'],
    ['How should I plan my day?', 'Planning the day'],
    ['do I need a respirator with chemicals', 'Working safely'],
    ['Which upsells work best?', 'Upsells that customers thank you for'],
    ['How do I handle a customer who asks for a discount?', 'Upsells that customers thank you for'],
  ])('%s', (question, title) => {
    expect(handbook.find(question)?.title).toBe(title);
  });

  it.each(['What is the weather in Paris?', 'Write me a poem about the moon', '?!', 'asdf qwer'])(
    'does not know: %s',
    (question) => {
      expect(handbook.find(question)).toBeUndefined();
    },
  );
});

it('makes no links of what people typed', () => {
  expect(escapeMarkdown('[x](http://evil)\n# **y**')).toBe(
    '\\[x\\]\\(http://evil\\) \\# \\*\\*y\\*\\*',
  );
});
