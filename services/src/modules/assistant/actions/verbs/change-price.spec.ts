import { callOf } from '../testing.js';

it.each([
  ['raise the full detail to 220', 'draft_price: Full Detail cents={"to":22000}'],
  ['lower ceramic by 10%', 'draft_price: Ceramic Coating cents={"percent":-10}'],
  ['raise everything 5 %', 'draft_price: cents={"percent":5} isAll=true'],
  ['make the interior detail 175', 'draft_price: Interior Detail cents={"to":17500}'],
  [
    'change the price of interior detail to $149.50',
    'draft_price: Interior Detail cents={"to":14950}',
  ],
  ['bump wash n wax up 10 bucks', 'draft_price: Wash and Wax cents={"by":1000}'],
  ['take 10 bucks off full detail', 'draft_price: Full Detail cents={"by":-1000}'],
  ['change wash and wax from 79.99 to 89.99', 'draft_price: Wash and Wax cents={"to":8999}'],
  ['raise it by 10', 'draft_price: cents={"by":1000}'],
  [
    'raise the full detail to 220 for trucks',
    'draft_price: Full Detail cents={"to":22000} vehicle=truck',
  ],
  [
    'raise the full detail to 220 next month',
    'draft_price: Full Detail 2026-12-01..2026-12-31 cents={"to":22000}',
  ],
  ['raise pet hair removal to 50', 'draft_price: Pet Hair Removal cents={"to":5000}'],
  ['sube el full detail a 220', 'draft_price: Full Detail cents={"to":22000}'],
  ['sube todos los precios un 5 por ciento', 'draft_price: cents={"percent":5} isAll=true'],
  ['raise the full detail to 260 and the interior to 110', 'none'],
  ['charge tanya 50', 'none'],
  ['make it 2', 'none'],
  ['make it friday at 3', 'none'],
])('%s', async (text, call) => {
  expect(await callOf(text)).toBe(call);
});
