import { meanings } from '../../../../test/assistant/meaning.js';

const THIS_MONTH = '2026-11-01..2026-11-30';
const LAST_MONTH = '2026-10-01..2026-10-31';

meanings('cars beside trucks are those that are none', [
  ['cars vs trucks this month', `value revenue by vehicle_kind [] ${THIS_MONTH}`],
  ['trucks or cars', 'value revenue by vehicle_kind []'],
  ['do we make more on trucks or cars', 'value revenue by vehicle_kind []'],
  ['do suvs bring in more than cars', 'value revenue by vehicle_kind []'],
  ['are we busier with cars or vans', 'value jobs by vehicle_kind []'],
  ['camionetas o carros, que deja mas', 'value revenue by vehicle_kind most []'],
]);

meanings('who comes out ahead, and what earns, is no make of a car', [
  ['trucks or suvs, which make more', 'value revenue by vehicle_kind [vehicle:truck|suv]'],
  ['hondas or toyotas, what makes us the most', 'value revenue by make [vehicle:honda|toyota]'],
  [
    'full detail vs interior, who wins',
    'value revenue by service [service:Full Detail|Interior Detail]',
  ],
  ['is van 1 or van 2 making more', 'value revenue by crew [crew:Van 1|Van 2]'],
  [
    'is ceramic or full detail making more this year',
    'value revenue by service [service:Ceramic Coating|Full Detail] 2026-01-01..2026-12-31',
  ],
  ['van 1 or van 2, who wins this month', `value revenue by crew [crew:Van 1|Van 2] ${THIS_MONTH}`],
  ['which make do we see most', 'value jobs by make most []'],
  ['what make brings in the most', 'value revenue by make most []'],
]);

meanings('new ones beside old ones are first visits beside later ones', [
  ['how do new ppl compare to regulars', 'value revenue by visit []'],
  ['new vs regulars', 'value revenue by visit []'],
  ['new customers vs regulars this month', `value revenue by visit [] ${THIS_MONTH}`],
  ['how do regulars stack up against new people', 'value revenue by visit []'],
  ['do new people spend more than regulars', 'value average by visit []'],
]);

meanings('what sells best is a service', [
  ['whats our top seller', 'value jobs by service most []'],
  ['best seller in october', `value jobs by service most [] ${LAST_MONTH}`],
  ['what are our top sellers this year', 'value jobs by service most [] 2026-01-01..2026-12-31'],
  ['worst seller this month', `value jobs by service least [] ${THIS_MONTH}`],
]);

meanings('fewer is beside something', [
  ['fewer cancels than last month?', `value cancelled [] ${THIS_MONTH} vs ${LAST_MONTH}`],
  ['fewer jobs than last month', `value jobs [] ${THIS_MONTH} vs ${LAST_MONTH}`],
  ['more jobs this month or last', `value jobs [] ${THIS_MONTH} vs ${LAST_MONTH}`],
  ['estamos mejor que el mes pasado', `value revenue [] ${THIS_MONTH} vs ${LAST_MONTH}`],
]);

meanings('what is done so often is no number of customers', [
  ['how many teslas do we do a month', 'value jobs per month [vehicle:tesla]'],
  ['how many trucks do we wash a week', 'value jobs per week [vehicle:truck]'],
  ['cuantas camionetas lavamos al mes', 'value jobs per month [vehicle:truck]'],
  ['revenue yesterday vs the day before', 'value revenue [] 2026-11-21..2026-11-21 vs before'],
  ['how many jobs a day do we do', 'value jobs per day []'],
  ['how many cars do we do in a week', 'value jobs per week []'],
  ['how many jobs do we do a day in october', 'value jobs by day [] 2026-10-01..2026-10-31'],
  ['how many jeeps do we have', 'value customers [vehicle:jeep]'],
]);

meanings('phone words of Spanish', [
  ['q tengo para mañana', 'list jobs [] 2026-11-23..2026-11-23'],
  ['ctos trabajos hay pa mañana', 'value jobs [] 2026-11-23..2026-11-23'],
]);

meanings('el fin de semana is one, los fines de semana are all', [
  ['q hay el finde', 'list jobs [] 2026-11-21..2026-11-22'],
  ['que tengo el fin de semana', 'list jobs [] 2026-11-21..2026-11-22'],
  ['cuanto hicimos el fin de semana', 'value revenue [] 2026-11-21..2026-11-22'],
  ['cuanto hacemos los fines de semana', 'value revenue [weekday:weekend]'],
  ['whats on the weekend', 'list jobs [] 2026-11-21..2026-11-22'],
]);

meanings('which customers came so often', [
  [
    'which customers came more than 3 times this year',
    'list customers [times_at_least:4] 2026-01-01..2026-12-31',
  ],
  ['which customers have been in at least 5 times', 'list customers [visits_at_least:5]'],
  ['which customers have spent nothing', 'list customers [due:never]'],
  ['whats our longest service', 'value length by service []'],
]);
