/** How a follow-up asks for another figure of what was answered. */

/** Days are put beside the days before; anything else in the place of what was counted. */
export const MEASURE = [
  {
    says: '<so>* cost|costs|costing me|us? how_much|what',
    as: 'how much did those cost us',
    at: 'whole',
  },
  {
    says: '<so>* how_much|what money|dollars? did|have we|i|it lose|lost|losing because_of|over|to|from|on|for <that>',
    as: 'how much did we lose',
    at: 'whole',
  },
  {
    says: '<so>* worth|for|totaling|totalling|total how_much|what total?',
    as: 'how much is it in dollars',
    at: 'whole',
  },
  { says: '<so>* for? a|the? total of what?', as: 'how much is it in dollars', at: 'whole' },
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
    says: 'y* cuanto|cuanto_dinero|cuanta_plata es|son|seria|seran|suma|suman|hace|junta en_total|in_total|todo|todos|junto?',
    as: 'en dinero',
    at: 'whole',
  },
  { says: 'y* en_total|in_total cuanto es|son|seria|suma|hace', as: 'en dinero', at: 'whole' },
  { says: '<so>* cuanto vale|valen|suma|suman todo|todos?', as: 'en dinero', at: 'whole' },
  { says: '<so>* by count|quantity|volume|number|how_many', as: 'by number of jobs', at: 'whole' },
  {
    says: '<so>* how_much money|dollars? in_total|in_all|all_in_all|all_together|altogether|combined|total?',
    as: 'how much is it in dollars',
    at: 'whole',
  },
  {
    says: '<so>* what|how_much will that|this|it|they|those be|make|bring|bring_in|earn|come_to|pull_in in|us|me? in_total|in_all|altogether|all_together?',
    as: 'how much are they worth',
    at: 'whole',
  },
  {
    says: '<so>* what|how_much would that|this|it|they|those be|make|bring|bring_in|earn|come_to|pull_in in|us|me? in_total|in_all|altogether|all_together?',
    as: 'how much is it in dollars',
    at: 'whole',
  },
  { says: '<so>* what|how_much did|has it <make>', as: 'how much is it in dollars', at: 'whole' },
] as const;

/** All of what was answered, or each of it. */
export const TOTAL = [
  {
    says: '<so>* how_long will|would|does|is it|this all take|be|run',
    as: 'how many hours is that',
    at: 'whole',
  },
  {
    says: '<so>* how_long is|will it|that|they|this|all_that be? gonna|going_to? all? take us|me all?',
    as: 'how many hours is that',
    at: 'whole',
  },
  {
    says: '<so>* how_long is|will|do|would that|they|those|all_that|all_of_that be? gonna|going_to? all? take all?',
    as: 'how many hours is that',
    at: 'whole',
  },
  {
    says: '<so>* what|how_much do|does|did they|those|we|one|each|it <make> each|apiece|per_job|a_job|a_piece|on_average|per_car|a_pop',
    as: 'and the average',
    at: 'whole',
  },
  {
    says: '<so>* what_is|whats the|our? average|avg|mean price|ticket|job|sale?',
    as: 'and the average',
    at: 'whole',
  },
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
