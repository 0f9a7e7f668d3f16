import { followPriceChange, repricing } from './change-next.js';
import type { PriceChangePlan } from './change-plan.js';
import { readPriceChange } from './change-read.js';
import { request } from '../testing.js';

const said = async (text: string) => saidOf(await readPriceChange(request(text)));

const saidOf = (plan: PriceChangePlan | undefined) => {
  if (!plan) return undefined;
  const { services, to, by, size, left = [] } = plan;
  if (plan.isAsBefore) return `${services === 'all' ? services : services.join('|')} as before`;
  if (size) return `by size, ${services === 'all' ? services : services.join('|')}`;
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
  ['put the price of ceramic up 10 percent', 'Ceramic Coating by 10%'],
  ['put interior up by 20 bucks', 'Interior Detail by 2000'],
  ['put ceramic down 50', 'Ceramic Coating by -5000'],
  ['lower ceramic by 10%', 'Ceramic Coating by -10%'],
  ['lower ceramic by 10 percent', 'Ceramic Coating by -10%'],
  ['make the full detail $199', 'Full Detail to 19900'],
  ['make the interior detail 175', 'Interior Detail to 17500'],
  ['set interior detail to 159', 'Interior Detail to 15900'],
  ['set full detail price at 210', 'Full Detail to 21000'],
  ['increase ceramic coating by $50', 'Ceramic Coating by 5000'],
  ['raise everything 5 %', 'all by 5%'],
  ['full details go to 260', 'Full Detail to 26000'],
  ['put interior at 159 starting jan 1', 'not for starting jan 1'],
  ['full detail to 325', 'Full Detail to 32500'],
  ['raise the full detail to 220 for trucks', 'by size, Full Detail'],
  ['suv full detail goes to 320', 'by size, Full Detail'],
  ['interior for trucks is 195 from now on', 'by size, Interior Detail'],
  ['ceramic should really be 700', 'Ceramic Coating to 70000'],
  ['full detail and interior both 155', 'Full Detail|Interior Detail to 15500'],
  ['drop the interior ten bucks', 'Interior Detail by -1000'],
  ['wash n wax 85 starting jan 1', 'not for starting jan 1'],
  ['new ceramic price 649.99', 'Ceramic Coating to 64999'],
  ['5 dollars off all interiors', 'Interior Detail by -500'],
  ['full detail is 275 now', 'Full Detail to 27500'],
  ['a full detail costs 275 from now on', 'Full Detail to 27500'],
  ['interior now 160', 'Interior Detail to 16000'],
  ['everything up 4 percent', 'all by 4%'],
  ['all services down 5%', 'all by -5%'],
  ['wash n wax up 5 bucks', 'Wash and Wax by 500'],
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
  ['put the full detail back to 220', 'Full Detail to 22000'],
  ['put full detail back to what it was', 'Full Detail as before'],
  ['set the interior detail to its old price', 'Interior Detail as before'],
  ['change ceramic back to what it was before', 'Ceramic Coating as before'],
  ['drop all my prices back to normal', 'all as before'],
  ['pon el full detail al precio de antes', 'Full Detail as before'],
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
  'put my appointment back to what it was',
  'set full detail at 2',
  'make derek turner a full detail at 2',
  'move the full detail to friday',
  // What it would be, or how, is no request.
  'how do i raise my prices',
  'derek to 325',
  'derek turner full detail is 275 now',
  'full detail is at 2',
  'everything is 100 now',
  'is full detail 275 now?',
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
])('is none: %s', async (text) => {
  expect(await said(text)).toBeUndefined();
});

it.each([
  ['raise the full detail to 220', 'actually make it 229', 'Full Detail to 22900'],
  ['raise the full detail to 220', 'no 225', 'Full Detail to 22500'],
  ['raise the full detail to 220', 'and the interior to 160', 'Interior Detail to 16000'],
  ['raise the full detail by 10', 'and the interior too', 'Interior Detail by 1000'],
  ['put full detail back to what it was', 'make it 220', 'Full Detail to 22000'],
  ['raise the full detail by 10', 'same for ceramic', 'Ceramic Coating by 1000'],
  ['raise the full detail to 220', 'and ceramic by 10', 'Ceramic Coating by 1000'],
  ['raise the full detail to 220', 'and lower ceramic by 5%', 'Ceramic Coating by -5%'],
  ['lower the interior by 10', 'make it 15', 'Interior Detail to 1500'],
  ['sube el full detail a 220', 'mejor 230', 'Full Detail to 23000'],
  ['raise everything 5%', 'make it 80', undefined],
  ['raise the full detail to 220', 'who gets it most', undefined],
  ['raise the full detail to 220', 'and derek', undefined],
])('%s, then %s', async (first, next, plan) => {
  const before = await readPriceChange(request(first));
  expect(before && saidOf(await followPriceChange(request(next), before))).toBe(plan);
});

it.each([
  ['raise it by 10', 'raise full detail by 10'],
  ['bump it up 10 bucks', 'bump full detail up 10 bucks'],
  ['thats too low make it 229', 'make full detail 229'],
  ['ok lets change that to 229', 'change full detail to 229'],
  ['drop the price to $199', 'drop full detail to $199'],
  ['lower it 5%', 'lower full detail 5%'],
  ['make it friday', undefined],
  ['raise the ceramic by 10', undefined],
])('after what it costs: %s', async (text, said) => {
  const before = [request('how much is a full detail')];
  expect(await repricing(request(text), before, () => Promise.resolve('full detail'))).toBe(said);
  expect(await repricing(request(text), [request('how many jobs on friday')], none)).toBe(
    undefined,
  );
});
const none = () => Promise.resolve(undefined);
