import { intentOf } from './intents.js';
import { leftOutOf } from './left-out.js';

const TODAY = '2026-06-17';

function leftOut(question: string) {
  const intent = intentOf(question, TODAY);
  if (!intent) throw new Error(`Nothing is meant by ${question}`);
  return leftOutOf(question, intent, TODAY);
}

describe('what an answer would leave out', () => {
  it.each([
    "What's on today?",
    'how many jobs this week',
    'Do I have appointments tomorrow morning?',
    'Which jobs got cancelled this month?',
    'How was my revenue this month?',
    'how much did i make last month',
    'What did I make between May 1 and May 15?',
    'Compare this month with last month',
    'Is this year better than last year?',
    'Which services bring the most?',
    'Who are my best customers?',
    'How many customers do I have?',
    'Which customers are due for a visit?',
    'When am I free this week for a full detail?',
  ])('nothing: %s', (question) => {
    expect(leftOut(question)).toBeUndefined();
  });

  it.each([
    ['how much have teslas brought in this year', ['teslas']],
    ['how many full details this week do we have booked', ['details']],
    ['how many jobs on saturdays in september', ['saturdays']],
    ['Which appointments are in van 1 today?', ['van', '1']],
    ['is bill coming in friday', ['bill']],
    ['revenue from ceramic coatings this month', ['ceramic', 'coatings']],
  ])('%s: %j', (question, words) => {
    expect(leftOut(question)).toEqual({ words, changesMeaning: false });
  });

  it.each([
    'which service makes me the most money per hr',
    'How much money did I lose to cancellations this month?',
    'what did I make this month after expenses',
    'which service brings the least',
    'How many customers without an email do I have?',
  ])('what turns it around: %s', (question) => {
    expect(leftOut(question)?.changesMeaning).toBe(true);
  });
});
