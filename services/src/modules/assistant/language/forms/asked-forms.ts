import { FORMS_OF_ALL } from './asked-forms-of-all.js';
import { FORMS_OF_BUSINESS } from './asked-forms-of-business.js';
import { FORMS_OF_DAYS } from './asked-forms-of-days.js';
import { FORMS_OF_PEOPLE } from './asked-forms-of-people.js';
import { FORMS_OF_CARDS } from './asked-forms-of-cards.js';
import { FORMS_OF_SOMEBODY } from './asked-forms-of-somebody.js';
import { FORMS_OF_USUAL } from './asked-forms-of-usual.js';
import { FORMS_OF_SIDES } from './asked-forms-of-sides.js';
import { formsOf } from './forms.js';

/** How questions of their own are said that ask for what others ask for in the words of the lexicon. */
const DATES = [
  { says: '{unit} to_date', as: 'revenue this {unit} so far', at: 'whole' },
  { says: '{unit} to_date', as: 'this {unit} so far', at: 'anywhere' },
  { says: 'rolling|trailing {n} {word}', as: 'last {n} {word}', at: 'anywhere' },
] as const;

const BIGGEST = 'the? biggest|largest|strongest|steepest';
const IF_ALL =
  'if all|everything|everyone|everybody booked|scheduled|on_the_books? {days}? goes_through|works_out|sticks|happens|holds|comes|comes_in|comes_through|gets_done|shows|shows_up';
const IF_ALL_COME =
  'if all|everything|everyone|everybody|it_all|they_all|nobody|nothing|no_one booked|scheduled|on_the_books? goes_through|works_out|sticks|happens|holds|comes|comes_in|comes_through|gets_done|shows|shows_up|come|show|show_up|cancels|bails';
const FIGURES = [
  {
    says: '<so>* how_much|what money? did|do|have the|our|my? first_timers|first_time_customers|first_time_clients|newcomers spend|spent|bring|brought|pay|paid in? {days}',
    as: 'revenue from new customers {days}',
    at: 'whole',
  },
  {
    says: '<so>* how_much|what do|did {it} spend|pay|bring_in|bring vs|versus|compared_to|against {days}',
    as: 'revenue from {it} vs {days}',
    at: 'whole',
  },
  {
    says: '<so>* what|which services|service are|is|do_we_have|do_i_have|we_have booked|scheduled|on_the_books|on_the_schedule for|on? {days}',
    as: 'jobs by service {days}',
    at: 'whole',
  },
  {
    says: `<so>* what|how_much money? do|will|would|should|could|can i|we make|earn|bring_in|take_in {days} ${IF_ALL_COME}`,
    as: 'how much is booked {days}',
    at: 'whole',
  },
  {
    says: '<so>* how_much|what_money|what did|have the|our|my? new customers|clients|people spend|spent|bring|brought|pay|paid in? {days}',
    as: 'revenue from new customers {days}',
    at: 'whole',
  },
  {
    says: 'avg|average we|i charge|charged|get|got on|for {it}',
    as: 'average ticket for {it}',
    at: 'whole',
    unless: 'how long|many',
  },
  {
    says: '<so>* what_is <our>? average we|i charge|charged|get|got on|for {it}',
    as: 'average ticket for {it}',
    at: 'whole',
  },
  {
    says: '<so>* how_much did|do|have the|our|my vans|crews|bays make|made|do|done|bring_in|brought_in|earn {days} each',
    as: 'revenue by crew {days}',
    at: 'whole',
  },
  {
    says: 'first half of|in {month} or|vs|versus|and|than the? second half|one?',
    as: 'first half of {month} or second half of {month}',
    at: 'end',
  },
  {
    says: `${BIGGEST} growth|increase|increases|gain|gains|jump|jumps|rise|improvement`,
    as: 'grew the most',
    at: 'anywhere',
  },
  {
    says: `${BIGGEST} drop|drops|decline|declines|decrease|fall|dip`,
    as: 'dropped the most',
    at: 'anywhere',
    unless: 'drop_off',
  },
  {
    says: `<so>* what|how_much do|will|would|should|could|can i|we make|earn|bring_in|take_in ${IF_ALL}`,
    as: 'how much is booked {days}',
    at: 'whole',
  },
  {
    says: `<so>* ${IF_ALL} what|how_much do|will|would|should|could|can i|we make|earn|bring_in|take_in`,
    as: 'how much is booked {days}',
    at: 'whole',
  },
  { says: 'make|made|earn|earned off of?', as: 'make from', at: 'anywhere' },
  {
    says: '<so>* what|how_much money? did|do? i|we make|get|got|take|take_in|see from',
    as: 'how much did we make from',
  },
  { says: '<so>* what came|comes in? from', as: 'how much came from' },
  {
    says: 'average|typical {it} price|cost',
    as: 'average ticket for {it}',
    at: 'anywhere',
    unless: 'market|list|sticker|of|for|my|our',
  },
  {
    says: '<so>* what|where|how_much am|are i|we at for|on? the {unit}',
    as: 'revenue this {unit}',
    at: 'whole',
  },
  {
    says: '<so>* what|where|how_much am|are i|we at for|on? {turn} {unit}',
    as: 'revenue {turn} {unit}',
    at: 'whole',
  },
  {
    says: 'what_is|what_was <our> damage|haul|tally for? {days}',
    as: 'revenue {days}',
    at: 'whole',
  },
  { says: 'best|highest|top paying|earning|grossing {word}', as: 'best {word}', at: 'anywhere' },
  { says: 'worst|lowest paying|earning|grossing {word}', as: 'worst {word}', at: 'anywhere' },
  {
    says: '<so>* how_much|what money? did|have|has the|our|my? new customers|clients|people of|from|in {it} spend|spent|bring|brought|make|made|pay|paid in?',
    as: 'revenue from new customers in {it}',
    at: 'whole',
  },
  {
    says: '<so>* how did|do|are|is|have the|our|my vans|crews|trucks do|doing|done|perform',
    as: 'revenue by crew',
  },
  { says: '<so>* which|what one? of <our> two|three? vans|crews|bays|teams', as: 'which crew' },
  {
    says: '<so>* when <is> he|she|they back|coming_back|due_back|in_again|here_again again?',
    as: 'when is he next in',
    at: 'whole',
  },
  { says: '<so>* <our>? top|best cars|vehicles', as: 'top models' },
  { says: '<so>* <our>? top|best {n} cars|vehicles', as: 'top {n} models' },
  {
    says: '<so>* who do|did we|i see|book|do|detail the? most often?',
    as: 'which customer has the most visits',
  },
  {
    says: '<so>* what do|did {it} owners|drivers|people|customers|clients get|book|buy|order|have the? most often?',
    as: 'what service do {it} get the most',
  },
  { says: 'show|show_up rate', as: 'no show rate', at: 'anywhere', unless: 'no_show' },
  {
    says: 'anyone|anybody|any_one|somebody new {days}',
    as: 'any new customers {days}',
    at: 'whole',
  },
  {
    says: 'walks|walked|walk|walking|goes|went|going out the|my? door|window with|from|on|to|because_of',
    as: 'lost to',
    at: 'anywhere',
  },
  { says: 'knock|knocked|crank|cranked|bang|banged|churn|churned out', as: 'do', at: 'anywhere' },
  {
    says: 'which|what|any regulars havent|have_not been in|here|by|around lately?',
    as: 'which regulars are due',
    at: 'whole',
  },
  {
    says: '<so>* who gets|get|got|books|booked|has|had {it} the? most often?',
    as: 'which customer has the most {it} jobs',
    at: 'whole',
    unless: ['spend|spent|paid|pay|pays|ahead|more|job|jobs|visit|visits', 'who {word} the? most'],
  },
  {
    says: '<so>* what|which car|cars|make|makes|vehicle|vehicles gets|get|got {it} the? most often?',
    as: 'which make has the most {it} jobs',
    at: 'whole',
  },
  { says: '<so>* who is coming? up|in? the? soonest', as: 'who is coming in next' },
  { says: '<so>* who books the? most', as: 'which customer has the most visits' },
  {
    says: '<so>* what|what_job|what_jobs|which_job|which_jobs do|did we|i do|sell|book the? most often?',
    as: 'most popular service',
    unless: 'of',
  },
  {
    says: 'what|which vehicle|vehicles|ride|rides do|did i|we',
    as: 'what car do we',
    at: 'anywhere',
  },
  { says: 'outearns?|outsells?|outperforms?|outdoes|outdo', as: 'make more than', at: 'anywhere' },
  // As those say it who think in another language.
  { says: '{sums} for {split}', as: '{sums} by {split}', at: 'anywhere' },
  { says: 'is the? less sold|booked|ordered', as: 'sold least', at: 'anywhere' },
  { says: 'is the? more sold|booked|ordered', as: 'sold most', at: 'anywhere' },
  { says: 'out earn|sell|perform|do', as: 'make more than', at: 'anywhere' },
  { says: '<show>? <our>? {turn} {unit}~ numbers', as: 'revenue {turn} {unit}', at: 'whole' },
  { says: '<show>? <our>? {month}~ numbers', as: 'revenue {month}', at: 'whole' },
  { says: '<show>? <our>? {day}~ numbers', as: 'revenue {day}', at: 'whole' },
  { says: '<show>? <our>? numbers for|from|of|on {it}', as: 'revenue {it}', at: 'whole' },
  {
    says: 'break|split|divide <down>? {it} <down>? by {word}',
    as: '{it} by {word}',
    at: 'whole',
  },
  {
    says: 'this {word} {it}? {vs} last',
    as: 'this {word} {it} {vs} last {word}',
    at: 'end',
  },
] as const;

const JOBS = [
  {
    says: '<so>* who is|are|will_be|was|were doing|handling|assigned_to|detailing|washing {it} on|for? {day} {word}?',
    as: 'which crew has {it} {day} {word}',
    at: 'whole',
    unless: 'best|most|well|better|good|ok|okay|this|that|it|them',
  },
  {
    says: '<so>* who is doing|handling|detailing|washing {it}',
    as: 'which crew has {it} today',
    at: 'whole',
    unless: [
      'best|most|well|better|good|ok|okay|this|that|it|them|last|next|tomorrow|yesterday|today|now|tonight|week|month|year|on',
      '{digits}',
    ],
  },
  {
    says: 'how_many {waiting}',
    as: 'how many {waiting} jobs',
    unless: 'how_many {word} job|jobs|appointment|appointments|booking|bookings|request|requests',
  },
  {
    says: 'how_many {weekday}~ did|have|do i|we work|worked|open',
    as: 'how many days did we work on {weekday}s',
  },
  // Work is counted, and no money.
  { says: 'how_much work', as: 'how many jobs', at: 'anywhere' },
  { says: 'how_much busier', as: 'busier', at: 'anywhere' },
  {
    says: 'how_much of my|our|the? {days} is|are|was|were booked|full|taken|filled|busy',
    as: 'how many hours are booked {days}',
  },
  { says: 'how_much did|do|have i|we work|worked', as: 'how many hours did we work' },
  { says: 'cuanto trabajo', as: 'cuantos trabajos', at: 'anywhere' },
  { says: 'cuanto trabajamos|trabaje', as: 'cuantas horas trabajamos' },
  { says: 'trabajamos|trabaje mas', as: 'tenemos mas trabajos', at: 'end' },
  { says: 'trabajamos|trabaje menos', as: 'tenemos menos trabajos', at: 'end' },
  { says: 'longest day', as: 'most hours in one day', at: 'anywhere' },
  { says: 'do i|we have|got {days} coming in|up?', as: '{days} on the books', at: 'whole' },
  { says: 'how_much|what we|i making|bringing_in|taking_in', as: 'how much are we making' },
  { says: 'pending|open|new|unanswered booking? requests', as: 'pending jobs', at: 'anywhere' },
  {
    says: 'what_is <our>? plan|agenda|lineup|line_up|game_plan|plan_of_attack',
    as: 'what is on today',
    at: 'end',
  },
  { says: 'what is|has|does {it} got {then}', as: 'what does {it} have {then}' },
  { says: 'walk|take|run|talk me through my|the? {day}', as: 'what is on {day}' },
  {
    says: 'how_long|how_much_time should|do|would|will|must|does i|we|it|one|you <block> for?',
    as: 'how long to take for',
  },
  { says: 'how_much_time for', as: 'how long to take for' },
  { says: 'tie me|us|the_bay|the_van|a_van up', as: 'take', at: 'anywhere' },
] as const;

export const ASKED_FORMS = formsOf([
  ...FORMS_OF_ALL,
  ...FORMS_OF_USUAL,
  ...FORMS_OF_DAYS,
  ...FORMS_OF_PEOPLE,
  ...FORMS_OF_SIDES,
  ...FORMS_OF_BUSINESS,
  ...DATES,
  ...FIGURES,
  ...JOBS,
  ...FORMS_OF_SOMEBODY,
  ...FORMS_OF_CARDS,
]);
