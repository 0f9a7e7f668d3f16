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

/** Whether there is more now than there was then: who is busier has more jobs, who does better takes in more. */
export const FORMS_OF_AHEAD = [
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
