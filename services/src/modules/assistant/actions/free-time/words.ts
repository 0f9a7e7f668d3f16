import { everyOf } from '../../words/every-of.js';
import type { WordTokens } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import { Phrases } from '../../words/phrases.js';

export const FREE = new Phrases(
  [
    everyOf(
      'how much|any|is there any|is there',
      'time|room|space',
      'left|is left|do we have left|do i have left|have we got left',
    ),
    everyOf('what', 'do we|do you', 'have|got', 'open|available'),
    everyOf('anything|is anything|is there anything|got anything', 'open|open up|available'),
    'any time|anytime|am i free|are we free|what is free|have free|time free|hours free|do i have free|is anything free|anything free|i am free|we are free|free time|free slot|free slots|free hours|free hour|free spot|free spots|free afternoon|free afternoons|free morning|free mornings|free day|free days|be free|next free|am i open|are we open for',
    'opening|openings|holes|holes in|hole in my schedule|hole in the schedule|openings in|gaps in|availability|available|am i available|are we available|open slot|open slots|open time|open times|open spot|open spots|open hours|gap|gaps|slot|slots|any slots',
    'get somebody in|get someone in|get one in|could take|can take|take her|take him|get her in|get him in|get them in|fit her in|fit him in|fit them in|fit it in|fit that in|squeeze|squeeze in|when can i do|when can we do|when could i do|when could we do|when could i book|when could we book|when could we get|when could we fit|when could i fit|when can i book|when can i schedule|i can get a|i can get an|can i get a|can i get an|earliest i can do|soonest i can do|can get someone in|i can fit|can i fit|get in a|fit|fit in|fit another|get another one in|get another in|get one more in|get another job in|add another|add one more|get in|room for|room in|time for|time to do|time to fit|time to take|room to do|room to take|have time to do|have room|have time|got time|got room|got any room|have any room|any room|is there room|work in|take another|take one more|space for|can i offer|can we offer|i can offer|we can offer|could i offer|could we offer|could bring in|could bring|can bring in|could come in|could drop off|when can i get|when can we get|when could i get|soonest i can get|soonest we can get|earliest i can get|earliest we can get|have a spot|got a spot|have spots|any spots|a spot at|a spot on|a spot for|a slot at|a slot on|fit in|soonest for|earliest for|soonest to do|earliest to do|more work can i take|more work can we take|more jobs can i take|more jobs can we take|more cars can i take|more cars can we take|more cars can we fit|more jobs can we fit|more can we take on|more can i take on',
    everyOf(
      'time|times|slot|slots|spot|spots',
      '|are|is|do we have|we have',
      '|still',
      'open|free',
    ),
    everyOf(
      'next|first|earliest',
      'free|open|available',
      'hour|hours|slot|spot|time|day|morning|afternoon',
    ),
    everyOf('soonest|earliest', 'i|we|you', 'can|could', 'do|fit|start|book|schedule|take'),
    everyOf('still', '|have', 'a|any|another', 'spot|time|room|space'),
    everyOf('have', 'we|i', '|got|any|some', 'time|room|space|place|openings|spots'),
    everyOf('how many', 'place|places|spots|slots|openings'),
    everyOf('what|which', 'hour|hours', 'is|are', 'free|open|available'),
    'place for|a place for|place left|places left',
    everyOf('add|fit|take|do|squeeze in', 'two|2|three|3|a couple|a few', 'more'),
  ].join('|'),
  [
    'hay lugar|habra lugar|libre|libres|estoy libre|estamos libres|tiempo libre|lo mas pronto para|lo antes posible para|hueco|huecos|espacio|espacios|disponible|disponibilidad|disponibles|me cabe|cabe|caben|puedo meter|meter|lugar para|tengo tiempo|tengo lugar|tienes lugar|tienen lugar|tenemos lugar|queda lugar|horas libres',
  ].join('|'),
);

/** Of so many hours each of these is one that is free: 'a 3 hr hole', 'a two hour window'. */
export const HOLE = new Phrases(
  everyOf(
    '|a|an|any|another|one|some|un|algun',
    'hole|window|block|chunk|stretch|space|espacio|rato',
  ),
);

/** 'Find me 90 minutes on Thursday' */
export const FINDS = new Phrases(
  everyOf('find|get|give', 'me|us', '|a|an'),
  everyOf('where|when', 'can|could|should', 'i|we', 'put|stick|slot|do|add', '|a|an'),
  'find|buscame|dame',
);

/** Then days are asked for on which nothing is booked. */
export const ALL_DAY = new Phrases(
  everyOf('free|open|clear', 'all|the whole|the entire|a whole', 'day'),
);

/** Then it is advice that is wanted. */
export const ADVICE = new Phrases(
  'how much time for|how much time do we need|how much time do i need|how much time should|how long|how do|how can|how should|how to|why|should i|what should|is it|who|whose|which customers|which customer',
  'como puedo|como hago|por que|quien|quienes|cuales clientes',
);

/** What something costs is another question. */
export const COSTS = new Phrases(
  everyOf('how much', 'is|are|for|does|do we charge|would|to do'),
  'price of|prices of|what do we charge|cuanto cuesta|cuanto vale',
);

export const FIRST = new Phrases(
  'first|next|how soon|soonest|earliest|the next|the first|asap|as soon as possible',
  'primer|primera|primero|proximo|proxima|cuanto antes|lo mas pronto|lo antes posible',
);

export const FILLER = new Phrases(
  'woman|man|can|how soon|new|preferably|ideally|wide|lady|guy|caller|on the phone|phone|would|like|wants|wanting|would like|rather|prefers|prefer|come|comes|come in|comes in|in|better|could|her|his|their|it|is|are|my|our|do|i|for|job|jobs|car|cars|truck|suv|vehicle|appointment|appointments|booking|one more|another|more|someone|somebody|customer|client|slot|spot|opening|time|anything|something|any|when|what|one|next|first|soonest|earliest|long|big|quick|short|work|schedule|calendar|open|free|there|hole|between jobs|times|options|choices|give|offer|room|who has|who|which|where|day|days|left|still|still have|got|get|see|done|today|van|vans|bay|bays|crew|crews|rig|anywhere|somewhere|sometime|maybe|possibly|spots|quick|real|else|have',
  'trabajo|trabajos|carro|carros|coche|cita|citas|cliente|otro|otra|mas|cuando|que|hay|alguno|algun|alguna|agenda|primer|primera|proximo|proxima|un|una|de|para|hora|horas|tengo|es|lo|mas pronto|quiere|quieren|necesita|necesitan|pide|piden|senora|senor|algo|hay|tienes|tiene|tienen|tenemos|dias|queda|quedan|todavia|aun|cual|cuales',
);

/** Else it is asked whether the customer has time. */
export const OFFERING = new Phrases(
  'give|offer|can i offer|can we offer|in|come|bring|drop|fit|squeeze|get',
  'dar|ofrecer',
);

export const FREE_ONE = new Phrases('free|open|available|got time|have time', 'libre|disponible');

/** 'Open jobs', 'still open' are of what is booked. */
export const OF_JOBS = new Phrases(
  'job|jobs|appointment|appointments|ticket|tickets|order|orders|one|ones|invoice|invoices|booking|bookings|still|confirmed|unconfirmed',
  'trabajo|trabajos|cita|citas|todavia|aun',
);

/** 'Is Saturday full': what is left of it is asked, not what stands in it. */
export const FULL = new Phrases(
  'full|fully booked|booked solid|booked up|all booked|all booked up|packed|slammed|swamped|maxed out|filled up|jam packed|crammed|totally booked|completely booked|sold out',
  'lleno|llena|llenos|llenas|a tope|completo|completa',
);

export const COMES = new Phrases(
  'come in|come by|come|drop off|swing by|stop by|get in|venir|pasar',
);
/** 'When could Ana get a paint correction' */
export const GETS = new Phrases('get|have|get in|get in for|tener|recibir');

/** When the doors are open is no free time. */
export const OF_DOORS = new Phrases(
  'shop|store|business|close|closes|closed|hours',
  'taller|tienda|cierra',
);

const PARTS = wordSet('morning~|afternoon~');
/** 'A free morning' is free, and in the morning: how many words of it say when. */
export const partAtEnd = (words: WordTokens) => (PARTS.has(words.at(-1)?.word ?? '') ? 1 : 0);

export const ASKS_WHETHER = wordSet('is|are|am|estamos|estoy');
const STILL = wordSet('still|todavia|aun');
const THE = wordSet('the|el|la');
/** 'Is 2 pm still open' is of a time, and 'is the 2 pm still open' of a job. */
export const withoutStill = (tokens: WordTokens) =>
  ASKS_WHETHER.has(tokens[0]?.word ?? '') && !THE.has(tokens[1]?.word ?? '')
    ? tokens.filter(({ word }) => !STILL.has(word))
    : tokens;
