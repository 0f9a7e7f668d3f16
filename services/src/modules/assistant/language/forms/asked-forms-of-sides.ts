import { FORMS_OF_AHEAD } from './asked-forms-of-ahead.js';
import { POINT } from './asked-forms-of-usual.js';
import { FORMS_OF_SPANISH } from './asked-forms-of-spanish.js';

const OLD =
  'regulars|returning_customers|returning_clients|returning_people|returning|repeat_customers|repeat_clients|repeats|repeat|old_customers|old_clients|old_ones|existing_customers|existing_clients';
const NEW =
  'new_people|new_customers|new_clients|new_folks|new_guys|new_faces|new_ones|new|newcomers|first_timers';
const BESIDE =
  'vs|versus|or|against|compare|compares|compared|stack_up|stacking_up|do|doing|measure_up';
const TO = 'to|with|against|beside|next_to';

const KINDS = 'trucks|suvs|vans|minivans|pickups|camionetas|trocas';
const CARS = 'cars|autos|carros|coches';
const LINKS = 'or|vs|versus|against|o|contra|than';

/** Whether more was made than in some other days. */
const AHEAD =
  'did|have|do|will|are|can we|i beat|beaten|beating|top|topped|pass|passed|ahead_of|do_better_than|done_better_than|doing_better_than|better_than';

/** What stands beside something else is of one kind with it: cars beside trucks are those that are none. */
export const FORMS_OF_SIDES = [
  ...FORMS_OF_AHEAD,
  {
    says: '<so>* what_is|was? the? split|breakdown between {it}',
    as: 'compare {it}',
    at: 'whole',
  },
  ...FORMS_OF_SPANISH,
  // What somebody still has is to come.
  { says: 'do i|we still have|got {then}', as: 'are still to come {then}', at: 'anywhere' },
  { says: 'do i|we still have|got', as: 'are still to come', at: 'end' },
  { says: `${CARS} ${LINKS} ${KINDS}`, as: 'by vehicle type', at: 'anywhere' },
  { says: `${KINDS} ${LINKS} ${CARS}`, as: 'by vehicle type', at: 'anywhere' },
  {
    says: `${KINDS} bring_in|make|bring|earn|pay us|me? {rank} than ${CARS}`,
    as: 'we make {rank} by vehicle type',
    at: 'anywhere',
  },
  {
    says: 'is|are <our>? {counted} up|down|higher|lower',
    as: '{counted} up or down',
    at: 'whole',
  },
  {
    says: 'is|are <our>? {counted} up|down|higher|lower this {unit}',
    as: '{counted} this {unit} compared to last {unit}',
    at: 'whole',
  },
  {
    says: 'is|are|was|were {days} up|down|higher|lower on|over|from last|this {word}?',
    as: 'is {days} compared to last {word}',
    at: 'whole',
    unless: 'is|are|was|were we|i|it',
  },
  { says: 'did|have|can|will we|i top|topped {amount}', as: 'did we hit {amount}', at: 'anywhere' },
  {
    says: '<so>* how_far|how_close off|short|short_of|from|to|away_from {amount} are|am we|i',
    as: 'how far are we from {amount} this month',
    at: 'whole',
  },
  {
    says: '<so>* how_far|how_close off|short|short_of|from|to|away_from {amount} are|am we|i',
    as: 'how far are we from {amount}',
  },
  {
    says: 'in|with|from? vans or|vs|versus|than in|at|with|from? the? bay',
    as: 'the vans or the bay',
    at: 'anywhere',
  },
  {
    says: 'at|in|with|from? the? bay or|vs|versus|than in|at|with|from? vans',
    as: 'the bay or the vans',
    at: 'anywhere',
  },
  {
    says: `<so>* ${AHEAD} last {unit} ${POINT} in|into|of? the? {word}?`,
    as: 'did this {unit} beat last {unit}',
    at: 'whole',
  },
  {
    says: `<so>* ${AHEAD} {month} ${POINT} in|into|of? the? {word}?`,
    as: 'did this month beat {month}',
    at: 'whole',
  },
  {
    says: `<so>* ${AHEAD} last {unit}`,
    as: 'did this {unit} beat last {unit}',
    at: 'whole',
  },
  { says: `<so>* ${AHEAD} last {month}`, as: 'did this month beat last {month}', at: 'whole' },
  { says: `<so>* ${AHEAD} {month}`, as: 'did this month beat {month}', at: 'whole' },
  { says: 'am|ams vs|versus|or|against pm|pms', as: 'morning vs afternoon', at: 'anywhere' },
  {
    says: '<so>* was|were we|i|it|things|business busier|slower last {unit}',
    as: 'jobs last {unit} vs {unit} before last',
    at: 'whole',
  },
  {
    says: '<so>* was last {unit} busier|slower',
    as: 'jobs last {unit} vs {unit} before last',
    at: 'whole',
  },
  {
    says: '<so>* was last {unit} better|worse|up|down',
    as: 'revenue last {unit} vs {unit} before last',
    at: 'whole',
  },
  {
    says: '<so>* how_much|what do|are we|i get|make|take_in|bring_in|getting|making per|for_each {it}',
    as: 'average ticket for {it}',
    at: 'whole',
    unless: [
      'hour|hours|hr|day|days|week|weeks|month|months|year|years|quarter|quarters|customer|customers|client|clients|person|people|job|jobs|car|cars|visit|visits|crew|crews|time|ticket|tickets',
      '{weekday}',
    ],
  },
  { says: 'this {unit} or|o the|la|el? last', as: 'this {unit} vs last {unit}', at: 'end' },
  {
    says: `${NEW} ${BESIDE} ${TO}? <our>? ${OLD}`,
    as: 'first timers vs returning',
    at: 'anywhere',
  },
  {
    says: `${OLD} ${BESIDE} ${TO}? <our>? ${NEW}`,
    as: 'first timers vs returning',
    at: 'anywhere',
  },
  {
    says: 'who|which|which_one|what|cual|quien wins|won|is_winning|comes_out_ahead|comes_out_on_top|is_ahead|gana',
    as: 'which is better',
    at: 'anywhere',
  },
  // 'Is van 1 or van 2 making more' asks which.
  {
    says: 'making|earning|grossing us? {rank}',
    as: 'make {rank}',
    at: 'anywhere',
    unless: ['i|we|am|business|things|than|it'],
  },
  // What earns is no make of a car.
  { says: 'which|what make me|us? {rank} money', as: 'which makes {rank} money', at: 'anywhere' },
  {
    says: 'which|what make|makes me|us? {rank}',
    as: 'which brings in {rank}',
    at: 'anywhere',
    unless: ['money', 'which_makes more|most|less|least|better'],
  },
  {
    says: '<our>? best|top|biggest|number_one|hottest seller|sellers|selling_service|selling_services',
    as: 'which service sold most',
    at: 'anywhere',
  },
  {
    says: '<our>? worst|slowest|weakest seller|sellers|selling_service|selling_services',
    as: 'which service sold least',
    at: 'anywhere',
  },
  {
    says: '<so>* which|what services|service is|are growing|shrinking|declining|dropping|falling|losing|going_up|going_down|up|down|trending_up|trending_down',
    as: 'revenue by service this month compared to last month',
    at: 'whole',
  },
  {
    says: '<so>* what_is growing|shrinking|declining|dropping_off|trending_up|trending_down',
    as: 'revenue by service this month compared to last month',
    at: 'whole',
  },
] as const;
