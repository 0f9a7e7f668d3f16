/** Which days and hours are full or slow. */
export const FORMS_OF_BUSY = [
  {
    says: '<so>* what_is selling|moving best|well? {days}',
    as: 'best selling service {days}',
    at: 'whole',
  },
  { says: '<so>* how_long did|have we|i work|worked', as: 'how many hours did we work' },
  {
    says: '<so>* who did|do|have we|i make|made the? most money? off|from of?',
    as: 'who brought in the most',
  },
  // The busiest by money is the one that made the most.
  {
    says: 'busiest {it} by|in|for? money|revenue|dollars|sales|money_wise|moneywise',
    as: 'best {it} revenue',
    at: 'end',
  },
  {
    says: 'slowest|quietest {it} by|in|for? money|revenue|dollars|sales|money_wise|moneywise',
    as: 'worst {it} revenue',
    at: 'end',
  },
  {
    says: '<so>* what|which day~ am_i|are_we|is_it? slow|slowest|dead|quiet|quietest|light|lightest',
    as: 'slowest day of the week',
    at: 'whole',
  },
  {
    says: '<so>* what|which day~ am_i|are_we|is_it? busy|busiest|packed|slammed',
    as: 'busiest day of the week',
    at: 'whole',
  },
  {
    says: '<so>* en? que day|dia~ de_la_week? estamos|andamos|hay|tenemos mas ocupados|llenos|trabajo|trabajos|clientes|carros|citas',
    as: 'cual es el day mas ocupado',
    at: 'whole',
  },
  {
    says: '<so>* en? que day|dia~ de_la_week? estamos|andamos|hay|tenemos menos|mas ocupados|trabajo|trabajos|clientes|carros|citas|flojos|tranquilos',
    as: 'cual es el day mas flojo',
    at: 'whole',
  },
  {
    says: '<so>* en? que day|dia~ de_la_week? hacemos|hago|sacamos|saco|entra|hay mas dinero',
    as: 'que day ganamos mas',
    at: 'whole',
  },
  {
    says: '<so>* what|which day|days of_the_week? is|was|are|were slow|dead|quiet|light',
    as: 'slowest day',
    at: 'anywhere',
  },
  {
    says: '<so>* what|which hour|hours|time of_the_day|of_day? is|was|are|were slow|dead|quiet|light',
    as: 'slowest hour',
    at: 'anywhere',
  },
] as const;
