import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';

/** What asks for a price. */
export const PRICE = new Phrases(
  [
    'price|fair price|good price|right price|prices|pricing|price list|cost|costs|charge|charges|charging|quote|estimate|rate|rates|fee|fees|menu|going rate|how much is|how much are|how much we take|how much we charge|how much we get|how much you charge|how much you take|how much it would be|how much it is|how much it costs|how much would it be|how much would it cost|what we charge|what we take|how much for|how much does|how much do i charge|how much do we charge|how much should i charge|how much would|do we get for|do i get for|we get for|i get for|worth|the damage|damage for|run on|run these days|going for|do we take for|do i take for|we take for|do we ask for|do i ask for|we ask for|i ask for|do we want for|do we quote|do i quote|go for|run me|run for',
    'what services|which services|our services|my services|all services|list services|services do i offer|services do we offer|services do we have|services do i have|services we offer|services i offer|list of services|service list|the services|do i offer|do we offer',
  ].join('|'),
  'precio|precios|cuanto cuesta|cuanto cuestan|cuesta|cuestan|cuanto cobro|cuanto cobramos|cuanto cobrar|cobro|cobrar|cobramos|cobran|se cobra|se cobran|cuanto se cobra|cuanto se cobra por|cuanto cobran|cuanto piden|a cuanto|tarifa|tarifas|cotizacion|cuanto vale|cuanto sale|en cuanto sale|a como|cuanto es|lista de precios|que servicios|mis servicios|nuestros servicios|lista de servicios|ofrezco|ofrecemos',
);
/** 'How much more is a full than an interior': two prices, and what lies between them. */
export const APART = new Phrases(
  [
    everyOf('price|cost', 'difference|gap', 'between|of|'),
    everyOf('difference|gap', 'in price|in cost', 'between|of|'),
    everyOf('how much', 'more|cheaper|less|more expensive', 'is|are|for|does|would'),
    everyOf('how much', 'more|less', 'do we|do i|should i', 'charge|get', 'for|'),
  ].join('|'),
  everyOf('diferencia', 'de|en', 'precio', 'entre|'),
  everyOf('cuanto', 'mas|menos', 'cuesta|cuestan|vale|cobro por|cobramos por'),
);
export const THAN = new Phrases('than|over|vs|versus|and|cost|costs|be', 'que|y');

/** 'Do we do ceramic coating': what is offered is on the list. */
export const OFFERED = new Phrases(
  [
    everyOf('do we|do you|do i|do you guys', 'still|even|', 'do|offer|sell|provide'),
    everyOf('what do', 'we|you|i', 'have|offer|sell|do|got', 'for'),
    everyOf('do we|do you|do i', 'have', 'a|any', 'service|services|package', 'called|named|for'),
  ].join('|'),
  'hacemos|hacen|vendemos|damos|ofrecen|que tenemos para|que ofrecemos para',
);
export const CHEAPEST = new Phrases(
  'cheapest|cheapest service|lowest price|lowest priced|least expensive|cheapest thing',
  'mas barato|mas barata|mas economico|servicio mas barato',
);
export const DEAREST = new Phrases(
  'most expensive|priciest|highest price|highest priced|most expensive service|dearest',
  'mas caro|mas cara|servicio mas caro',
);
export const FILLER = new Phrases(
  'removal|removing|add on|lifted|jacked up|that|too|also|as well|everywhere|all over|someone|somebody|lady|guy|caller|asking|asks|wants to know|to get|to have|done|to do|is|get|these days|extra|service|services|cheapest|most|expensive|package|packages|detail|job|car|cars|vehicle|customer|someone|should|does|would|offer|list|present|current|usual|much|with|going|big|huge|price|prices|cost|charge|what|sized|size|one|do|be|together|both|in total',
  'que|debo|debemos|deberia|servicio|servicios|carro|coche|vehiculo|cliente|ofrezco|ofrecemos|cuanto|cual|mas|barato|caro|tamano|un|una|de|para|por|el|la|ese|este|precio',
);

/** 'How do I change the price' asks where. */
export const CHANGING = new Phrases(
  'how do i change|how do i set|how do i edit|how do i raise|how do i lower|how do i add|how can i change|how can i set|how to change|how to set|where do i change|where do i set',
  'como cambio|como pongo|como subo|como bajo',
);
/** A quote that is written is a paper, and none that is asked for. */
export const PAPER = new Phrases(
  everyOf(
    'make|makes|send|write|create|print|email|draft|build|do|save|put together|type up',
    'a|an|the|my|customers a|someone a|them a|',
    'quote|quotes|estimate|estimates|proposal',
  ),
  everyOf('hago|hacer|mando|mandar|envio|enviar|escribo|imprimo', 'una|un|', 'cotizacion'),
);
export const BEFORE = new Phrases(
  'whole day|whole week|whole month|whole thing|entire day|entire week|whole lot|his job|her job|their job|my job|his appointment|her appointment|his bill|her bill|his total|her total|did|was|were|lost|that|those|they|it',
  'fue|fueron|eso|esos|perdi',
);

/** 'The cheapest customer' is on no list of services. */
export const OF_RANKED = new Phrases(
  'car|cars|vehicle|vehicles|customer|customers|client|clients|job|jobs|day|month|week|ticket|sale|appointment',
  'carro|carros|coche|cliente|clientes|trabajo|dia|mes|semana|cita',
);

/** 'What services do we sell the most of' is of what was booked, and a share is no price. */
export const OF_SALES = new Phrases(
  everyOf(
    'show|show up|no show|close|closing|conversion|return|retention|cancel|cancellation|growth|booking|occupancy|response|repeat|churn|tax|interest|commission|pay',
    'rate|rates',
  ),
  'take off|takes off|remove|removes|sell the most|sell most|sell the most of|sells the most|sells most|sell best|sells best|do the most|do most|the most of|book the most|booked the most|most often|most popular|sell the least|sells the least|do the least|the least of|best selling|best seller|best sellers',
  'vendemos mas|vendo mas|hacemos mas|hago mas|vendemos menos|hacemos menos|mas vendidos|mas populares',
);
