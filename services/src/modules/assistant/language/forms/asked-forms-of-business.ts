/** What grows in number. */
const NO_MONEY =
  'no_shows|cancellations|cancels|customers|clients|people|hours|average|ticket|tickets';

/** How it is going, in general. */
export const FORMS_OF_BUSINESS = [
  { says: 'costing us|me', as: 'cost us', at: 'anywhere' },
  {
    says: '<so>* is|are|do|does <our>? business|things|it|sales|revenue|work starting_to|seem_to|look_like_it_is? be? picking_up|pick_up|dying_down|taking_off|tapering_off',
    as: 'revenue this month compared to last month',
    at: 'whole',
  },
  {
    says: '<so>* is|are <our>? jobs|bookings|appointments|visits picking_up|taking_off|dying_down|tapering_off',
    as: 'jobs this month compared to last month',
    at: 'whole',
  },
  {
    says: '<so>* is|are <our>? {counted} picking_up|taking_off|dying_down|tapering_off',
    as: 'revenue from {counted} this month compared to last month',
    at: 'whole',
    unless: NO_MONEY,
  },
  {
    says: '<so>* is|are <our>? {it} taking_off|dying_down|tapering_off',
    as: 'revenue from {it} this month compared to last month',
    at: 'whole',
    unless: NO_MONEY,
  },
  { says: '<so>* what_is|what_was? {day} take|haul|tally', as: 'revenue {day}', at: 'whole' },
  // Who takes jobs asks for them by name.
  {
    says: '<so>* what did|have|do i|we take|took|taken {days}',
    as: 'revenue {days}',
    at: 'whole',
    unless: 'take|took|taken on|out|off|for|care|in|home',
  },
  { says: '{sums} wise', as: '{sums}', at: 'anywhere' },
  { says: '<so>* <our>? take|haul|tally for|in|from {days}', as: 'revenue {days}', at: 'whole' },
  {
    says: '<so>* how is|are <our>? business|the_business|shop|sales|numbers doing|going|looking|been?',
    as: 'revenue this month',
    at: 'whole',
  },
  {
    says: '<so>* how is|are <our>? business|the_business|shop|sales|numbers doing|going|looking|been? {days}',
    as: 'revenue {days}',
    at: 'whole',
  },
  {
    says: '<so>* what_is|which_is <our>? longest service|package',
    as: 'which service takes the longest',
    at: 'whole',
  },
  {
    says: '<so>* how bad|good|great|rough|strong was|is {days}',
    as: 'revenue {days}',
    at: 'whole',
  },
  {
    says: '<so>* are|is? we|i|business up or down on|for|in? the|this? {unit}',
    as: 'revenue this {unit} compared to last {unit}',
    at: 'whole',
  },
  {
    says: '<so>* how_long|how_much_time|how_many_hours <is>? until|till|til|before|to <our>? next|first job|appointment|customer|car|one',
    as: 'when is my next job',
    at: 'whole',
  },
  {
    says: '<so>* what_is|how_much_is a|the_average|each|one customer|client worth to_me|to_us?',
    as: 'average spent per customer',
    at: 'whole',
  },
] as const;
