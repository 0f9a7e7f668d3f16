import { formsOf } from './forms.js';

/** How questions of their own are said that ask for what others ask for in the words of the lexicon. */
const FIGURES = [
  {
    says: '<so>* how did|do|are|is|have the|our|my vans|crews|trucks do|doing|done|perform',
    as: 'revenue by crew',
  },
  {
    says: 'are_we doing? <more> or? <more>? <than> last {word}',
    as: 'revenue this {word} compared to last {word}',
    at: 'whole',
  },
  { says: 'outearns?|outsells?|outperforms?|outdoes|outdo', as: 'make more than', at: 'anywhere' },
  { says: 'out earn|sell|perform|do', as: 'make more than', at: 'anywhere' },
  { says: '<show>? <our>? {turn} {unit}~ numbers', as: 'revenue {turn} {unit}', at: 'whole' },
  { says: '<show>? <our>? {month}~ numbers', as: 'revenue {month}', at: 'whole' },
  { says: '<show>? <our>? {day}~ numbers', as: 'revenue {day}', at: 'whole' },
  { says: '<show>? <our>? numbers for|from|of|on {it}', as: 'revenue {it}', at: 'whole' },
  {
    says: 'break|split|divide <down>? {it} <down>? by {word}',
    as: '{it} by {word}',
    at: 'whole',
  },
  {
    says: 'this {word} {it}? {vs} last',
    as: 'this {word} {it} {vs} last {word}',
    at: 'end',
  },
] as const;

/** Two stretches, of which the second is said by the first. */
const STRETCHES = [
  { says: 'this {unit} and|y the|el|la? last', as: 'this {unit} and last {unit}', at: 'end' },
  {
    says: 'last {unit} and the month|week|year|quarter before',
    as: 'last {unit} and {unit} before last',
    at: 'end',
  },
] as const;

/** The best and the dearest, in other words. */
const RECORDS = [
  {
    says: '<so>* what_is|when_was|what_was? <our>? record {unit}',
    as: 'what is my best {unit} ever',
    at: 'whole',
  },
  {
    says: '<so>* what_is|when_was|what_was? <our>? record day',
    as: 'what is my best day ever',
    at: 'whole',
  },
  {
    says: '<so>* what_is|what_was? the? most|highest|biggest i|we|ive|weve ever? charged|billed|got|made for|on|off a|an|one? {it}',
    as: 'most expensive {it} job ever',
    at: 'whole',
    unless: /\b(?:day|week|month|year|customer|client)s?\b/,
  },
  {
    says: '<so>* what_is|what_was? the? longest anyone|anybody|someone|somebody|a_customer|a_client has|went|has_gone|has_ever_gone|ever_went without coming|visiting|a_visit|being_here|coming_in|coming_back',
    as: 'what is the longest gap between visits',
    at: 'whole',
  },
] as const;

const BESIDES = [
  {
    says: 'a good|bad|great|slow|strong|decent|better|worse month|week|day|year|quarter compared_to|compared_with|next_to|versus|vs|against',
    as: 'compared to',
    at: 'anywhere',
  },
  {
    says: 'first half of the? {it} with|vs|versus|against|to|and|compared_to the? second half?',
    as: 'first half of the {it} vs second half of the {it}',
    at: 'end',
  },
] as const;

/** Who called off is a list of jobs. */
const CALLED_OFF = /\b(?:cancel|no.?show)/;
/** What a list of customers has beside each of them. */
const REACHED = [
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
    unless: /\b(?:no|without|missing|who|whos|names)\b/,
  },
] as const;

const JOBS = [
  { says: 'what is|has|does {it} got {then}', as: 'what does {it} have {then}' },
  { says: 'walk|take|run|talk me through my|the? {day}', as: 'what is on {day}' },
  {
    says: 'how_long|how_much_time should|do|would|will|must|does i|we|it <block> for?',
    as: 'how long to take for',
  },
  { says: 'tie me|us|the_bay|the_van|a_van up', as: 'take', at: 'anywhere' },
  {
    says: '<so>* how_early|what_time|when do|should|must i|we need_to|have_to|gotta|got_to? be|get|come|start|show_up in|there|at_work|at_the_shop|up on|for? {it}',
    as: 'when is my first job {it}',
    at: 'whole',
  },
] as const;

const PEOPLE = [
  {
    says: '<so>* anything|something|any_jobs <booked> for {it}',
    as: 'when is {it} coming in next',
    at: 'whole',
    unless:
      /\b(?:today|tomorrow|tonight|\p{L}+day|week|weekend|month|morning|afternoon|next|this|the|us|me)\b/u,
  },
  { says: 'when did we|i see|have {it} last', as: 'when was {it} last here', at: 'whole' },
  {
    says: '<so>* what|how_much did i|we charge|bill|get_from {it} last_time|last?',
    as: 'what did {it} pay us last time',
    at: 'whole',
    unless: /\b(?:people|customers?|clients?|everyone|month|week|year)\b/,
  },
  {
    says: '<so>* how_many days|weeks|months since {it} was|were|came|has_been here|in|by? last?',
    as: 'when was {it} last here',
    at: 'whole',
    unless: /\b(?:we|i|anyone|anybody|someone|somebody|our|my)\b/,
  },
  {
    says: '<so>* how_many days|weeks|months till|until {it} comes|is|is_back|is_coming in|back|by? again|next?',
    as: 'when is {it} coming in next',
    at: 'whole',
    unless: /\b(?:we|i|christmas|our|my)\b/,
  },
  {
    says: '{it} first visit|time|job|appointment',
    as: 'when was the first visit of {it}',
    at: 'whole',
    unless: /\b(?:my|our|the|what|when|who|which|how|today|tomorrow|list|show)\b|day\b/,
  },
  {
    says: 'did {it} show|showed up',
    as: 'did {it} come in',
    unless: /\b(?:anyone|anybody|everyone|everybody|who|all)\b/u,
  },
  { says: '<so>* cuando viene|vuelve|regresa otra_vez|de_nuevo', as: 'cuando viene', at: 'whole' },
  {
    says: '<so>* is {it} confirmed yet|still|already?',
    as: 'when is {it} coming in next',
    at: 'whole',
    unless:
      /\b(?:everybody|everyone|anybody|anyone|today|tomorrow|\p{L}+day|week|job|jobs|appointment|appointments)\b/u,
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
    says: 'when did i|we first? meet|get {it}',
    as: 'when was the first visit of {it}',
    at: 'whole',
  },
  {
    says: '<so>* how_many cars|vehicles|trucks|rides do|does {it} have|own|got',
    as: 'what car does {it} drive',
    at: 'whole',
    unless: /\b(?:i|we|you) (?:have|own|got)\b/,
  },
  { says: 'what is the? story|deal|word with|on {it}', as: 'who is {it}', at: 'whole' },
  {
    says: '<please>* pull_up|look_up? {it} info|information|contact_info|deets',
    as: 'who is {it}',
    at: 'whole',
    unless: /\b(?:my|our|business|shop|service|job|appointment)\b/,
  },
  {
    says: '<so>* do|does {it} have anything|something|any_jobs|any_appointments <booked>',
    as: 'when is {it} coming in next',
    at: 'whole',
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
    says: 'the|a? caller|call|calling|somebody_calling|someone_calling from|at|is {phone} what_is|who_is? his|her|their|it|that|this? name|car|vehicle?',
    as: 'who is {phone}',
    at: 'whole',
  },
  {
    says: 'what service|services? is|do|does|did? {it} <usually> <get> done?',
    as: 'most jobs by service for {it}',
    at: 'end',
    unless: /what is it that/,
  },
  {
    says: '<so>* what_is|what_was? {it} usual|favorite|favourite|go_to service|order|job|thing?',
    as: 'most jobs by service for {it}',
    at: 'whole',
    unless: /\b(?:my|our|customers?|clients?|people|day|month|time|average|price)\b/,
  },
  {
    says: '<so>* what do|did we|i <usually> do for|on|to {it}',
    as: 'most jobs by service for {it}',
    at: 'whole',
    unless: /\b(?:day|week|month|year|today|tomorrow)\b/,
  },
  {
    says: '<so>* que servicio|servicios? pide|hace|compra|quiere|agenda|lleva|se_hace {it} normalmente|siempre|usualmente|casi_siempre|por_lo_general',
    as: 'mas trabajos por servicio de {it}',
    at: 'whole',
  },
] as const;

export const ASKED_FORMS = formsOf([
  ...STRETCHES,
  ...REACHED,
  ...RECORDS,
  ...BESIDES,
  ...FIGURES,
  ...JOBS,
  ...PEOPLE,
]);
