import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';

export const UP = new Phrases(
  'add|raise|bump|bump up|increase|up|hike',
  'sube|subir|aumenta|aumentar|subele',
);
export const DOWN = new Phrases(
  'lower|drop|cut|reduce|decrease|take|knock|discount',
  'baja|bajar|reduce|reducir|bajale',
);
export const HEADS = {
  en: new Phrases(
    'new price for|new price on|new price|charge|add|put|raise|bump|bump up|increase|up|hike|lower|drop|cut|reduce|decrease|change|set|update|make|adjust|price|take|knock|discount',
  ),
  es: new Phrases(
    'sube|subir|aumenta|aumentar|subele|baja|bajar|reduce|reducir|bajale|cambia|cambiar|pon|ponle|actualiza',
  ),
};
/** 'Express detail should be 15% more' */
export const SHOULD = new Phrases(
  'go to|go for|goes for|go up to|goes up to|going to be|is going to be|are going to be|are now|is gonna be|costs|should be|needs to be|has to be|is now|goes up|goes down|goes to|should go up|should go down|should cost',
  'debe ser|ahora cuesta|debe costar',
);
export const ASKS = wordSet('how|what|when|which|why|should|if|who|does|is|are|cuanto|que|cual');
export const MORE = new Phrases(
  'more|extra|higher|up|pricier|more expensive|mas|mas caro|mas cara',
);
export const LESS = new Phrases(
  'less|lower|cheaper|down|off|less expensive|menos|mas barato|mas barata',
);
export const PRICE = new Phrases('price|prices|cost|rate', 'precio|precios|costo');
export const TO = new Phrases('to|at|is|sale for', 'a|en');
const FILLERS = [
  'the|my|our|of|for|to|by|at|up|down|back|off|more|less|extra|sale|price|prices|cost|rate|service|dollars|bucks|percent|per|from|on',
  'el|la|los|de|del|a|en|por|precio|costo|servicio|dolares|pesos|un|ciento|al',
];
export const FILLER = new Phrases(...FILLERS);
export const ALL = new Phrases(
  'everything|all|all of|all my|all of my|all our|all the|every|each|across the board|the whole menu|my prices|our prices|the prices|prices',
  'todo|todos|todas|todos los|todos mis|mis precios|los precios|precios',
);
/** What may stand around that, where no service is named. */
export const OF_ALL = new Phrases(
  ...FILLERS,
  'everything|all|every|each|across the board|across|board|whole|menu|services|packages|precios|todo|todos|todas|mis|servicios',
);

/** What leads from a service to what it costs. */
export const IS = new Phrases(
  'is|are|costs|cost|now|to|at|goes|both|each|price',
  'cuesta|cuestan|es|son|a|ahora|ambos',
);
export const NOW = new Phrases(
  'now|from now on|from here on|going forward|onwards',
  'ahora|desde ahora',
);
const TOLD_WORDS =
  'new|the|a|an|our|my|is|are|costs|cost|now|to|at|goes|both|each|and|price|prices|up|down|el|la|los|las|cuesta|cuestan|es|son|a|ahora|precio';
export const TOLD = new Phrases(TOLD_WORDS);
export const TOLD_OF_ALL = new Phrases(
  TOLD_WORDS,
  'everything|all|every|prices|todo|todos|precios|services|servicios',
);

export const SINCE = new Phrases(
  'starting|starting on|starting in|beginning|beginning in|effective|as of|from',
  'desde|desde el|a partir de|a partir del',
);

/** These say how sure it is, and nothing of a price. */
export const ADVERBS = new Set('really just probably honestly actually definitely'.split(' '));

export const LATEST_HOUR = 24;
/** 'Make the interior detail 175': nothing else of a service is a number alone. */
export const SETS = wordSet('make|price|new price|new price for|new price on|pon|ponle');

/** What it was nobody noted. */
export const AS_BEFORE = new Phrases(
  everyOf(
    'back to|back down to|back up to|to',
    'what it was|what they were|how it was|what it used to be|what we had|the old price|the old prices|its old price|the original price|the price before|the previous price|normal price',
    'before|again|',
  ),
  'back to normal|back to before|back to the old one',
  everyOf('a|de vuelta a', 'como estaba|lo que era|lo que costaba|su precio anterior', 'antes|'),
  'al precio de antes|al precio anterior|como estaba antes|como estaba',
);
