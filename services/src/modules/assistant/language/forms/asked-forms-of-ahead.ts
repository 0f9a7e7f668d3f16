const WE =
  'are_we|am_i|is_it|are_things|is_business|is_the_shop|have_we_been|have_i_been|have_things_been|has_it_been|has_business_been';
const DOING = 'doing|going|running|getting|looking';
/** By what is brought in. */
const BETTER = 'more|less|better|worse|up|down|higher|lower|ahead|behind';
/** By how much there is to do. */
const BUSIER = 'busier|slower|quieter|more_busy|less_busy';
const A_YEAR_AGO =
  'this_time_last_year|same_time_last_year|the_same_time_last_year|this_month_last_year|last_year_this_time|last_year_at_this_time|a_year_ago|one_year_ago|this_time_a_year_ago';

const lead = (word: string) =>
  `<so>* ${WE} ${DOING}? <much>? ${word} or? ${BETTER}|${BUSIER}? <than>`;

/** What comes in, and what one customer spends at a time. */
const TAKEN = [
  // For one of a service it is the price of a job, and nothing that was spent in all.
  {
    says: '<so>* who|which_customers paid|pays|spent|spends more_than|over|above|at_least {amount} for|on a|an {it}',
    as: 'jobs over {amount} for {it}',
    at: 'whole',
  },
  {
    says: '<so>* how_much|what is|was {day}~ {end} job|appointment',
    as: '{end} job {day}',
    at: 'whole',
  },
  {
    says: 'with? missing|a_missing phone|phones|phone_number|phone_numbers|number|numbers',
    as: 'without a phone number',
    at: 'anywhere',
  },
  {
    says: 'with? missing|a_missing email|emails|email_address|email_addresses',
    as: 'without an email',
    at: 'anywhere',
  },
  { says: '<so>* how_much i|we clear', as: 'how much did we clear' },
  {
    says: '<so>* how_much|what do|does {it} spend|spends|pay|pays|bring_in|brings_in|bring a|each|every visit|trip|time',
    as: 'how much do {it} spend per visit',
    at: 'whole',
  },
  {
    says: 'from|to|because_of|due_to people|customers|clients|folks canceling|cancelling|who_cancel|who_cancelled',
    as: 'to cancellations',
    at: 'anywhere',
  },
  {
    says: '<so>* que|cuales servicios hicimos|hice|se_hicieron|vendimos|vendi {days}',
    as: 'trabajos por servicio {days}',
    at: 'whole',
  },
  {
    says: 'spends|spend|pays|pay the? most on_average',
    as: 'spends the most per visit',
    at: 'end',
  },
  {
    says: '<so>* who|which_customer has the? highest|biggest|best average ticket',
    as: 'which customer spends the most per visit',
    at: 'whole',
  },
  {
    says: '<so>* which|what customers|clients|people have|own|drive {n} cars|vehicles',
    as: 'who has {n} cars',
    at: 'whole',
  },
] as const;

/** Whether there is more now than there was then: who is busier has more jobs, who does better takes in more. */
export const FORMS_OF_AHEAD = [
  ...TAKEN,
  {
    says: `${lead(BETTER)} last {word}`,
    as: 'revenue this {word} compared to last {word}',
    at: 'whole',
  },
  {
    says: `${lead(BUSIER)} last {word}`,
    as: 'jobs this {word} compared to last {word}',
    at: 'whole',
  },
  {
    says: `${lead(BETTER)} ${A_YEAR_AGO}`,
    as: 'revenue this month compared to this time last year',
    at: 'whole',
  },
  {
    says: `${lead(BUSIER)} ${A_YEAR_AGO}`,
    as: 'jobs this month compared to this time last year',
    at: 'whole',
  },
] as const;
