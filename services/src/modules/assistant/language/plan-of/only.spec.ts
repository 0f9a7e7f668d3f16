import { meaning } from '../../../../../test/assistant/meaning.js';

describe('what holds for all of somebody’s jobs', () => {
  it.each([
    ['customers who only ever got a wash', 'list customers [only service:Wash and Wax]'],
    ['which customers only come in for washes', 'list customers [only service:Wash and Wax]'],
    ['people who have never had anything but a wash', 'list customers [only service:Wash and Wax]'],
    ['who never books anything other than a wash', 'list customers [only service:Wash and Wax]'],
    [
      'people who got nothing but washes this year',
      'list customers [only service:Wash and Wax] 2026-01-01..2026-12-31',
    ],
    ['who just gets the full detail and nothing else', 'list customers [only service:Full Detail]'],
    ['who gets washes and nothing else', 'list customers [only service:Wash and Wax]'],
    ['customers that only book interiors', 'list customers [only service:Interior Detail]'],
    ['who exclusively gets full details', 'list customers [only service:Full Detail]'],
    [
      'who only came in for a ceramic this year',
      'list customers [only service:Ceramic Coating] 2026-01-01..2026-12-31',
    ],
    ['how many customers only ever get washes', 'value customers [only service:Wash and Wax]'],
    [
      'who only gets washes or interiors',
      'list customers [only service:Wash and Wax|Interior Detail]',
    ],
    ['who only comes on saturdays', 'list customers [only weekday:6]'],
    ['who always comes on saturdays', 'list customers [only weekday:6]'],
    ['clients we only see on weekends', 'list customers [only weekday:weekend]'],
    ['who only uses van 2', 'list customers [only crew:Van 2]'],
    ['who only comes in the morning', 'list customers [only time_of_day:morning]'],
    [
      'customers with a tacoma who only come on fridays',
      'list customers [vehicle:tacoma, only weekday:5]',
    ],
    ['quien solo viene los sabados', 'list customers [only weekday:6]'],
    ['clientes que solo piden ceramicos', 'list customers [only service:Ceramic Coating]'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });

  it.each([
    ['only ceramic jobs', 'list jobs [service:Ceramic Coating]'],
    [
      'show me only the ceramic jobs this month',
      'list jobs [service:Ceramic Coating] 2026-11-01..2026-11-30',
    ],
    [
      'only customers who got a ceramic',
      'list customers [service:Ceramic Coating, status:completed]',
    ],
    ['how much did i make from only ceramics', 'value revenue [service:Ceramic Coating]'],
    ['only new customers this month', 'list new_customers [] 2026-11-01..2026-11-30'],
    [
      'what did i make on saturdays only last month',
      'value revenue [weekday:6] 2026-10-01..2026-10-31',
    ],
    ['customers who only came once', 'list customers [visit:first]'],
    ['my top 5 customers only', 'value revenue by customer most #5 []'],
  ])('only narrows what is asked: %s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });

  it.each([
    'how many customers only ever had one service',
    'how much did people who only get washes spend',
    'who only drives a tacoma',
    'who only has one car',
    'who only spent under 200',
    'people who only came in november',
  ])('only has no place: %s', async (text) => {
    expect(await meaning(text)).toMatch(/ [-?]\w/);
  });
});
