import type { Said } from '../../plan/plan.js';
import { everyOf } from '../../words/every-of.js';
import type { Tag } from './tag.js';

const BUT = 'but|except|other than|besides|apart from';
/** 'Nothing but', 'never had anything but', 'does not book anything other than'. */
const NO_OTHER = [
  everyOf('nothing', BUT),
  everyOf(
    'never|dont|doesnt|didnt|havent|hasnt',
    'get|gets|got|gotten|had|have|book|books|booked|buy|buys|bought|order|ordered|wanted|done|',
    'anything',
    BUT,
  ),
].join('|');

/** 'When are we finished' asks for the end of the day, not for completed jobs. */
const ARE_WE_DONE = everyOf(
  'am i|are we|will i be|will we be|was i|were we|do i get|do we get|i am|we are',
  'done|finished|through|wrapped up|home',
);

/** 'Break it down' before 'by van'. */
const SPLIT_IT = everyOf('split|break|group', 'it|that|this|them|those', '|up|out|down');

/** Words that shape a question without naming its subject. */
const ROWS: readonly [tag: Tag, en: string, es: string][] = [
  [
    { kind: 'amount' },
    'dollar amount|dollar value|dollar figure|how much|how many dollars|how many bucks|what amount|how much money|in dollars|in money|in bucks|dollar wise',
    'cuanto|cuanta|cuanto dinero|cuanta plata|cuantos dolares|en dolares|en dinero|en pesos',
  ],
  [
    { kind: 'count' },
    'how many|number of|count|count of|the number of',
    'cuantos|cuantas|numero de|cantidad de',
  ],
  [
    { kind: 'want', want: 'list' },
    'list|read me|read out|show|where am i going|where are we going|where do i go|where do we go|where do i need to be|where do we need to be|where should i be|should i be at|do i need to be at|do i have to be at|should we be at|where do i have to be|show me|pull up|give me a list|list of|give me|bring up|names of|details of|details on|what is on|what do i have|what do we have|what have i got|what have we got|what i got|what i have|what we got|what we have|what have|let me see|see',
    'lista|lista de|muestra|muestrame|dame|ensename|que tengo|que tenemos|ver|que hay|nombres de',
  ],
  [
    { kind: 'want', want: 'who' },
    'who|whos|whose|whom|who is|who are|who has|who have|who had|who had both|who got both|who have both|who has both|who all',
    'quien|quienes',
  ],
  [{ kind: 'want', want: 'which' }, 'which|what|which makes|what makes', 'cual|cuales|que'],
  [
    { kind: 'want', want: 'how' },
    'how we doing|how am i doing|how are we doing|how i am doing|how are things|how is|how was|how are|how were|how did|how has|how have|how is it|hows business',
    'como va|como fue|como vamos|que tal|como estuvo|como nos fue|como me fue|como estan',
  ],
  [
    { kind: 'value', filter: 'due', value: 'due' },
    'invite back|invite|bring back|get back in|call back',
    'invitar|volver a invitar',
  ],
  [
    { kind: 'measure', name: 'jobs' },
    'full|booked solid|booked up|fully booked|all booked|quiet|packed|slammed|empty|wide open',
    'lleno|llena|vacio|tranquila',
  ],
  [
    { kind: 'want', want: 'when' },
    `how long has|how long have|when|how late|how early|what day|what date|how long ago|how long since|${everyOf('how many', 'days|weeks|months', 'since|ago')}`,
    'cuando|que dia|que fecha|hace cuanto',
  ],
  [
    { kind: 'want', want: 'whether' },
    'do i have any|do we have any|is there|are there|is there any|are there any|is there anything|do i have anything|do we have anything|have i got any|am i|any|anything|does|did|is anyone|is anybody|anyone|anybody',
    'hay|hay algun|hay alguna|tengo algun|tengo alguna|tenemos algun|alguno|alguna|algun|algo',
  ],
  [
    { kind: 'order', order: 'most' },
    'longest|heaviest|fullest|most|best|top|biggest|highest|largest|greatest|strongest|busiest|most popular|most common|number one|winner|favorite|favourite|favorites|the most|best selling|bestselling|priciest|most expensive|most valuable|highest paying|in order of|ranked by|sorted by|ordered by|by how much they spent|by how much they spend|by amount spent|by total spent|top selling|big spender|big spenders',
    'mas caro|mas cara|mas caros|mas caras|mas|mejor|mejores|mayor|mayores|mas alto|mas alta|mas grande|mas popular|mas populares|mas comun|favorito|favorita|mas vendido|mas vendidos|mas ocupado|mas valiosos|principal|principales',
  ],
  [
    { kind: 'order', order: 'least' },
    'shortest|lightest|emptiest|most room|most space|least|worst|lowest|smallest|slowest|weakest|fewest|cheapest|quietest|least popular|bottom|the least',
    'casi no|casi nada|casi nunca|menos|peor|peores|menor|menores|mas bajo|mas baja|mas flojo|mas lento|mas lenta|mas lentos|mas lentas|mas floja|mas barato|mas tranquilo',
  ],
  [
    { kind: 'order', order: 'latest' },
    'how far out|how far ahead|how far in advance|how many weeks out|how many days out|latest|most recent|most recently added|newest|recent|recently|last|newest first|latest first|most recent first|date added|when they were added|order they were added|order i added them|order we added them',
    'mas reciente|mas recientes|recientes|ultimamente',
  ],
  [
    { kind: 'order', order: 'earliest' },
    'earliest|oldest|oldest first|been with us longest|been with us the longest|been with me longest|been with me the longest|been coming longest|been coming the longest|longest standing|longest time|do we start|do i start|up first|first up|first|first job|first appointment|first customer|first car|next|soonest',
    'primer|empiezo|empezamos|comienzo|comenzamos|mas antiguo|mas antiguos|primero|primeros|primera',
  ],
  [
    { kind: 'compare' },
    'higher|lower|gone up since|gone down since|gone up from|gone down from|gone up over|gone down over|up over|down over|same point|the same point|compare|compared to|compared with|comparison|vs|versus|than|against|compare to|compare with|difference between|beat|beats|better than|worse than|more than|less than|ahead of|behind|how far behind|how far ahead of|how far ahead|far behind|far ahead of|better|worse|more|less|fewer|fewer than|by this time|by now|at this point|higher than|lower than|bigger than|smaller than|busier|slower|beating|stack up|stack up against|stacking up|stacking up against|stacks up|stacks up against|next to|look next to|side by side|side by side with|stacked against|difference',
    'comparame|comparo|cual fue mejor|que fue mejor|cual es mejor|cual estuvo mejor|que estuvo mejor|mejor que|peor que|mas que|menos que|compara|comparado con|comparada con|comparacion|contra|que el|frente a|versus|vs|diferencia|diferencia entre|comparar',
  ],
  [
    { kind: 'compare', with: 'before' },
    'getting more|getting fewer|getting less|getting bigger|getting better|getting smaller|getting worse|getting busier|getting slower|getting higher|getting lower|dropping|falling|declining|shrinking|rising|climbing|increasing|decreasing|improving|slowing down|trending up|trending down|gone up|gone down|went up|went down|go up|go down|up from|down from|up or down|are we up|am i up|are we down|am i down|better or worse|more or less|growing|growth|grow|grown|grew|change|changed|trend|trending|than they used to|than we used to|than i used to|than it used to|than normal|more than they used to|less than they used to|more than they did|more than before|less than before|more than usual|less than usual|period before|time before|month before|the month before|week before|the week before|quarter before|the quarter before|going up|going down|fall|fell|rise|rose|creeping up or down|creeping up|creeping down|inching up|slipping|heading up|heading down|month over month|week over week|quarter over quarter|than before|than usual|than the one before|the one before|the one before it|the one before that|the previous one|the prior one|the preceding one|the one prior',
    'el anterior|la anterior|al anterior|con el anterior|con la anterior|contra el anterior|contra la anterior|que el anterior|que la anterior|subio o bajo|mejor o peor|crecimiento|crecio|crecimos|creciendo|cambio|tendencia|que antes|mes a mes|mas o menos que antes',
  ],
  [
    { kind: 'compare', with: 'year_before' },
    'year over year|same time last year|this time last year|same period last year|same month last year|same quarter last year|the same quarter last year|the same month last year|the same period last year|the same time last year|same week last year|same day last year|same days last year|the year before|a year earlier|year before|a year before|same time a year ago|this time a year ago',
    'que el last year|misma epoca del year last|same time del year last|mismo month del year last|year contra year|year con year|el year anterior',
  ],
  [
    { kind: 'bound', bound: 'least' },
    'more than|longer than|over|at least|above|or more|greater than|upwards of|minimum|minimum of|bigger than|higher than|exceeding|north of|more expensive than',
    'mas de|por lo menos|al menos|arriba de|minimo|superior a|encima de|por encima de',
  ],
  [
    { kind: 'bound', bound: 'most' },
    'less than|shorter than|under|at most|below|fewer than|or less|no more than|maximum|cheaper than|lower than|smaller than|up to|or fewer',
    'menos de|a lo mas|debajo de|por debajo de|maximo|inferior a|hasta',
  ],
  [
    { kind: 'not' },
    'missing|lacking|that lack|who lack|take out|leave out|taking out|leaving out|if you take out|if you leave out|if i take out|if i leave out|if we take out|if we leave out|if you exclude|if you ignore|if you drop|ignoring|exclude|not counting|without counting|not including|not|nothing|none|without|except|excluding|everyone but|everybody but|anyone but|anybody but|all but|besides|other than|apart from|never|minus|but not|but never|but no|but never a|but never an|but never the|and never|but did not get|but have not had|but never had|but never got|no|with no|non',
    'sin|pero no|pero nunca|no|excepto|salvo|menos los|nunca|aparte de',
  ],
  [
    { kind: 'single' },
    'paid for one job|paid for a job|paid for a single job|paid for one visit|spent on one job|spent in one visit|sale|single sale|for one job|on one job|in one visit|for a single job|in a single visit|on a single job|for one visit',
    'por un trabajo|en una visita|por un solo trabajo|en una sola visita',
  ],
  [
    { kind: 'ending' },
    'ending|ending in|ending with|ends in|ends with|that ends in|that ends with|starts with|start with|begins with|begin with|last four|last 4|last four digits|last 4 digits',
    'termina en|que termina en|terminado en|terminacion',
  ],
  [
    { kind: 'only' },
    `only|only ever|ever only|exclusively|solely|always|every single time|just get|just gets|just come|just comes|just book|just books|just buy|just buys|just want|just wants|and nothing else|nothing else|${NO_OTHER}`,
    'solo|solamente|unicamente|siempre|nada mas que|nada mas|y nada mas',
  ],
  [
    { kind: 'order', order: 'name' },
    'by name|by their name|by first name|by the name|order of name|sorted by name|ordered by name|alphabetical|alphabetically|alphabetical order|a to z|a z|by alphabet|by the alphabet',
    'por nombre|por nombres|alfabetico|alfabeticamente|orden alfabetico|de la a a la z|de la a la z',
  ],
  [{ kind: 'each' }, 'by|per|each|every|broken down by|split by|grouped by', 'por|cada|segun'],
  [{ kind: 'also' }, 'and also|plus|as well as|also', 'ademas|y tambien|tambien'],
  [
    { kind: 'glue' },
    `${ARE_WE_DONE}|${SPLIT_IT}|` +
      'we saw|i saw|saw|listed|ran|meeting with|meeting|meet|add up to|adds up to|added up to|add up|come out to|comes out to|came out to|amounts to|amounted to|both a|both an|had both|with both|got both|did we service|did i service|we serviced|have we serviced|have i serviced|a|want done|wants done|need done|needs done|having done|look after|looked after|looking after|do we look after|we look after|do i look after|cleaning|end up washing|end up cleaning|swing|swings|swung|cant have|can not have|leave|leaves|only counting|just counting|counting|put together|all together|address|adress|the address|wheres|where is|where am i going|where are we going|with their numbers|and their numbers|names and numbers|and numbers|with numbers|with phone numbers|with their phone numbers|and phone numbers|and their phone numbers|phone numbers|the phone numbers|but|even|single|take care of|do we take care of|we take care of|i take care of|mention|mentions|mentioned|mentioning|gal|old gal|old lady|old man|old guy|something|tried|ever tried|combined|do people book|do customers book|do clients book|people book|customers book|on line 1|on line 2|on line one|on line two|line 1|line 2|been a customer|been a client|been coming|been with us|been with me|calling|over on|over at|down on|ms|mr|mrs|dr|doctor|miss|mister|sir|maam|do we wash|do i wash|did we wash|did i wash|we wash|i wash|do we clean|do i clean|we clean|pick up|picked up|pick|in the book|in my book|in our book|in our books|in my books|if everyone shows|if everybody shows|if everyone shows up|if everybody shows up|if they all show|if they all show up|no i meant|i meant|sorry i meant|asking about|talking about|do i service|do we service|we service|i service|sell|sold|selling|seeing|been back|lives|lives on|lives in|live on|live|live in|live at|located|where we were|where i was|visited|visit us|visit|stopped by|stop by|on file|on record|noted|noted down|written down|on their card|on his card|on her card|on the card|on their file|on their profile|on his profile|on her profile|on their record|in their file|in their profile|in the system|end|ends|wrap up|finish|finishes|zip|zipcode|postcode|washed|cleaned|detailed|serviced|worked on|for us|for me|with us|a long time|a while|about|actually|do i finish|do we finish|do i get off|get off work|for the day|on pace|on pace to|on track|on track to|on the phone|is on the phone|on the line|on the other line|is calling|calling in|just called|calling right now|roughly speaking|rn|fam|again|ages|all|all the|already|am|am i done|amount|amount to|' +
      'an|and|and what|any|approximately|are|are we done|as|ask|asked|asks|at|be|be done|been|begin|being|' +
      'between|bought|breakdown|bring|bringing|brings|bro|brought|business|buy|buys|by|called|came|' +
      'came out|came to|can|check|come|come to|comes|comes to|coming|company|could|curious|currently|data|' +
      'date|dates|day|detailing|did|did i|did we|do|do i|do we|does|does it|doing|done for|done last|down|' +
      'drive|drives|driving|drop|dropped|dropping|dropping off|dude|during|each|end up|ended|ended up|' +
      'entire|everything|exactly|figure|figures|find|for|from|get|get done|get me|gets|getting|' +
      'getting done|give|go|going|got|got any|got done|had|had done|happen|happening|happens|has|has got|' +
      'have|have done|have got|have i|have we|he|hello|her|here|hey|hi|him|his|history|hmm|how|how about|how do|i|' +
      'i am|i have|if|in|in for|in terms of|in total|into|is|it|its|just|kind|know|lately|let|let me|like|' +
      'lined|lol|long time|look|looking|looking like|looks|looks like|made|make|making|man|many|me|' +
      'me the|much|my|name|named|names|need|now|number|number for|numbers|of|off|ok|okay|on|one|ones|' +
      'only|or|order|ordered|orders|our|out|overall|overview|own|owned|owning|owns|paid for|pay for|paying|' +
      'per|perform|performed|performing|period|place|plan|planned|please|question|quick|quickly|' +
      'range|really|report|requested|right|right now|roughly|run|run down|run me through|rundown|said|same|' +
      'same thing|say|see|seen|set|set for|set up|she|shop|should|signed up|sit|sitting|so|so far|so what|' +
      'some|sort of|what sort|stand|standing|start|starting|starts|stats|still|stuff|sum|summary|take|taken|taking|tell|' +
      'tell me|terms|terms of|thank you|thanks|that|the|their|their names|them|then|there|these|they|thing|' +
      'things|this|those|through|time|times|to|took|total|total of|totals|type|uh|um|umm|up|us|us the|use|' +
      'used|using|walk me through|want|want to|was|was i|we|we are|we have|well|went|were|were we|' +
      'what about|what are|what is|what was|what were|while|whole|will|with|within|wondering|worked|' +
      'working|works|would|yet|yo|you|your',
    'a|cuya|cuyo|cuyas|cuyos|dueno|duena|el dueno|la duena|maneja|manejan|sr|sra|srta|senor|senora|don|dona|anotado|anotada|apuntado|apuntada|en su ficha|en la ficha|en su expediente|direccion|la direccion|donde es|donde queda|con sus numeros|con telefonos|con sus telefonos|nombres y telefonos|nombres y numeros|llamado|llamada|llamados|se vende|se venden|vende|venden|vendemos|vendo|vendio|vendieron|vendido|dan|traen|generan|oye|oiga|dale|termina|terminan|acaba|acaban|ahora|al|aun|cantidad|como|como fue|como va|como vamos|con|cual|cual es|cual fue|cuales son|de|' +
      'decir|decirme|del|dentro|ellos|ellas|lo mismo|pero|dime|dinero|dolares|durante|el|empresa|en|en total|entraron|entre|entro|' +
      'era|eran|es|estamos|esa|ese|eso|esta|estaba|estado|estan|estas|este|esto|estos|fue|fueron|gracias|ha|historial|habia|' +
      'hacer|hago|han|hay|he|hemos|hice|hicimos|hizo|hola|hubo|iba|la|las|le|les|llama|llaman|llevamos|' +
      'llevo|lo|los|me|mi|mis|muy|necesito|negocio|nombre|nombres|nos|nosotros|nuestra|nuestro|nuestros|' +
      'numero|o|para|plata|podrias|por|por favor|puede|puedes|que|que tal|quiero|regresado|resumen|saber|' +
      'trabajamos|trabaje|trabajaron|lave|lavamos|lavaron|se|ser|sido|solo|son|su|sus|sus nombres|taller|te|tenemos|tengo|tiene|tienen|toda|todas|todavia|' +
      'todo|todos|total|tu|tus|tuve|tuvimos|tuvo|un|una|unas|unos|usted|va|vamos|van|veces|venido|ver|vez|' +
      'viene|vienen|vinieron|vino|llegaron|nos llegaron|voy|vuelto|y|y que|ya|yo',
  ],
];

export const STRUCTURE: readonly { words: Said; tag: Tag }[] = ROWS.map(([tag, en, es]) => ({
  words: { en, es },
  tag,
}));
