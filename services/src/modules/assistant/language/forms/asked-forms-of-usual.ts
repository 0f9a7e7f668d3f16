/** As far into some days as we are into these: both are cut alike where they stand beside each other. */
export const POINT =
  'at_this_point|at_this_time|at_the_same_point|by_this_point|by_this_time|by_now|this_far|so_far|as_of_now';
const USUALLY = 'usually|generally|normally|typically|in_general|as_a_rule|on_average';

/** 'Over the summer' names its days, and is more than nothing. */
const OVER_SEASONS = ['summer', 'winter', 'spring', 'fall', 'autumn'].map((season) => ({
  says: `over|during|through|throughout the? ${season}`,
  as: `in ${season}`,
  at: 'anywhere' as const,
}));

/** What is so as a rule, up to now, or seen from now, in other words than those of the lexicon. */
export const FORMS_OF_USUAL = [
  // One weekday beside another is so of all of them.
  {
    says: `<so>* is|are {weekday}~ ${USUALLY} {better} than {word}`,
    as: 'is {weekday} {better} than {word}',
    at: 'whole',
  },
  {
    says: `<so>* is|are {weekday}~ {better} than {word} ${USUALLY}`,
    as: 'is {weekday} {better} than {word}',
    at: 'whole',
  },
  {
    says: `<so>* is|are {weekday}~ or {word} ${USUALLY} {better}`,
    as: 'is {weekday} or {word} {better}',
    at: 'whole',
  },
  {
    says: `<so>* is|are {weekday}~ or {word} {better} ${USUALLY}`,
    as: 'is {weekday} or {word} {better}',
    at: 'whole',
  },
  {
    says: `<so>* what|how_much|where did|had|were|was|have we|i make|made|at|do|done|taken_in|bring_in|brought_in ${POINT} in|of? {month}`,
    as: 'did this month beat {month}',
    at: 'whole',
  },
  {
    says: `<so>* what|how_much|where did|had|were|was|have we|i make|made|at|do|done|taken_in|bring_in|brought_in ${POINT} last {unit}`,
    as: 'did this {unit} beat last {unit}',
    at: 'whole',
  },
  // Beside this month the past one is the month before, and no thirty days up to now.
  { says: 'this {unit} {vs} the? past {word}', as: 'this {unit} {vs} last {word}', at: 'end' },
  {
    says: 'this {unit} {it} {vs} the? past {word}',
    as: 'this {unit} {it} {vs} last {word}',
    at: 'end',
  },
  ...OVER_SEASONS,
  {
    says: '<so>* what_is the? latest i|we will|are|am? be? working|here|out|open? {days}',
    as: 'when are we done {days}',
    at: 'whole',
  },
  {
    says: 'when did {it} start|begin|started coming|visiting|coming_in|coming_here|coming_to_us|using_us',
    as: 'when did {it} first come',
    at: 'anywhere',
  },
  {
    says: '<so>* who|which_customer|which_client paid|spent|pays|spends more {days}',
    as: 'who spent the most {days}',
    at: 'whole',
    unless: 'than|or|vs|versus|by',
  },
  {
    says: '<so>* how_much money? came|comes? in? from|off the|our|my? new|first_time customers|clients|people|ones {days}',
    as: 'revenue from new customers {days}',
    at: 'whole',
  },
  {
    says: 'customers|clients|people did|have we|i serve|served|help|helped',
    as: 'customers came',
    at: 'anywhere',
  },
  {
    says: '<so>* how_much|what did the? bay make|earn|bring_in|do {days} {vs} what? each van made|earned|did|brought_in?',
    as: 'revenue by crew {days}',
    at: 'whole',
  },
  { says: 'overdue for', as: 'due for', at: 'anywhere' },
  {
    says: '<so>* how_much money? do|have? we|i still? got|have booked',
    as: 'how much is booked',
  },
] as const;
