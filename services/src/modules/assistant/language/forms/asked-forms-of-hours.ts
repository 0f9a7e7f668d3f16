const FIRST_JOB = [
  {
    says: '<so>* whats|what_is|where_is|wheres the|my|our? first|1st address|stop|place {it}',
    as: 'when is my first job {it}',
    at: 'whole',
  },
  {
    says: '<so>* how_early|what_time|when do|should|must i|we need_to|have_to|gotta|got_to? be|get|come|start|show_up in|there|at_work|at_the_shop|up on|for? {it}',
    as: 'when is my first job {it}',
    at: 'whole',
  },
] as const;

const LAST_JOB = 'last|final job|appointment|car|one|customer|visit';
const ENDS =
  'finish|finished|end|over|done|finishing|ending|wrap_up|finish_up|get_done|get_finished';
/** What begins last need not end last: when everything is done is asked. */
const LAST_TO_END = [
  {
    says: `<so>* when|what_time does|do|is|will|should <our>? ${LAST_JOB} be? ${ENDS}`,
    as: 'when are we finished today',
    at: 'whole',
  },
  {
    says: `<so>* when|what_time does|do|is|will|should <our>? ${LAST_JOB} {it} be? ${ENDS}`,
    as: 'when are we finished {it}',
    at: 'whole',
  },
  {
    says: `<so>* when|what_time does|do|is|will|should <our>? ${LAST_JOB} be? ${ENDS} {it}`,
    as: 'when are we finished {it}',
    at: 'whole',
  },
  {
    says: '<so>* a? que hora|cuando termina|acaba el|la last trabajo|cita|carro|cliente {it}',
    as: 'a que hora terminamos {it}',
    at: 'whole',
  },
] as const;

const ENDS_OF_DAY = [
  {
    says: '<so>* how_long|how_much_time do|have? i|we|is|it|got? till|til|until|before my|our|the? next job|one|appointment|customer|client|car',
    as: 'when is my next job',
    at: 'whole',
  },
  {
    says: '<so>* what_time am|are|will i|we be? done|finished|through|off',
    as: 'when are we finished today',
    at: 'whole',
  },
  {
    // 'We're' as it is typed.
    says: '<so>* what_time were|we are? done|finished|through',
    as: 'when are we finished today',
    at: 'whole',
  },
  {
    says: '<so>* what_time were|we are? done|finished|through {days}',
    as: 'when are we finished {days}',
    at: 'whole',
  },
  {
    says: '<so>* where am|are i|we going|headed|heading|driving after_lunch|later|this_afternoon',
    as: 'my jobs today afternoon with addresses',
    at: 'whole',
  },
  {
    says: '<so>* what|who|anything do|is|are|have|has? i|we? have|got|booked|on|coming|scheduled? after_lunch',
    as: 'my jobs today afternoon',
    at: 'whole',
  },
  {
    says: '<so>* where am|are i|we going|headed|heading|driving {days}',
    as: 'my jobs {days} with addresses',
    at: 'whole',
  },
  {
    says: '<so>* how_early|what_time|when am|are i|we starting|beginning|kicking_off|starting_out {it}',
    as: 'when is my first job {it}',
    at: 'whole',
  },
  {
    says: '<so>* how_late|what_time|when do|can|will|should|am|are i|we go_home|going_home|go|head_home|heading_home|be_home|get_home|leave|knock_off|get_off|get_out|clock_out|run {it}',
    as: 'when are we finished {it}',
    at: 'whole',
    unless: 'for|early|to',
  },
  {
    says: 'what_time|when is|does|do|should <our>? {end} guy|person|dude|lady|customer|client|car|one come|coming|start|get_here|show_up|arrive? in?',
    as: 'what time is the {end} job',
    at: 'anywhere',
  },
] as const;

const FIRST_CREW = [
  {
    says: '<so>* which|what crew|van|team|truck|bay is|goes|starts|leaves|heads|rolls|gets|works out|off|working|moving|going? {first} {it}',
    as: 'jobs by crew {first} {it}',
    at: 'whole',
  },
] as const;

/** When a day begins and ends, who is first, and where it goes. */
export const FORMS_OF_HOURS = [
  ...FIRST_JOB,
  ...FIRST_CREW,
  ...LAST_TO_END,
  ...ENDS_OF_DAY,
] as const;
