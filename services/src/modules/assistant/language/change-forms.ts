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
    says: '<so>* what percent|percentage|share|portion|part of? the|our|my? total|whole|all|everything|revenue|sales|business? <is>? that|it?',
    as: 'what percent is that',
    at: 'whole',
  },
] as const;

/** Days are put beside the days before; anything else in the place of what was counted. */
const MEASURE = [
  {
    says: '<so>* how_much|what is|was|for the? whole|entire day|week|month|thing|lot altogether|worth?',
    as: 'how much is it in dollars',
    at: 'whole',
  },
  {
    says: '<so>* what|how_much did|do|does they|it|that|those|all_of_them|all_of_those add_up_to|come_to|total|total_up_to|amount_to|sum_up_to all_together|altogether|in_total?',
    as: 'how much is it in dollars',
    at: 'whole',
  },
  {
    says: '<so>* how_much is|was|are|were that|they|it|those all? together|in_total|altogether|combined|all_in',
    as: 'how much is it in dollars',
    at: 'whole',
  },
  {
    says: '<so>* cuanto fue|es|son|era|eran|seria en dinero|dolares|plata',
    as: 'en dinero',
    at: 'whole',
  },
  {
    says: '<so>* how_much money|dollars? in_total|in_all|altogether|total?',
    as: 'how much is it in dollars',
    at: 'whole',
  },
  { says: '<so>* what|how_much did|has it <make>', as: 'how much is it in dollars', at: 'whole' },
] as const;

const GROUP = [
  { says: '<so>* <please>* <split> <that>? <down>? {by}', as: '{by}' },
  { says: 'by what <they> <had>', as: 'by service', at: 'end' },
  { says: 'instead_of|rather_than|not by? the? <money>', as: '', at: 'end' },
  { says: 'instead|rather', as: '', at: 'end' },
] as const;

/** The last one of those is no last visit. */
const ORDER = [
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

const TOTAL = [
  {
    says: '<so>* how_long is|will it|that|they|this|all_that be? gonna|going_to? all? take us|me all?',
    as: 'how many hours is that',
    at: 'whole',
  },
  {
    says: '<so>* what|how_much do|does|did they|those|we|one|each|it <make> each|apiece|per_job|a_job|a_piece|on_average|per_car|a_pop',
    as: 'and the average',
    at: 'whole',
  },
  { says: '<so>* what_is|whats the|our? average|avg|mean', as: 'and the average', at: 'whole' },
  {
    says: '<so>* how_many do_we_have|do_i_have|have_we_got',
    as: 'how many are there',
    at: 'whole',
  },
  {
    says: '<so>* how_many is_that|are_there|were_there|are_they? in_total|in_all|altogether|all_together|total',
    as: 'how many are there',
    at: 'whole',
  },
  {
    says: '<so>* what_is|what_was|whats|give_me|how_much_is|how_much_was? the|our? total|grand_total|sum for|of? all|both|them|everything|that|those|it?',
    as: 'and the total',
    at: 'whole',
  },
] as const;

const LIMIT = [
  { says: '<so>* make|do|show|give it|that|me the? top? {n}', as: 'top {n}', at: 'whole' },
] as const;

const WANT = [
  {
    says: '<so>* <please>* the? their? numbers|phone_numbers|phones|contact_info <please>*',
    as: 'phone numbers for them',
    at: 'whole',
  },

  { says: '<so>* <please>* <list> <please>*', as: 'who are they', at: 'whole' },
] as const;

/** 'Booked' alone would be of any job. */
const FILTER = [
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
    says: '<so>* <is>? {those} of <those> <is>? <have>? <much>* already? <booked> already|yet?',
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
