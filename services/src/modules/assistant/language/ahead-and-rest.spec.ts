import { meanings } from '../../../../test/assistant/meaning.js';

const THIS_MONTH = '2026-11-01..2026-11-30';
const LAST_MONTH = '2026-10-01..2026-10-31';
const LAST_NOVEMBER = '2025-11-01..2025-11-30';
const DECEMBER = '2026-12-01..2026-12-31';

meanings('who is busier has more jobs, who does better takes in more', [
  ['are we doin better than last nov', `value revenue [] ${THIS_MONTH} vs ${LAST_NOVEMBER}`],
  ['are we up or down from last month', `value revenue [] ${THIS_MONTH} vs ${LAST_MONTH}`],
  ['are we busier than last november', `value jobs [] ${THIS_MONTH} vs ${LAST_NOVEMBER}`],
  ['are we slower than last month', `value jobs [] ${THIS_MONTH} vs ${LAST_MONTH}`],
  ['have we been busier than last month', `value jobs [] ${THIS_MONTH} vs ${LAST_MONTH}`],
  ['are we busier than this time last yr', `value jobs [] ${THIS_MONTH} vs year_before`],
  ['are things better than a year ago', `value revenue [] ${THIS_MONTH} vs year_before`],
]);

meanings('a month that is said so far, or looked at, is the nearest', [
  ['whats dec looking like in dollars', `value worth [] ${DECEMBER}`],
  ['how much for december so far', `value worth [] ${DECEMBER}`],
  ['avg ticket dec so far', `value average [] ${DECEMBER}`],
  ['how much in october so far', `value revenue [] ${LAST_MONTH}`],
  ['how much did we make in december', 'value revenue [] 2025-12-01..2025-12-31'],
]);

meanings('the rest of some days is what of them is to come', [
  ['rest of december', `list jobs [] ${DECEMBER}`],
  ['how many jobs the rest of december', `value jobs [] ${DECEMBER}`],
  ['the rest of november', 'list jobs [status:upcoming] 2026-11-22..2026-11-30'],
  ['rest of next week', 'list jobs [] 2026-11-23..2026-11-29'],
  ['how much for the rest of the year', 'value worth [status:upcoming] 2026-11-22..2026-12-31'],
]);

meanings('what we have had is none of what is still to come', [
  ['how many jobs have we had this month', `value jobs [status:completed] ${THIS_MONTH}`],
  ['cuantos trabajos hemos tenido este mes', `value jobs [status:completed] ${THIS_MONTH}`],
  ['how many customers have we had this month', `value customers [status:completed] ${THIS_MONTH}`],
  ['how many cars have i had today', 'value jobs [] 2026-11-22..2026-11-22'],
  ['cuantos carros caen este mes', `value jobs [] ${THIS_MONTH}`],
]);

meanings('what came from something is its revenue', [
  ['wat did we get from trucks n suvs in oct', `value revenue [vehicle:truck|suv] ${LAST_MONTH}`],
  ['what did we get from derek turner', 'value revenue [customer:Derek Turner]'],
  ['what came in from tacomas', 'value revenue [vehicle:tacoma]'],
  ['what did we get from derek last time', 'list visits latest #1 [customer:Derek Turner]'],
  ['what did we charge derek turner', 'list visits latest #1 [customer:Derek Turner]'],
]);

meanings('who had, in Spanish', [
  [
    'que clientes tuvieron ceramica este año',
    'list customers [service:Ceramic Coating, status:completed] 2026-01-01..2026-12-31',
  ],
  ['quienes han tenido un ceramico', 'list customers [service:Ceramic Coating, status:completed]'],
  ['citas del martes x la tarde', 'list jobs [time_of_day:afternoon] 2026-11-24..2026-11-24'],
]);
