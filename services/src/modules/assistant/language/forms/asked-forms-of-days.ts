import { FORMS_OF_BUSY } from './asked-forms-of-busy.js';
import { FORMS_OF_HOURS } from './asked-forms-of-hours.js';

/** Two stretches, of which the second is said by the first. */
const STRETCHES = [
  {
    says: 'vs|versus|against|than|compared_to the day before',
    as: 'vs the time before',
    at: 'end',
  },
  { says: 'in the|our books', as: 'on the books', at: 'anywhere' },
  // What is booked now is still to come, and no part of today.
  {
    says: '<booked> right_now|now|at_the_moment|currently|as_of_now|as_of_today|so_far',
    as: 'on the books',
    at: 'end',
    unless: ['today|tomorrow|week|weekend|month', '{weekday}'],
  },
  { says: '<our>? dead|deadest day|days', as: 'slowest days', at: 'anywhere' },
  { says: 'this {unit} and|y the|el|la? last', as: 'this {unit} and last {unit}', at: 'end' },
  {
    says: 'last {unit} and the month|week|year|quarter before',
    as: 'last {unit} and {unit} before last',
    at: 'end',
  },
] as const;

/** 'Was it a better week than the last one' puts this one beside it. */
const BETTER_STRETCH = [
  {
    says: '<so>* do|have|are|is? i|we|there? have|got? anything|something|any big|bigger|huge|major job|jobs|ones|appointments? <booked>? {days} like a|an|the? {it}',
    as: 'any {it} {days}',
    at: 'whole',
  },
  {
    says: '<so>* do|have|are|is? i|we|there? have|got? anything|something|any big|huge|major job|jobs|ones|appointments? <booked>? {days}',
    as: 'biggest jobs {days}',
    at: 'whole',
    unless: 'like|than|customer|customers',
  },
  {
    says: '<so>* did|do|have|had|are|were|is|was i|we|it|this? having|been? have|had? a|my|our? {better} {unit} <than> last|the_last one|week|month|quarter|year|weekend?',
    as: 'is this {unit} {better} than last {unit}',
    at: 'whole',
  },
] as const;

/** The best and the dearest, in other words. */
const RECORDS = [
  {
    says: '<so>* what_is|when_was|what_was? <our>? record {unit}',
    as: 'what is my best {unit} ever',
    at: 'whole',
  },
  {
    says: '<so>* what_is|when_was|what_was? <our>? record day',
    as: 'what is my best day ever',
    at: 'whole',
  },
  {
    says: '<so>* what_is|what_was? the? most|highest|biggest i|we|ive|weve ever? charged|billed|got|made for|on|off a|an|one? {it}',
    as: 'most expensive {it} job ever',
    at: 'whole',
    unless: 'day|days|week|weeks|month|months|year|years|customer|customers|client|clients',
  },
  {
    says: '<so>* what_is|what_was? the? longest anyone|anybody|someone|somebody|a_customer|a_client has|went|has_gone|has_ever_gone|ever_went without coming|visiting|a_visit|being_here|coming_in|coming_back',
    as: 'what is the longest gap between visits',
    at: 'whole',
  },
] as const;

const OF_ONE_DAY = [
  {
    says: '<so>* which|what {weekday} was|is <our>? {superlative} one?',
    as: 'what was my {superlative} {weekday}',
  },
  {
    says: '<so>* what_is|what_was? the? most i|we|ive|weve ever? did|done|do in a|one|a_single {word}',
    as: 'most jobs in a {word}',
  },
] as const;

const BESIDES = [
  {
    says: 'a good|bad|great|slow|strong|decent|better|worse month|week|day|year|quarter compared_to|compared_with|next_to|versus|vs|against',
    as: 'compared to',
    at: 'anywhere',
  },
  {
    says: 'first half of the? {it} with|vs|versus|against|to|and|compared_to the? second half?',
    as: 'first half of the {it} vs second half of the {it}',
    at: 'end',
  },
] as const;

const EACH_DAY = [
  // What a day was worth is what was done then, and nothing that is booked.
  {
    says: '<so>* what|how_much was|were {days} worth to_us|to_me?',
    as: 'how much revenue {days}',
    at: 'whole',
    unless:
      'it|they|that|those|these|he|she|job|jobs|visit|visits|one|ones|unconfirmed|pending|booked|cancelled|canceled|show|shows',
  },
  {
    says: '<so>* how_long is|was|does|will|would {day} going_to_be|gonna_be|looking|look|run|be|take|go for_me|for_us|me|us?',
    as: 'booked hours {day}',
    at: 'whole',
  },
  // What is usual on a weekday is of all of them.
  {
    says: 'busiest|slowest|best|quietest|most_popular time|times|hour|hours|part on|for a|an? {weekday}',
    as: 'busiest time on {weekday}s',
    at: 'end',
  },
] as const;

/** Days and what stood out in them, in other words than those of the lexicon. */
export const FORMS_OF_DAYS = [
  ...FORMS_OF_BUSY,
  ...STRETCHES,
  ...BETTER_STRETCH,
  ...RECORDS,
  ...OF_ONE_DAY,
  ...BESIDES,
  ...FORMS_OF_HOURS,
  ...EACH_DAY,
] as const;
