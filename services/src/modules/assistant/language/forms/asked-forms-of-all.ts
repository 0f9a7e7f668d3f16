const ALL =
  'everyone|everybody|everything|they_all|we_all|all_of_them|all_of_those|all_of_us|all|we_fully';
const ALL_JOBS =
  'jobs|appointments|bookings|cars|customers|clients|people|work|everyone|everybody|one|ones';
const CONFIRMED = 'confirmed|confirm|locked_in|good_to_go';
const DONE = 'done|finished|completed|wrapped_up|closed|closed_out';
const ALREADY = 'yet|already|now|for_sure';
const EVERYONE = 'everyone|everybody|all_of_them|they_all';
const SHOW = 'show|showed|shown|come|came|make_it|made_it';
const TODOS = 'todo|todos|todas';
const CONFIRMADO = 'confirmado|confirmados|confirmada|confirmadas|confirmaron';

/** Whether all of some jobs are so is told by those that are not: a list of those that are says neither. */
const of = (what: string, as: string) =>
  [
    {
      says: `<so>* is|are|has|have|did|do ${ALL} been|be? ${what} ${ALREADY}?`,
      as: `which are ${as}`,
      at: 'whole',
    },
    {
      says: `<so>* is|are|has|have|did|do ${ALL} been|be? ${what} ${ALREADY}? for|on|from? {days}`,
      as: `which jobs {days} are ${as}`,
      at: 'whole',
    },
    {
      says: `<so>* is|are|has|have|did|do everyone|everybody|everything for|on|from? {days} ${what} ${ALREADY}?`,
      as: `which jobs {days} are ${as}`,
      at: 'whole',
    },
    {
      says: `<so>* is|are|has|have|did|do all of? <our>? ${ALL_JOBS} been? ${what} ${ALREADY}?`,
      as: `which are ${as}`,
      at: 'whole',
    },
    {
      says: `<so>* is|are|has|have|did|do all of? <our>? {days} ${ALL_JOBS} been? ${what} ${ALREADY}?`,
      as: `which jobs {days} are ${as}`,
      at: 'whole',
    },
    {
      says: `<so>* is|are|has|have|did|do all of? <our>? ${ALL_JOBS} for|on|from? {days} been? ${what} ${ALREADY}?`,
      as: `which jobs {days} are ${as}`,
      at: 'whole',
    },
  ] as const;

/** All there is has the others as well; 'what else' alone asks for no more than those that were told. */
const OTHERS = [
  {
    says: '<so>* {any} else {it}',
    as: '{any} {it}',
    at: 'whole',
    unless: 'besides|except|other_than|but|apart|aside|instead|than|can_you|could_you|do_you',
  },
] as const;

/** 'Are they all confirmed', 'is everything done for today' */
export const FORMS_OF_ALL = [
  ...OTHERS,
  ...of(CONFIRMED, 'unconfirmed'),
  ...of(DONE, 'not done'),
  {
    says: `<so>* did|has|have ${EVERYONE} ${SHOW} up|in|through? <now>?`,
    as: 'who did not show up today',
    at: 'whole',
  },
  {
    says: `<so>* did|has|have ${EVERYONE} ${SHOW} up|in|through? {days}`,
    as: 'who did not show up {days}',
    at: 'whole',
  },
  {
    says: `<so>* ya? esta|estan ya? ${TODOS} ya? ${CONFIRMADO}`,
    as: 'cuales sin confirmar',
    at: 'whole',
  },
  {
    says: `<so>* ya? esta|estan ya? ${TODOS} ya? ${CONFIRMADO} para|de|los_de? el|la? {days}`,
    as: 'que trabajos {days} sin confirmar',
    at: 'whole',
  },
  {
    says: `<so>* ya? confirmaron ya? ${TODOS} para|de|los_de? el|la? {days}`,
    as: 'que trabajos {days} sin confirmar',
    at: 'whole',
  },
  {
    says: `<so>* ya? esta|estan ya? ${CONFIRMADO} ${TODOS} para|de|los_de|las_citas_de? el|la? {days}`,
    as: 'que trabajos {days} sin confirmar',
    at: 'whole',
  },
] as const;

/** The same of what was just told. */
const ofThose = (what: string, as: string) => ({
  says: `<so>* is|are|has|have|did|do? ${ALL} been|be? ${what} ${ALREADY}?`,
  as,
  at: 'whole' as const,
});
export const FORMS_OF_ALL_OF_THOSE = [
  ofThose(CONFIRMED, 'only unconfirmed'),
  // Of several that were told.
  {
    says: `<so>* are|have they|those|these been? ${CONFIRMED} ${ALREADY}?`,
    as: 'only unconfirmed',
    at: 'whole',
  },
  ofThose(DONE, 'which are not done'),
  {
    says: `<so>* ya? esta|estan ya? ${TODOS} ya? ${CONFIRMADO}`,
    as: 'solo sin confirmar',
    at: 'whole',
  },
] as const;
