import { choice, clockTime, list, takes, text, whole, yesNo } from './arguments.js';
import { period } from './period.argument.js';

const { parse } = takes(
  {},
  {
    minutes: whole('How long', 1, 600),
    phone: text('Phone', 20),
    time: clockTime('When'),
    size: choice('Size', ['car', 'suv']),
    details: yesNo('More'),
    addOns: list('Add-ons', 3, 40),
    period: period('Which days'),
  },
);

it.each([
  [{ minutes: '60' }, { minutes: 60 }],
  [{ minutes: '60.0' }, { minutes: 60 }],
  [{ phone: 5125550147 }, { phone: '5125550147' }],
  [{ time: '9:00' }, { time: '09:00' }],
  [{ time: '14:30:00' }, { time: '14:30' }],
  [{ size: 'SUVs' }, { size: 'suv' }],
  [{ details: 'true' }, { details: true }],
  [{ addOns: 'Pet Hair' }, { addOns: ['Pet Hair'] }],
  [{ period: 'Last Month' }, { period: 'last_month' }],
  [{ period: '2026-10' }, { period: '2026-10' }],
  [{ period: '{"from": "2026-10-01"}' }, { period: { from: '2026-10-01' } }],
])('%j is read as %j', (given, read) => {
  expect(parse(given)).toEqual(read);
});

it.each([
  [{ minutes: '6e2' }, /"minutes" must be a whole number/],
  [{ period: 'someday' }, /"period" must be one of today/],
  [{ period: { from: '2026-13-01' } }, /"period" must be one of today/],
  [{ period: { first: '2026-10-01' } }, /"period" must be one of today/],
  [{ when: 'today' }, /no argument "when"\. There are: minutes, phone, time, size, details, /],
])('%j is refused', (given, problem) => {
  expect(() => parse(given)).toThrow(problem);
});
