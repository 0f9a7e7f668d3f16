/** How a follow-up asks who or what was behind the answer, or for some of those rows. */

export const WANT = [
  {
    says: '<so>* which|what customers|clients|people is|are|was|were those|they|that|it|these',
    as: 'who were they',
    at: 'whole',
  },
  {
    // All customers there are is another question.
    says: '<so>* which|what|whose customers|clients|people',
    as: 'who were they',
    at: 'whole',
  },
  {
    says: 'y* que|cuales clientes|personas',
    as: 'quienes son',
    at: 'whole',
  },
  {
    says: '<so>* who|which is|are|was|were the customers|clients|people|ones',
    as: 'who were they',
  },
  {
    says: '<so>* <please>* the|a|their|your? call_list|phone_list|contact_list',
    as: 'phone numbers for them',
    at: 'whole',
  },
  {
    says: '<so>* <please>* their? names and|n numbers|phone_numbers|phones <please>*',
    as: 'phone numbers for them',
    at: 'whole',
  },
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
    says: '<so>* <please>* what_is|what_are|whats? the? their? numbers|phone_numbers|phones|contact_info <please>*',
    as: 'phone numbers for them',
    at: 'whole',
  },
  {
    says: '<so>* <please>* show|give|list|get|send|text me|us? their|the phones|phone_numbers|numbers',
    as: 'phone numbers for them',
    at: 'whole',
  },
  {
    says: '<so>* <please>* call|ring|phone them|those|these|them_all|all_of_them|everybody|everyone first?',
    as: 'phone numbers for them',
    at: 'whole',
  },
  { says: '<so>* <please>* <list> <please>*', as: 'who are they', at: 'whole' },
  {
    says: '<so>* <please>* the? price|prices|cost|how_much|amount <is>? for|of? each|each_one|each_of_them|apiece',
    as: 'who are they',
    at: 'whole',
  },
] as const;

/** Before what is more than something else. */
export const OFTEN = [
  {
    says: '<so>* only|just|with|who_have|who_had|that_have|the_ones_with? more_than one|1|once visit|visits|job|jobs|time|times?',
    as: 'which of them more than once',
    at: 'whole',
  },
] as const;

/** 'Booked' alone would be of any job. */
export const FILTER = [
  {
    says: '<so>* have|had|were they|those|these|any_of_them|any_of_those|all_of_them been|come here|in|by|to_us? before',
    as: 'which of them are returning',
    at: 'whole',
  },
  {
    says: '<so>* are|will they|those|any_of_them|any_of_those|all_of_them be? coming_back|come_back|back|returning again|soon?',
    as: 'which of them have something booked',
    at: 'whole',
  },
  {
    says: '<so>* only|just|and|but? not here|in|seen|back? since {days}',
    as: 'who have not been here since {days}',
    at: 'whole',
  },
  {
    says: '<so>* if you|we|i|u only? look_at|count|consider|include only|just? the? {it}',
    as: 'only {it}',
    at: 'whole',
  },
  {
    says: '<so>* did|have|has they|those|them|any|any_of_them|any_of_those rebook|rebooked|booked_again|booked_another|book_again already|yet|since?',
    as: 'which of them have something booked',
    at: 'whole',
  },
  {
    says: '<so>* anyone|anybody|any_one|any|any_of_them|any_of_those|were_any|was_anyone|was_any new',
    as: 'which of them are new',
    at: 'whole',
  },
  {
    says: '<so>* how_many of <those> <is> new|new_ones|first_timers|first_time_customers|new_customers',
    as: 'how many were new',
    at: 'whole',
  },
  // 'How many of them have been here more than 5 times' counts customers, and no visits.
  {
    says: '<so>* how_many of {them} came|come|visited|have_come|have_been|were in|here|by? more_than|over {n} times',
    as: 'how many customers of {them} with more than {n} visits',
    at: 'whole',
  },
  {
    says: '<so>* how_many of {them} came|come|visited|have_come|have_been|were in|here|by? at_least {n} times',
    as: 'how many customers of {them} with at least {n} visits',
    at: 'whole',
  },
  {
    says: 'y* cuales|quienes|quien no estan|esta|han|ha confirmadas|confirmados|confirmado|confirmada',
    as: 'solo sin confirmar',
    at: 'whole',
  },
  {
    says: 'y* cuales|quienes|quien les? falta|faltan por|de? confirmar',
    as: 'solo sin confirmar',
    at: 'whole',
  },
  {
    says: 'y* a? cuantos|cuantas les? falta|faltan por|de? confirmar',
    as: 'cuantas sin confirmar',
    at: 'whole',
  },
  { says: 'of <those> two|2? groups|kinds|categories|types', as: 'of them', at: 'anywhere' },
  { says: '{those} among|amongst|out_of <those>', as: '{those} of them' },
  {
    says: '<so>* how_many <is>? done|finished|completed|complete already|so_far|yet?',
    as: 'how many are completed',
    at: 'whole',
  },
  { says: '<so>* how_many <is>? confirmed', as: 'how many of them are confirmed', at: 'whole' },
  { says: '<so>* how_many <is>? {waiting}', as: 'how many of them are {waiting}', at: 'whole' },
  {
    says: '<so>* how_many <is>? still? left|to_go|to_do|to_come|remaining|yet_to_come',
    as: 'how many are still to come',
    at: 'whole',
  },
  {
    says: '<so>* <please>* show|put|draw|see|have|get me|us? it|that|this|them as|in|on|into a|an? chart|graph|table|plot',
    as: 'as a chart',
    at: 'whole',
  },
  {
    says: '<so>* <please>* drop|remove|ignore|skip|exclude|hide|forget_about|forget|leave_out|take_out|take_away the? {it}',
    as: 'without {it}',
    at: 'whole',
    unless: 'from|off|my|appointment|customer|service|price|to|on|by|her|him',
  },
  {
    says: 'y* quita|quitale|quitando|saca|sacando|ignora|menos a? {it}',
    as: 'sin {it}',
    at: 'whole',
  },
  {
    says: '<so>* <please>* take_off|hide|exclude|skip|get_rid_of|not_counting|dont_count the? {it} ones',
    as: 'without {it}',
    at: 'whole',
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
    says: '<so>* only|just? the? ones|those? with|who_have|that_have|without nothing|no_jobs|no_appointments|anything booked|scheduled|coming_up?',
    as: 'which of them have nothing booked',
    at: 'whole',
    unless: ['with anything', 'who|that have anything'],
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
