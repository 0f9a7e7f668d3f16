import { readPriceChange } from './price-change-read.js';
import { request } from './testing.js';

const said = async (text: string) => {
  const plan = await readPriceChange(request(text));
  if (!plan) return undefined;
  const { services, to, by, left = [] } = plan;
  if (left.length > 0) return `not for ${left.join(' ')}`;
  const change = to ?? `${by?.amount ?? 0}${by?.isPercent ? '%' : ''}`;
  return `${services === 'all' ? services : services.join('|')} ${to === undefined ? 'by' : 'to'} ${change}`;
};

it.each([
  ['charge 20 more for full details', 'Full Detail by 2000'],
  ['add 15 to interior detail', 'Interior Detail by 1500'],
  ['charge $260 for a full detail', 'Full Detail to 26000'],
  ['put ceramic on sale for 500', 'Ceramic Coating to 50000'],
  ['15% off ceramic', 'Ceramic Coating by -15%'],
  // A list price has no days.
  ['raise the full detail to 220 next month', 'not for next month'],
  ['discount everything 20 % for black friday', 'not for black friday'],
  ['raise the full detail to 220', 'Full Detail to 22000'],
  ['can you bump wash n wax up 10 bucks', 'Wash and Wax by 1000'],
  ['change the price of interior detail to $149.50', 'Interior Detail to 14950'],
  ['lower ceramic by 10%', 'Ceramic Coating by -10%'],
  ['lower ceramic by 10 percent', 'Ceramic Coating by -10%'],
  ['make the full detail $199', 'Full Detail to 19900'],
  ['make the interior detail 175', 'Interior Detail to 17500'],
  ['set interior detail to 159', 'Interior Detail to 15900'],
  ['set full detail price at 210', 'Full Detail to 21000'],
  ['increase ceramic coating by $50', 'Ceramic Coating by 5000'],
  ['raise everything 5 %', 'all by 5%'],
  ['full detail to 325', 'Full Detail to 32500'],
  ['interior to $160', 'Interior Detail to 16000'],
  ['change wash and wax from 79.99 to 89.99', 'Wash and Wax to 8999'],
  ['raise the full detail from 200 to 220', 'Full Detail to 22000'],
  ['make the full detail 5 bucks more', 'Full Detail by 500'],
  ['make the interior $10 cheaper', 'Interior Detail by -1000'],
  ['put the full detail 20 dollars higher', 'Full Detail by 2000'],
  ['change the full detail to be 15 bucks less', 'Full Detail by -1500'],
  ['pon el interior 10 dolares mas caro', 'Interior Detail by 1000'],
  ['pon el interior 10 dolares mas barato', 'Interior Detail by -1000'],
  ['make the interior 5% more expensive', 'Interior Detail by 5%'],
  ['raise my prices by 10%', 'all by 10%'],
  ['bump all my prices by 10 dollars', 'all by 1000'],
  ['increase all services by 5 percent', 'all by 5%'],
  ['sube todos los precios un 5 por ciento', 'all by 5%'],
  ['full detail should be 15% more', 'Full Detail by 15%'],
  ['ceramic should be 50 bucks less', 'Ceramic Coating by -5000'],
  ['interior detail is now $175', 'Interior Detail to 17500'],
  ['take 10 bucks off full detail', 'Full Detail by -1000'],
  ['knock 5% off everything', 'all by -5%'],
  ['discount ceramic 20%', 'Ceramic Coating by -20%'],
  ['sube el full detail a 220', 'Full Detail to 22000'],
  ['baja el precio de full detail un 10 por ciento', 'Full Detail by -10%'],
])('%s', async (text, plan) => {
  expect(await said(text)).toBe(plan);
});

it.each([
  ['raise the pet hair removal to 45', 'Pet Hair Removal'],
  ['make pet hair removal 45 bucks', 'Pet Hair Removal'],
  ['pet hair removal should be 10 dollars more', 'Pet Hair Removal'],
])('an add-on has its price elsewhere: %s', async (text, name) => {
  expect(await readPriceChange(request(text))).toMatchObject({ addOns: [name], services: [] });
});

it.each([
  'add pet hair removal to tomorrow at 2',
  // A time, or somebody's.
  'make the full detail 2',
  'set full detail at 2',
  'make derek turner a full detail at 2',
  'move the full detail to friday',
  // What it would be, or how, is no request.
  'how do i raise my prices',
  'derek to 325',
  'full detail on friday to 2',
  'how much should be the full detail 220',
  'what full detail should be',
  'should i raise the full detail to 220',
  // No service, no amount, or a word without a place.
  'raise my prices',
  'raise my rent by 10%',
  // One price for all of them.
  'make everything 100 dollars',
  'raise the full detail',
  'raise the full detail to 220 for trucks',
])('is none: %s', async (text) => {
  expect(await said(text)).toBeUndefined();
});
