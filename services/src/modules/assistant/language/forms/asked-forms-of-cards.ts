/** What stands on somebody's card, in other words than those of the lexicon. */
export const FORMS_OF_CARDS = [
  {
    says: '<so>* how_many cars|vehicles|trucks|rides do|does {it} have|own|got',
    as: 'what car does {it} drive',
    at: 'whole',
    unless: 'i|we|you have|own|got',
  },
  { says: 'what is the? story|deal|word with|on {it}', as: 'who is {it}', at: 'whole' },
  {
    says: '<please>* pull_up|look_up? {it} info|information|contact_info|deets',
    as: 'who is {it}',
    at: 'whole',
    unless: 'my|our|business|shop|service|job|appointment',
  },
  {
    says: 'the|a? caller|call|calling|somebody_calling|someone_calling from|at|is {phone} what_is|who_is? his|her|their|it|that|this? name|car|vehicle?',
    as: 'who is {phone}',
    at: 'whole',
  },
  {
    says: 'when did i|we first? meet|get {it}',
    as: 'when was the first visit of {it}',
    at: 'whole',
  },
] as const;
