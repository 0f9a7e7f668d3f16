import { MEASURE, TOTAL } from './figure-forms.js';
import { formsOf } from './forms.js';

/**
 * How a follow-up says which part of the plan before is another: one entry for each part. What the lexicon has ('by
 * van', 'and in May', 'only ceramic') needs none.
 */
const COMPARE = [
  {
    says: '<so>* <vs>* at|by? this|the_same time last {unit}',
    as: 'compared to last {unit}',
    at: 'whole',
  },
  {
    says: '<so>* <it_is> <much>* <more> or? <more>? <than> it_was|we_were? in? where? the?',
    as: 'compared to',
  },
  { says: '<so>* <it_is>? about? the? same as|like in? the?', as: 'compared to' },
  { says: '<so>* <it_is> <much>* <beyond> where? the?', as: 'compared to' },
  { says: '<so>* <it_is>? <much>* <more> or? <more>? than in? the?', as: 'compared to' },
  { says: '<so>* eso|esto? es|fue|estuvo <mas> o? <mas>? que', as: 'comparado con' },
] as const;

/** 'What percent of the total is that' */
const SHARE = [
  {
    says: '<so>* what|which|in percent|percentage|rate <is>? that|it?',
    as: 'what percent is that',
    at: 'whole',
  },
  {
    says: '<so>* what percent|percentage|share|portion|part of? the|our|my? total|whole|all|everything|revenue|sales|business? <is>? that|it?',
    as: 'what percent is that',
    at: 'whole',
  },
] as const;

const GROUP = [
  { says: '<so>* <please>* <split> <that>? <down>? {by}', as: '{by}' },
  { says: 'by what <they> <had>', as: 'by service', at: 'end' },
  { says: 'instead_of|rather_than|not by? the? <money>', as: '', at: 'end' },
  { says: 'instead|rather', as: '', at: 'end' },
  {
    says: 'for|in|over|during|across the? same two|three|2|3? days|weeks|months|years|period|time|dates|stretch|time_frame|timeframe',
    as: '',
    at: 'end',
  },
] as const;

/** The last one of those is no last visit. */
const ORDER = [
  {
    says: '<so>* {who}? <is>? the? runner_up|number_two|number_2|next_best',
    as: 'second best',
    at: 'whole',
  },
  {
    says: '<so>* what sold|sells|sell the? most',
    as: 'which service did we do the most',
    at: 'whole',
  },
  { says: 'dearest|costliest|priciest', as: 'most expensive one', at: 'end' },
  { says: '<so>* <please>* newest|latest|most_recent ones? first', as: 'by newest', at: 'whole' },
  { says: '<so>* <please>* oldest|earliest ones? first', as: 'by oldest', at: 'whole' },
  {
    says: '<so>* <please>* biggest|highest|priciest|most_expensive ones? first',
    as: 'by price',
    at: 'whole',
  },
  {
    says: '<so>* {who} <is>? am_i|are_we|do_i|do_we? seeing|doing|see|have|do|getting last',
    as: '{who} is the latest one',
    at: 'whole',
  },
  { says: '<so>* {who} <is> the? last one?', as: '{who} is the latest one', at: 'whole' },
  { says: '<so>* {who} goes|comes last', as: '{who} is the latest one', at: 'whole' },
] as const;

const LIMIT = [
  { says: '<so>* make|do|show|give it|that|me the? top? {n}', as: 'top {n}', at: 'whole' },
] as const;

const WANT = [
  {
    says: '<so>* what_time|when|how_late does|do|will|is|are|would he|she|they|it|that be? finish|finished|end|ending|done|get_done|over|out|leave',
    as: 'what time is that',
    at: 'whole',
  },
  {
    says: '<so>* when|what_time|what_day <is> he|she|they|it|that|those supposed|meant|scheduled|due|booked to? come|be|be_in|come_in|be_here?',
    as: 'who are they',
    at: 'whole',
  },
  {
    says: '<so>* <please>* the? their? numbers|phone_numbers|phones|contact_info <please>*',
    as: 'phone numbers for them',
    at: 'whole',
  },
  {
    says: '<so>* <please>* call|ring|phone them|those|these|them_all|all_of_them|everybody|everyone first?',
    as: 'phone numbers for them',
    at: 'whole',
  },
  { says: '<so>* <please>* <list> <please>*', as: 'who are they', at: 'whole' },
] as const;

/** 'Booked' alone would be of any job. */
const FILTER = [
  { says: 'of <those> two|2? groups|kinds|categories|types', as: 'of them', at: 'anywhere' },
  { says: '{those} among|amongst|out_of <those>', as: '{those} of them' },
  {
    says: '<so>* how_many <is>? done|finished|completed|complete already|so_far|yet?',
    as: 'how many are completed',
    at: 'whole',
  },
  {
    says: '<so>* how_many <is>? still? left|to_go|to_do|to_come|remaining|yet_to_come',
    as: 'how many are still to come',
    at: 'whole',
  },
  {
    says: '<so>* <please>* drop|remove|ignore|forget_about|forget|leave_out|take_out|take_away the? {it}',
    as: 'without {it}',
    at: 'whole',
    unless: /\b(?:from|off|my|appointment|customer|service|price|to|on|by|her|him)\b/,
  },
  {
    says: '<so>* any|are_there_any|are_any|how_many repeat|returning customers|clients|people|ones? in_there|among_them|in_that|of_them|of_those|in_those',
    as: 'which of them are returning',
    at: 'whole',
  },
  {
    says: '<so>* any|are_there_any|are_any new|first_time customers|clients|people|ones? in_there|among_them|in_that|of_them|of_those|in_those',
    as: 'which of them are new',
    at: 'whole',
  },
  {
    says: '<so>* {those} of <those> <is>? <have>? nothing|no_jobs|no_appointments <booked>?',
    as: '{those} of them have nothing booked',
    at: 'whole',
  },
  {
    says: '<so>* {those} of <those> are|is|have|has not_booked|not_scheduled|no_booking|unbooked|not_got_anything already|yet?',
    as: '{those} of them have nothing booked',
    at: 'whole',
  },
  {
    says: '<so>* is|are|has|have|did|do? {those} of <those> <have>? rebook|rebooked|rescheduled|reschedule|book_again|book_another since|yet|already?',
    as: '{those} of them have something booked',
    at: 'whole',
  },
  {
    says: '<so>* is|are|has|have? {those} of <those> <is>? <have>? <much>* already? <booked> again|back|another? already|yet?',
    as: '{those} of them have something booked',
    at: 'whole',
  },
] as const;

export const CHANGE_FORMS = formsOf([
  ...COMPARE,
  ...FILTER,
  ...WANT,
  ...LIMIT,
  ...TOTAL,
  ...GROUP,
  ...SHARE,
  ...MEASURE,
  ...ORDER,
]);
