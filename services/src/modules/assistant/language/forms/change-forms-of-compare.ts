/** Held against other days, in a few words that go on. */
export const COMPARE = [
  // Of what was split it is one of those, and not all of them together.
  {
    says: '<so>* which|what one|ones? is|are down|lower from|on|over|since|than|vs last {unit}',
    as: 'which one is down',
    at: 'whole',
  },
  {
    says: '<so>* which|what one|ones? is|are up|higher from|on|over|since|than|vs last {unit}',
    as: 'which one is up',
    at: 'whole',
  },
  {
    says: '<so>* <it_is> <much>* up|down|rising|falling|improving|going_up|going_down|growing|shrinking <now>?',
    as: 'up or down',
    at: 'whole',
  },
  {
    says: '<so>* better|worse|more|less|more_or_less|higher|lower|busier|slower',
    as: 'which one was better',
    at: 'whole',
  },
  {
    says: '<so>* <vs>* at|by? this|the_same time last {unit}',
    as: 'compared to last {unit}',
    at: 'whole',
  },
  {
    says: '<so>* <it_is> <much>* <more> or? <more>? <than> it_was|we_were? in? where? the?',
    as: 'compared to',
  },
  {
    says: '<so>* did|do|does|will we|i|it|that beat|top|pass|do_better_than',
    as: 'compared to',
  },
  {
    says: '<so>* <please>* compare|put|stack|hold|set this|that|those|these|it|them up? to|with|against|next_to|beside',
    as: 'compared to',
  },
  { says: '<so>* <it_is>? about? the? same as|like in? the?', as: 'compared to' },
  { says: '<so>* <it_is> <much>* <beyond> where? the?', as: 'compared to' },
  { says: '<so>* <it_is>? <much>* <more> or? <more>? than in? the?', as: 'compared to' },
  { says: '<so>* eso|esto? es|fue|estuvo <mas> o? <mas>? que', as: 'comparado con' },
] as const;
