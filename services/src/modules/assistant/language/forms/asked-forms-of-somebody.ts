/** What is asked of somebody, in other words than those of the lexicon. */
export const FORMS_OF_SOMEBODY = [
  {
    says: '<so>* how_long has_it|is_it|its been? since {it} came_by|came_in|came|was_here|was_in|visited|has_been_in|has_been_here|stopped_by last?',
    as: 'when was {it} last here',
    at: 'whole',
    unless: 'we|i|somebody|someone|anybody|anyone',
  },
  {
    says: 'with|who_have|who_had|that_have|having more_than one|1 visit|visits|job|jobs|appointment|appointments',
    as: 'here more than once',
    at: 'anywhere',
    unless: 'booked|scheduled|upcoming|coming|on_the_books',
  },
  {
    says: '<so>* what|what_is do|does|did? he|she|they <get> the? most|most_often|most_of_the_time',
    as: 'what does she usually get',
    at: 'whole',
  },
  {
    says: '<so>* anything|something|any_jobs <booked> for {it}',
    as: 'when is {it} coming in next',
    at: 'whole',
    unless: [
      'today|tomorrow|tonight|week|weekend|month|morning|afternoon|next|this|the|us|me',
      'christmas|thanksgiving|easter|eve|holiday|holidays|new_year|new_years|day|weekends',
      '{weekday}',
      '{month}',
    ],
  },
  {
    says: '<so>* has|have|did {it} been|come|be here|in|by? more_than_once',
    as: 'how many times has {it} been here',
    unless: 'anyone|anybody|who|any|customers|people',
  },
  {
    says: '<so>* any|are_there_any|do_we_have|have_we_got|got_any|which new customers|clients|faces|people are? coming|booked|scheduled in|up|on_the_schedule|on_the_books? {days}',
    as: 'first time customers {days}',
    at: 'whole',
  },
  {
    says: '<so>* how_many new customers|clients|faces|people are? coming|booked|scheduled in|up? {days}',
    as: 'how many first time customers {days}',
    at: 'whole',
  },
  {
    says: '<so>* is|was {it} a? brand? new customer|client|here|to_us',
    as: 'when was the first visit of {it}',
    at: 'whole',
    unless: 'anyone|anybody|everyone|who|any|there',
  },
  { says: 'when|which_day|what_day did {it} last cancel', as: 'when did {it} cancel last' },
  {
    says: '<so>* is|was {it} at the shop or at? his|her|their|the_customers house|home|place',
    as: 'when is {it}',
    at: 'whole',
  },
  {
    says: '<so>* did|has {it} confirm|confirmed yet|already?',
    as: 'when is {it} coming in next',
    at: 'whole',
    unless: 'everybody|everyone|anybody|anyone|who|all',
  },
  { says: 'did|does {it} pay yet|us|me|already?', as: 'has {it} paid', at: 'whole' },
  {
    says: 'supposed_to|meant_to come|be|show|arrive|get up|in|by|here|there|back?',
    as: 'coming',
    at: 'anywhere',
  },
  {
    says: 'who|which_customers|which_clients|who_all needs|need|gets|get|should_get|has_to_get a? reminder|reminders|reminding|to_be_reminded for? {it}',
    as: 'who is on the schedule {it}',
    at: 'whole',
  },
  { says: 'when did we|i see|have {it} last', as: 'when was {it} last here', at: 'whole' },
  {
    says: 'did {it} show|showed up',
    as: 'did {it} come in',
    unless: 'anyone|anybody|everyone|everybody|who|all',
  },
  { says: '<so>* cuando viene|vuelve|regresa otra_vez|de_nuevo', as: 'cuando viene', at: 'whole' },
  {
    says: '<so>* is {it} confirmed yet|still|already?',
    as: 'when is {it} coming in next',
    at: 'whole',
    unless: [
      'everybody|everyone|anybody|anyone|today|tomorrow|week|job|jobs|appointment|appointments',
      '{weekday}',
    ],
  },
  {
    says: 'people|customers|clients|folks i|we|ive|weve only? saw|seen|had|did only? once',
    as: 'customers here only once',
    at: 'whole',
  },
  {
    says: 'is|was {it} a good|great|regular|loyal|big|decent customer|client|spender',
    as: 'how much has {it} spent',
    at: 'whole',
  },
  {
    says: '<so>* do|does {it} have anything|something|any_jobs|any_appointments <booked>',
    as: 'when is {it} coming in next',
    at: 'whole',
  },
  {
    says: '<so>* is|are|will {it} be? still|ever? coming|come|back coming|in|back|by|here? in|again?',
    as: 'when is {it} coming in next',
    at: 'whole',
    unless:
      'anyone|anybody|everyone|everybody|who|all|any|there|job|jobs|customer|customers|money|we|i|you',
  },
  {
    says: '<so>* has|have {it} ever? been here|in|to_us|with_us before',
    as: 'how many times has {it} been here',
    at: 'whole',
  },
  { says: '{n} {things} or more', as: '{n} or more {things}', at: 'anywhere' },
  {
    // Whoever is a customer now is no customer of today.
    says: 'how many customers|clients do|have i|we have|got? in? total? <now>',
    as: 'how many customers do i have',
    at: 'whole',
  },
  {
    says: 'what service|services? is|do|does|did? {it} <usually> <get> done?',
    as: 'most jobs by service for {it}',
    at: 'end',
    unless: 'what_is_it_that',
  },
] as const;
