import { MEASURE, TOTAL } from './figure-forms.js';
import { COMPARE } from './change-forms-of-compare.js';
import { FILTER, OFTEN, WANT } from './change-forms-of-rows.js';
import { FORMS_OF_ALL_OF_THOSE } from './asked-forms-of-all.js';
import { formsOf } from './forms.js';

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
  // 'Each make' is a brand where something follows, and here what each of them made.
  {
    says: '<so>* how_much|what did|does|do each|each_one|each_of_them|they_each make',
    as: 'and how much did each bring in',
    at: 'whole',
  },
  {
    says: '<so>* which|what van|vans|crew|crews|bay has|have|gets|get|does|do|is_on|takes what|which|who|which_one|which_ones|which_job',
    as: 'by crew',
    at: 'whole',
  },
  { says: '<so>* on|in|for|with? which|what van|vans|crew|crews|bay', as: 'by crew', at: 'whole' },
  { says: '<so>* by who|whom', as: 'by crew', at: 'whole' },
  {
    says: '<so>* who|which_van|which_crew|which_bay did|does them|those|these|the_jobs|the_cars|all_of_them',
    as: 'by crew',
    at: 'whole',
  },
  {
    says: '<so>* who|which_van|which_crew|which_bay handled|ran|worked_on|detailed|washed|cleaned them|those|these|it|that|the_jobs|the_cars|all_of_them',
    as: 'by crew',
    at: 'whole',
  },
  {
    says: '<so>* who|which_van|which_crew|which_bay does|is_doing|is_on|takes|is_taking the|that|this|it job|one?',
    as: 'by crew',
    at: 'whole',
  },
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
    says: '<so>* what_about|how_about? the time|visit|appointment before that?',
    as: 'and the one before',
    at: 'whole',
  },
  {
    says: '<so>* what do|did|have we|i do|done|sell|sold|get|got|wash the? most of?',
    as: 'which service did we do the most',
    at: 'whole',
  },
  {
    says: '<so>* what do|did|have we|i do|done|sell|sold|get|got|wash the? least of?',
    as: 'which service did we do the least',
    at: 'whole',
  },
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

/**
 * How a follow-up says which part of the plan before is another: one entry for each part. What the lexicon has ('by
 * van', 'and in May', 'only ceramic') needs none.
 */
export const CHANGE_FORMS = formsOf([
  ...FORMS_OF_ALL_OF_THOSE,
  ...OFTEN,
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
