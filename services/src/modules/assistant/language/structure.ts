import type { Said } from '../plan/plan.js';
import type { Tag } from './lexicon.js';

/** Words that say how a question is asked, not what it is about. */
export const STRUCTURE: readonly { words: Said; tag: Tag }[] = [
  {
    tag: { kind: 'amount' },
    words: {
      en: 'how much|how many dollars|how many bucks|what amount|how much money',
      es: 'cuanto|cuanta|cuanto dinero|cuanta plata|cuantos dolares',
    },
  },
  {
    tag: { kind: 'count' },
    words: {
      en: 'how many|number of|count|count of|the number of',
      es: 'cuantos|cuantas|numero de|cantidad de',
    },
  },
  {
    tag: { kind: 'want', want: 'list' },
    words: {
      en: 'list|show|show me|pull up|give me a list|list of|give me|bring up|names of|details of|details on|what is on|what do i have|what do we have|what have i got|what have we got|what i got|what i have|what we got|what have|let me see|see',
      es: 'lista|lista de|muestra|muestrame|dame|ensename|que tengo|que tenemos|ver|que hay|nombres de',
    },
  },
  {
    tag: { kind: 'want', want: 'who' },
    words: {
      en: 'who|whos|whose|whom|who is|who are|who has|who have|who had|who all',
      es: 'quien|quienes',
    },
  },
  {
    tag: { kind: 'want', want: 'which' },
    words: { en: 'which|what', es: 'cual|cuales|que' },
  },
  {
    tag: { kind: 'want', want: 'how' },
    words: {
      en: 'how is|how was|how are|how were|how did|how has|how have|how is it|hows business',
      es: 'como va|como fue|como vamos|que tal|como estuvo|como nos fue|como me fue|como estan',
    },
  },
  {
    tag: { kind: 'value', filter: 'due', value: 'due' },
    words: {
      en: 'invite back|invite|bring back|get back in|call back',
      es: 'invitar|volver a invitar',
    },
  },
  {
    tag: { kind: 'measure', name: 'jobs' },
    words: { en: 'full|quiet|packed|slammed|empty', es: 'lleno|llena|vacio|tranquila' },
  },
  {
    tag: { kind: 'want', want: 'when' },
    words: {
      en: 'when|how late|how early|what day|what date|how long ago|how long since',
      es: 'cuando|que dia|que fecha|hace cuanto',
    },
  },
  {
    tag: { kind: 'want', want: 'whether' },
    words: {
      en: 'do i have any|do we have any|is there|are there|is there any|are there any|is there anything|do i have anything|do we have anything|have i got any|am i|any|anything|does|did|is anyone|is anybody|anyone|anybody',
      es: 'hay|hay algun|hay alguna|tengo algun|tengo alguna|tenemos algun|alguno|alguna|algun|algo',
    },
  },
  {
    tag: { kind: 'order', order: 'most' },
    words: {
      en: 'most|best|top|biggest|highest|largest|greatest|strongest|busiest|most popular|most common|number one|winner|favorite|favourite|favorites|most money|the most|best selling|bestselling|priciest|most expensive|longest|most valuable|bring in the most|highest paying|top selling|big spender|big spenders',
      es: 'mas|mejor|mejores|mayor|mayores|mas alto|mas alta|mas grande|mas popular|mas populares|mas comun|favorito|favorita|mas vendido|mas vendidos|mas ocupado|mas valiosos|principal|principales',
    },
  },
  {
    tag: { kind: 'order', order: 'least' },
    words: {
      en: 'least|worst|lowest|smallest|slowest|weakest|fewest|cheapest|quietest|least popular|bottom|the least|shortest',
      es: 'menos|peor|peores|menor|menores|mas bajo|mas baja|mas flojo|mas floja|mas barato|mas tranquilo',
    },
  },
  {
    tag: { kind: 'order', order: 'latest' },
    words: {
      en: 'latest|most recent|newest|recent|recently|last',
      es: 'mas reciente|mas recientes|recientes|ultimamente',
    },
  },
  {
    tag: { kind: 'order', order: 'earliest' },
    words: {
      en: 'earliest|oldest|first|first job|first appointment|first customer|first car|next|soonest',
      es: 'mas antiguo|mas antiguos|primero|primeros|primera',
    },
  },
  {
    tag: { kind: 'compare' },
    words: {
      en: 'compare|compared to|compared with|comparison|vs|versus|than|against|compare to|compare with|difference between|beat|beats|better than|worse than|more than|less than|ahead of|behind|better|worse|more|less|by this time|by now|at this point|higher than|lower than|beating|stack up|stack up against|difference',
      es: 'compara|comparado con|comparada con|comparacion|contra|que el|frente a|versus|vs|diferencia|diferencia entre|comparar',
    },
  },
  {
    tag: { kind: 'compare', with: 'before' },
    words: {
      en: 'up or down|better or worse|more or less|growing|growth|grow|grown|grew|change|changed|trend|trending|period before|time before|month before|the month before|week before|the week before|quarter before|the quarter before|going up|going down|month over month|week over week|quarter over quarter|than before|than usual|than the one before',
      es: 'subio o bajo|mejor o peor|crecimiento|crecio|crecimos|creciendo|cambio|tendencia|que antes|mes a mes|mas o menos que antes',
    },
  },
  {
    tag: { kind: 'compare', with: 'year_before' },
    words: {
      en: 'year over year|same time last year|this time last year|same period last year|same month last year|same week last year|same day last year|same days last year|the year before|a year earlier|year before|a year before|same time a year ago|this time a year ago',
      es: 'que el last year|misma epoca del year last|same time del year last|mismo month del year last|year contra year|year con year|el year anterior',
    },
  },
  {
    tag: { kind: 'bound', bound: 'least' },
    words: {
      en: 'more than|over|at least|above|or more|greater than|upwards of|minimum|minimum of|bigger than|higher than|exceeding|north of|more expensive than',
      es: 'mas de|por lo menos|al menos|arriba de|minimo|superior a|encima de|por encima de',
    },
  },
  {
    tag: { kind: 'bound', bound: 'most' },
    words: {
      en: 'less than|under|at most|below|fewer than|or less|no more than|maximum|cheaper than|lower than|smaller than|up to|or fewer',
      es: 'menos de|a lo mas|debajo de|por debajo de|maximo|inferior a|hasta',
    },
  },
  {
    tag: { kind: 'not' },
    words: {
      en: 'not|nothing|none|without|except|excluding|besides|other than|apart from|never|minus|but not|no|with no|non',
      es: 'sin|no|excepto|salvo|menos los|nunca|aparte de',
    },
  },
  {
    tag: { kind: 'each' },
    words: { en: 'by|per|each|every|broken down by|split by|grouped by', es: 'por|cada|segun' },
  },
  {
    tag: { kind: 'also' },
    words: { en: 'and also|plus|as well as|also', es: 'ademas|y tambien|tambien' },
  },
  {
    tag: { kind: 'glue' },
    words: {
      en:
        'a|an|the|of|in|on|at|to|for|from|with|by|and|or|so|just|only|is|are|was|were|be|been|being|am|do|does|did|am i done|are we done|be done|have done|had done|done for|get done|got done|getting done|done last|has|have|had|will|would|can|could|should|i|me|my|we|us|our|you|your|it|its|they|them|their|he|she|his|her|him|this|that|these|those|there|here|' +
        'working|works|worked|so far|while|a while|ages|long time|a long time|lately|please|happening|happen|happens|start|starts|starting|begin|run|run me through|walk me through|terms|in terms of|perform|performing|performed|planned|plan|look|looks|business|things|go|terms of|hey|hi|hello|ok|okay|thanks|thank you|tell|tell me|let|let me|know|look|check|find|get|got|get me|need|want|want to|like|going|go|went|come|comes|came|coming|doing|much|many|all|all the|any|some|total|totals|in total|sum|overall|up|out|about|right|now|right now|currently|again|still|yet|already|' +
        'exactly|actually|really|roughly|approximately|quick|quickly|question|wondering|curious|thing|things|stuff|as|if|then|into|per|each|got any|total of|whole|entire|day|time|times|one|ones|kind|type|sort|most of|bro|man|dude|yo|lol|umm|um|uh|well|hmm|so what|what about|how about|how do|how|does it|what is|what was|what are|what were|and what|' +
        'shop|company|place|detailing|bring|brings|bringing|brought|do we|did we|do i|did i|have i|have we|i have|we have|i am|we are|was i|were we|say|said|give|take|took|taken|taking|make|made|makes|making|end up|ended up|ended|came out|came to|come to|comes to|amount|amount to|number|figure|figures|data|stats|numbers|report|summary|overview|breakdown|run down|rundown|' +
        'down|sit|sitting|stand|standing|looks like|looking|looking like|see|seen|dropped|drop|dropping|dropping off|in for|signed up|set|set up|set for|lined|during|within|between|through|period|days|weeks|months|years|range|dates|date|own|owns|owned|owning|drive|drives|driving|have got|has got|had done|getting|gets|using|used|use|ordered|order|orders|bought|buy|buys|paid for|pay for|paying|asked|asks|ask|requested|names|name|called|phone|number for|their names|me the|us the|off',
      es:
        'hubo|tuve|tuvo|llevo|llevamos|han|ha|venido|regresado|vuelto|estado|el|la|los|las|un|una|unos|unas|de|del|al|a|en|y|o|que|con|por|para|es|son|fue|fueron|era|eran|ser|sido|esta|estan|estaba|hay|he|ha|hemos|han|habia|hice|hicimos|hizo|hacer|hago|tengo|tiene|tienen|tenemos|tuve|tuvimos|yo|me|mi|mis|nosotros|nos|nuestro|nuestra|nuestros|usted|tu|tus|te|se|su|sus|lo|le|les|este|esta|esto|estos|estas|ese|esa|eso|' +
        'por favor|hola|gracias|dime|puedes|puede|podrias|quiero|necesito|saber|decir|decirme|ver|total|en total|todo|todos|toda|todas|solo|ya|aun|todavia|ahora|muy|como|fue|va|van|vamos|iba|voy|cual es|cuales son|cual fue|negocio|taller|empresa|dinero|plata|dolares|veces|vez|numero|cantidad|resumen|durante|dentro|entre|y que|que tal|como va|como vamos|como fue|cual|nombre|nombres|llama|llaman|sus nombres|entro|entraron|vienen|viene|vino|vinieron',
    },
  },
];
