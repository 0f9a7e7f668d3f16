/** Who called off is a list of jobs. */
const CALLED_OFF =
  'cancel|cancels|cancelled|canceled|canceling|cancelling|cancellation|cancellations|no_show|no_shows|noshow|noshows';
/** What a list of customers has beside each of them. */
const NONE = 'no|without_any|without_an|without';
const VISIT = 'appointment|appointments|job|jobs|visit|visits|booking|bookings';
const WERE_HERE = 'came|come|visited|have_visited|have_come|have_been|were|has_been in|here|by?';
const REACHED = [
  { says: `${NONE} upcoming|future ${VISIT}`, as: 'nothing booked', at: 'anywhere' },
  {
    says: `${NONE} ${VISIT} coming_up|scheduled|booked|on_the_books|on_the_schedule`,
    as: 'nothing booked',
    at: 'anywhere',
  },
  {
    says: 'has_not|hasnt|have_not|havent|did_not|didnt|never come_back|been_back|returned|came_back since|after their|the first visit|time|job|detail',
    as: 'only came once',
    at: 'anywhere',
  },
  {
    says: 'used_to come|come_in|visit|book a_lot|all_the_time|regularly|often|every_month|every_week but|and|then? stopped|quit? coming?',
    as: 'are regulars who stopped coming',
    at: 'anywhere',
  },
  {
    says: '<so>* who can|should|could|do i|we call|text|contact|reach_out_to|message|hit_up {days}? to|and fill|fill_up|fill_in|fill_out {it}',
    as: 'who should i call',
    at: 'whole',
  },
  {
    says: 'who|anyone|anybody is|are new {days}',
    as: 'new customers {days}',
    at: 'whole',
  },
  {
    says: 'the|that|our|my|this new guy|girl|lady|dude|woman|man|customer|client|person',
    as: 'the newest customer',
    at: 'anywhere',
    unless: 'text|message|tell|call|email|book|remind|added|hire|hired|crew|employee|tech|van',
  },
  {
    says: 'never booked|scheduled anything|a_job|an_appointment|with_us|us? before|yet?',
    as: 'never been here',
    at: 'end',
  },
  {
    says: '<so>* which|what customers|clients|people came|come|visited|have_visited|have_come|have_been|were in|here? more_than|over',
    as: 'who came more than',
  },
  {
    says: '<so>* which|what customers|clients|people came|come|visited|have_visited|have_come|have_been|were in|here? at_least',
    as: 'who came at least',
  },
  // 'How many of them have been here more than 5 times' counts customers, and no visits.
  {
    says: `<so>* which|who of_them|of_those|of_these|of_em ${WERE_HERE} more_than|over {n} times`,
    as: 'who came more than {n} times',
  },
  {
    says: `<so>* how_many of_the|of_our|of_my? customers|clients ${WERE_HERE} more_than|over {n} times`,
    as: 'how many customers came more than {n} times',
  },
  {
    says: `<so>* how_many of_the|of_our|of_my? customers|clients ${WERE_HERE} at_least {n} times`,
    as: 'how many customers came at least {n} times',
  },
  {
    says: '<so>* <our>? notes that|which? say|says|mention|mentions|about|with {it}',
    as: 'customers with notes about {it}',
    at: 'whole',
  },
  {
    says: 'never|didnt|did_not|havent|have_not left|leave|gave|give|given us? a|an|any|their? phone|phone_number|number',
    as: 'without a phone number',
    at: 'anywhere',
  },
  {
    says: 'never|didnt|did_not|havent|have_not left|leave|gave|give|given us? a|an|any|their? email|email_address|mail',
    as: 'without an email',
    at: 'anywhere',
  },
  {
    says: '<so>* which|what customers|clients|people came_in|came|visited|were_in|were_here {days} but|and {it}',
    as: 'who came in {days} but {it}',
    at: 'whole',
  },
  { says: 'never booked|scheduled|ordered|bought a|an|the', as: 'never had a', at: 'anywhere' },
  // Who is coming in is told by their jobs, which have no numbers.
  {
    says: '<please>* a|the|my? names_and? phone_numbers|numbers|phones|contacts for|of|from all|the|my|our? everyone|everybody|people|customers|clients|those who|that|whos|is|are* coming_in|due_in {it}',
    as: 'list customers coming {it}',
    at: 'whole',
  },
  {
    says: '<please>* a|the|my? names_and? phone_numbers|phones|phone_list|telefonos|contact_info|contacts for|of|from|de all|the|my|our|los|mis? everyone|everybody|people|customers|clients|those|clientes? who|that|que? {it}',
    as: 'list customers {it}',
    at: 'whole',
    unless: CALLED_OFF,
  },
  {
    says: '<please>* a|the|my? names_and? numbers|numeros for|of|from|de all|the|my|our|los|mis? everyone|everybody|people|customers|clients|those|clientes who|that|que? {it}',
    as: 'list customers {it}',
    at: 'whole',
    unless: CALLED_OFF,
  },
  {
    says: '<please>* list|show_me|a_list|list_of? of? {it} with|and their|the? phone_numbers|phones|numbers',
    as: 'list customers {it}',
    at: 'whole',
    unless: 'no|without|missing|who|whos|names',
  },
] as const;

/** Who has been away for so long. */
const GONE = [
  {
    says: 'lapsed|inactive|dormant|been_gone|been_away|been_inactive|gone_quiet|been_quiet for|in|over? the? last|past? more_than|over|at_least|longer_than? {amount} {word}',
    as: 'not been here in {amount} {word}',
    at: 'anywhere',
  },
] as const;

const VISITS = [
  {
    says: '<so>* what|how_much did i|we charge|bill|get_from {it} last_time|last',
    as: 'what did {it} pay us last time',
    at: 'whole',
    unless: 'people|customer|customers|client|clients|everyone',
  },
  {
    says: '<so>* what|how_much did i|we charge|bill {it}',
    as: 'what did {it} pay us last time',
    at: 'whole',
    unless: [
      'people|customer|customers|client|clients|everyone|month|week|year|today|yesterday',
      'cars|trucks|suvs|vans|minivans|sedans|pickups|vehicles|in|on|since|during',
    ],
  },
  {
    says: '<so>* how_many days|weeks|months since {it} was|were|came|has_been here|in|by? last?',
    as: 'when was {it} last here',
    at: 'whole',
    unless: 'we|i|anyone|anybody|someone|somebody|our|my',
  },
  {
    says: '<so>* how_many days|weeks|months till|until {it} comes|is|is_back|is_coming in|back|by? again|next?',
    as: 'when is {it} coming in next',
    at: 'whole',
    unless: 'we|i|christmas|our|my',
  },
  {
    says: '{it} first visit|time|job|appointment',
    as: 'when was the first visit of {it}',
    at: 'whole',
    unless: ['my|our|the|what|when|who|which|how|today|tomorrow|list|show', '{weekday}'],
  },
  {
    says: '<so>* what_is|what_was? {it} usual|favorite|favourite|go_to service|order|job|thing?',
    as: 'most jobs by service for {it}',
    at: 'whole',
    unless: 'my|our|customer|customers|client|clients|people|day|month|time|average|price',
  },
  {
    says: '<so>* what do|did we|i <usually> do for|on|to {it}',
    as: 'most jobs by service for {it}',
    at: 'whole',
    unless: 'day|week|month|year|today|tomorrow',
  },
  {
    says: '<so>* que servicio|servicios? pide|hace|compra|quiere|agenda|lleva|se_hace {it} normalmente|siempre|usualmente|casi_siempre|por_lo_general',
    as: 'mas trabajos por servicio de {it}',
    at: 'whole',
  },
] as const;

/** Who comes for something has it booked; without days it would be whoever had it. */
const COMING = [
  {
    says: '<so>* who_is|whos|who_do_we_have|who_do_i_have|anyone|anybody|who_all_is coming in|by|over? for a|an|the|my|our? {it}',
    as: 'who is booked for {it}',
    at: 'whole',
  },
  {
    says: '<so>* who_is|whos|who_all_is|which_customers_are|anyone|anybody getting a|an|the|his|her|their? {it}',
    as: 'who is booked for {it}',
    at: 'whole',
    unless: 'most|more|less|better|worse|ready|paid|charged|back|out|in|there|older|usually|always',
  },
  // What is owed is no money.
  {
    says: 'owe|owes|owing me|us? a|an|the|their? confirmation|confirmations|confirm',
    as: 'has not confirmed',
    at: 'anywhere',
  },
] as const;

/** What was booked for days that are over was had in them. */
const HAD = [
  {
    says: '<so>* who|which_customers|customers_who|everyone_who|people_who booked|scheduled|ordered a|an|the {it} last|in {unit}',
    as: 'who got {it} last {unit}',
    at: 'whole',
  },
  {
    says: '<so>* who|which_customers|customers_who|everyone_who|people_who booked|scheduled|ordered a|an|the {it} in|back_in {month}',
    as: 'who got {it} in {month}',
    at: 'whole',
  },
] as const;

/** Whoever came back is no first visit any more. */
const FIRST_TIMERS =
  'first_timers|first_time_customers|first_time_clients|new_customers|new_clients|new_people|newcomers';
const IS_BACK =
  'came_back|come_back|returned|return|came_again|been_back|come_again|rebooked|book_again';
const CAME_BACK = [
  {
    says: `<so>* did|have|has? {those} of? <our>? ${FIRST_TIMERS} from|in|of {days} who|that|have|has|ever? ever? ${IS_BACK} since|yet|already?`,
    as: '{those} new customers from {days} came back',
    at: 'whole',
  },
  {
    says: `<so>* did|have|has? {those} of? <our>? {month}~ ${FIRST_TIMERS} who|that|have|has|ever? ever? ${IS_BACK} since|yet|already?`,
    as: '{those} new customers from {month} came back',
    at: 'whole',
  },
  {
    says: `<so>* did|have|has? {those} of? <our>? {turn} {unit}~ ${FIRST_TIMERS} who|that|have|has|ever? ever? ${IS_BACK} since|yet|already?`,
    as: '{those} new customers from {turn} {unit} came back',
    at: 'whole',
  },
  {
    says: 'first_time|one_time|first_timer customers|clients|people|visitors who|that? ever? came_back|come_back|returned|came_again',
    as: 'customers came back after their first visit',
    at: 'anywhere',
  },
  {
    says: 'first_timers|one_timers who|that? ever? came_back|come_back|returned|came_again',
    as: 'customers came back after their first visit',
    at: 'anywhere',
  },
] as const;

/** How customers are reached, what one of them usually gets, and when they were here. */
export const FORMS_OF_PEOPLE = [
  {
    says: '<so>* who|which_customer got|paid_for|booked|bought the? most_expensive|priciest|dearest|biggest job|detail|service|ticket',
    as: 'who had the biggest job',
  },
  {
    says: '<so>* who|which_customer got|paid_for|booked|bought the? cheapest|least_expensive|smallest job|detail|service|ticket',
    as: 'who had the cheapest job',
  },
  ...GONE,
  ...REACHED,
  ...VISITS,
  ...COMING,
  ...HAD,
  ...CAME_BACK,
] as const;
