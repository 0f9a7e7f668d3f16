import type { Piece } from './reading.js';

type Row = readonly [phrases: string, piece: Piece];

const ENGLISH: readonly Row[] = [
  [
    'where|where is|where are|house|live|lives|at the shop|to the shop|go to the shop|at the house|at their house|at his house|at her house|at home|mobile|where at|address|addresses|location|locations|street|which house|directions|direction|how do i get to|how do i get there|' +
      'how to get to|map|maps|navigate to|where am i|where am i at',
    { kind: 'facet', facets: ['place'] },
  ],
  [
    'where do i go|where do i go to|where am i going|where am i going to|where are we going|where do we go|where to|where am i headed|where are we headed|where am i heading|' +
      'where do i head|where do i drive|where do i need to be|where do i have to be|where am i supposed to be|where will i be',
    { kind: 'facet', facets: ['place'], isOnward: true },
  ],
  [
    'gate code|gate|code|codes|gate codes|access|access code|access notes|door code|entry code|lockbox|lock box|keypad|entry|how do i get in|how do we get in|' +
      'how to get in|get in|gate number|code for the gate|code to the gate|code at the gate',
    { kind: 'facet', facets: ['access'] },
  ],
  [
    'keys|key|parking|park|where do i park|where can i park|where are the keys|where is the key|dog|dogs|water|spigot|outlet|power|electricity',
    { kind: 'facet', facets: ['access', 'notes'] },
  ],
  ['who|who is|who am i doing|whose|name|names', { kind: 'facet', facets: ['who'] }],
  ['owns|contact|customer|client|customers|clients|owner|guy|lady', { kind: 'hint', facet: 'who' }],
  [
    'phone|phones|mobile number|phone number|phone numbers|number|numbers|cell|cell number|cell phone|cell phone number|contact number|telephone|telephone number|contact info',
    { kind: 'facet', facets: ['phone'] },
  ],
  [
    'what car|which car|what cars|which cars|what vehicle|which vehicle|what vehicles|which vehicles|what car is|what am i working on|what kind of car|what kind of vehicle|what type of car|what color|which color|color|what color car|what make|model|what model|make and model|' +
      'what year|size|what size',
    { kind: 'facet', facets: ['vehicle'] },
  ],
  ['car|vehicle|cars|vehicles|ride', { kind: 'hint', facet: 'vehicle' }],
  [
    'what service|which service|what services|which services|service|services|package|what package|what kind of job|job type|getting|getting done|what kind of detail|what kind of service|' +
      'what do i do|what do i do at|what do i do for|what am i doing for|what am i doing at|what are we doing for|what are we doing at|what do i have to do|what do i need to do|what needs to be done|' +
      'what needs done|what is to do|what has to be done|what is there to do|what did they book|what was i supposed to do|what am i supposed to do|supposed to do|what do they want|what do they want done|what does she want|what does he want|they want done|want done|booked for',
    { kind: 'facet', facets: ['service', 'addons'] },
  ],
  [
    'add ons|addons|add on|addon|extras|extra|any extras|any add ons',
    { kind: 'facet', facets: ['addons'] },
  ],
  [
    'notes|note|special notes|special|instructions|special instructions|anything special|special requests|comments|remarks|heads up',
    { kind: 'facet', facets: ['notes', 'access'] },
  ],
  [
    'details|info|everything|anything i should know|anything i need to know|what do i need to know|what should i know|anything to know|the rundown|rundown|tell me about|info on|information',
    { kind: 'facet', facets: ['all'] },
  ],
  ['checklist|check list|steps|tasks|to do list', { kind: 'facet', facets: ['checklist'] }],
  [
    'how far|how far is|drive|drive time|how long is the drive|how long a drive|travel time|how long to get to|how long does it take to get to|how long to drive to',
    { kind: 'facet', facets: ['drive', 'place'] },
  ],
  ['status|confirmed|confirm|is it confirmed', { kind: 'facet', facets: ['status'] }],
  ['price|cost|how much is', { kind: 'facet', facets: ['price'] }],
  ['how many|number of|count', { kind: 'facet', facets: ['count'] }],
  [
    'how long|how long is|how long should|how much time|how much time do i have for|how long do i have for|how long do i have|how long do i have at|duration|takes|take|last for|how many hours|how many hours is|hours|how much work',
    { kind: 'facet', facets: ['length'] },
  ],
  [
    'how early|how early is|start|starts|begin|begins|starting|starting time|start time|get started|show up|arrive|get there|be there|need to be there|have to be there|need to be|have to be|supposed to be|' +
      'should i be|should i be at|should i be there|should i get there|should i show up|should i start|should i arrive|do i need to be at|how long until|how long till|how much time until|how soon|how soon is|have to start|need to start|clock in|supposed to start|scheduled for|booked at',
    { kind: 'facet', facets: ['start'] },
  ],
  [
    'how late|how late is|finish|finished|done|end|ends|get off|off work|go home|wrap up|be done|get done|through|clock out|done by|finish time|end time|be finished|done with|over|will i be done|be out of there|out of there|get out',
    { kind: 'facet', facets: ['end'] },
  ],
  [
    'when|when is|when are|what time|what time is|at what time|time|what times|when will i be|what time will i be|when am i',
    { kind: 'hint', facet: 'start' },
  ],
  ['jobs|appointments|stops|bookings|what days|which days', { kind: 'noun', isMany: true }],
  [
    'job|appointment|stop|booking|one|schedule|calendar|agenda|work|working|shift|lineup|line up|list|plan|what do i have|what do i have on|what have i|do i have|do we have|do i have anything|do we have anything|' +
      'what do we have|what am i doing|what are we doing|am i doing|are we doing|what is on|what is up|what is going on|anything|anything on|booked|scheduled|the day|day|route|what does my day look like|look like|day look like|going on|on my plate|' +
      'lined up|on deck|i am on|i working|off|free|am i off|am i free|day off|have off|a day off|today look|coming|busy|slammed|looking|look|slow',
    { kind: 'noun' },
  ],
  [
    'next|next up|up next|upcoming|coming up|next in line|on deck next|what comes next',
    { kind: 'turn', turn: 'next' },
  ],
  [
    'current|right now|now|at the moment|currently|this job|this one|this car|this customer|this place|this house|the one i am on|one i am on|job i am on|the one i am at|here',
    { kind: 'turn', turn: 'current' },
  ],
  [
    'previous|one before this|the one i just did|just did|just finished',
    { kind: 'turn', turn: 'previous' },
  ],
  ['first|1st|earliest|first thing|first up', { kind: 'turn', turn: 'first' }],
  ['second|2nd', { kind: 'turn', turn: 'second' }],
  ['third|3rd', { kind: 'turn', turn: 'third' }],
  ['last|final|latest', { kind: 'turn', turn: 'last' }],
  [
    'after|after that|after this|after it|after that one|after this one|afterwards|then|following|from here|the one after|one after|one after that|right after|follows|next after|next one after',
    { kind: 'beside', side: 'after' },
  ],
  [
    'before|before that|before this|before it|one before|the one before|right before|one before that',
    { kind: 'beside', side: 'before' },
  ],
  [
    'day after|the day after|the day after that|next day|following day|the next day|the following day',
    { kind: 'step', days: 1 },
  ],
  [
    'day before|the day before|the day before that|previous day|the previous day',
    { kind: 'step', days: -1 },
  ],
  [
    'it|that|that one|there|they|them|those|that job|that car|that place|these|its',
    { kind: 'pronoun' },
  ],
  [
    'he|she|him|her|his|their|hers|that guy|that customer|that lady',
    { kind: 'pronoun', isPerson: true },
  ],
  ['morning|in the morning|before lunch', { kind: 'part', part: 'morning' }],
  ['afternoon|in the afternoon|after lunch', { kind: 'part', part: 'afternoon' }],
  ['evening|in the evening|night', { kind: 'part', part: 'evening' }],
  [
    'left|remaining|more|else|still|what is left|anything left|anything else|any more|what else|am i done|are we done|am i finished|is that it|is that all|is that everything|' +
      'that it for|that all for|all done|to go|left to do|still have|still open|not done|unfinished',
    { kind: 'left' },
  ],
  ['all|all my|all of|all of my', { kind: 'all' }],
  ['and|what about|how about|also|plus', { kind: 'and' }],
  ['i am at|i am with|just left|leaving', { kind: 'here' }],
  ['with', { kind: 'with' }],
  ['did|was|were|had', { kind: 'past' }],
  [
    'what|is|are|am|do|does|i|we|for|at|my|our|the|a|an|of|to|in|on|up|has|have|got|me|us|show|give|tell|which|any|going|go|gotta|get|got|happening|come|comes|s|ok|so|be|quick|give me|pull up|look up|need|just|about|day of|will|today is|job for|can i get|can i have|could i get|can i see|can you get me|i need|seeing|meeting|visiting|see|back at|back with|back to|total|in total|yet|how is|how does|how are|place|that i',
    { kind: 'glue' },
  ],
];

/** After the words of time have been put in English: 'este' is 'this', 'proximo' is 'next'. */
const SPANISH: readonly Row[] = [
  [
    'donde|vive|donde vive|donde es|donde queda|direccion|direcciones|ubicacion|calle|como llego|como llego a|como llegar|como llegar a|mapa|domicilio',
    { kind: 'facet', facets: ['place'] },
  ],
  [
    'adonde|a donde|a donde voy|adonde voy|donde voy|donde vamos|a donde vamos|adonde vamos|donde tengo|donde tengo que ir|a donde tengo que ir|donde tengo que estar',
    { kind: 'facet', facets: ['place'], isOnward: true },
  ],
  [
    'codigo|codigo del porton|codigo de la puerta|codigo de acceso|codigo de entrada|porton|acceso|como entro|clave del porton|clave|clave de la puerta',
    { kind: 'facet', facets: ['access'] },
  ],
  [
    'llave|llaves|estacionamiento|donde me estaciono|perro|perros|agua|luz',
    { kind: 'facet', facets: ['access', 'notes'] },
  ],
  ['quien|quien es|quienes|con quien|nombre|nombres|de quien', { kind: 'facet', facets: ['who'] }],
  ['cliente|clienta|clientes', { kind: 'hint', facet: 'who' }],
  [
    'telefono|numero|numero de telefono|celular|telefonos|numeros',
    { kind: 'facet', facets: ['phone'] },
  ],
  [
    'que carro|cual carro|que coche|que auto|que vehiculo|cual vehiculo|que carros|color|que color|marca|modelo|que marca|que modelo|que carro es|de que color',
    { kind: 'facet', facets: ['vehicle'] },
  ],
  ['carro|coche|vehiculo|carros|coches|vehiculos', { kind: 'hint', facet: 'vehicle' }],
  [
    'que servicio|cual servicio|servicio|servicios|que le hago|que se le hace|que hay que hacer|que tengo que hacer|que le toca|que hay que hacerle|que le hacemos|paquete',
    { kind: 'facet', facets: ['service', 'addons'] },
  ],
  ['extras|adicionales|extra', { kind: 'facet', facets: ['addons'] }],
  [
    'notas|nota|instrucciones|indicaciones|algo especial|comentarios',
    { kind: 'facet', facets: ['notes', 'access'] },
  ],
  [
    'detalles|informacion|datos|todo|que debo saber|que tengo que saber',
    { kind: 'facet', facets: ['all'] },
  ],
  ['checklist|lista de pasos|pasos', { kind: 'facet', facets: ['checklist'] }],
  [
    'que tan lejos|que tan lejos esta|cuanto se maneja|distancia',
    { kind: 'facet', facets: ['drive', 'place'] },
  ],
  ['estado|confirmado|confirmada', { kind: 'facet', facets: ['status'] }],
  ['precio|cuanto cuesta', { kind: 'facet', facets: ['price'] }],
  ['cuantos|cuantas', { kind: 'facet', facets: ['count'] }],
  [
    'cuanto dura|cuanto tiempo|cuanto tarda|cuanto tiempo tengo|cuanto tiempo tengo para|duracion|cuantas horas|horas|cuanto tiempo dura|cuanto tiempo tarda',
    { kind: 'facet', facets: ['length'] },
  ],
  [
    'empiezo|empieza|empezamos|empiezan|comienza|comienzo|entro|inicio|inicia|tengo que estar|tengo que llegar|llego|debo llegar|cuanto falta para|tengo que empezar',
    { kind: 'facet', facets: ['start'] },
  ],
  [
    'termino|termina|terminamos|acabo|acaba|acabamos|salgo|salimos|terminan',
    { kind: 'facet', facets: ['end'] },
  ],
  [
    'cuando|cuando es|a que hora|que hora|hora|a que horas|cuando tengo',
    { kind: 'hint', facet: 'start' },
  ],
  ['trabajos|citas|paradas|que days', { kind: 'noun', isMany: true }],
  [
    'trabajo|cita|parada|agenda|horario|que tengo|tengo|tenemos|que tenemos|trabajamos|hay|que hay|algo|agendado|agendados|programado|que hago|que hacemos|dia libre|libre|lista|ruta|day libre|day|turno|que me toca|toca|descanso',
    { kind: 'noun' },
  ],
  ['next|siguiente|que sigue|sigue|siguientes', { kind: 'turn', turn: 'next' }],
  [
    'ahora|ahorita|actual|este trabajo|en este momento|this trabajo|this momento|this carro|this cliente|en this momento',
    { kind: 'turn', turn: 'current' },
  ],
  ['previous|que acabo de hacer', { kind: 'turn', turn: 'previous' }],
  ['primero|primera|primer|mas temprano', { kind: 'turn', turn: 'first' }],
  ['segundo|segunda', { kind: 'turn', turn: 'second' }],
  ['tercero|tercera|tercer', { kind: 'turn', turn: 'third' }],
  ['last|final', { kind: 'turn', turn: 'last' }],
  [
    'despues|despues de|despues del|despues de this|despues de eso|luego|el que sigue despues|el de despues|despues de la|la de despues|de aqui',
    { kind: 'beside', side: 'after' },
  ],
  ['antes|antes de|antes del|el de antes', { kind: 'beside', side: 'before' }],
  [
    'dia siguiente|al dia siguiente|dia despues|el dia despues|day despues',
    { kind: 'step', days: 1 },
  ],
  ['dia anterior|dia antes|el dia antes|day antes', { kind: 'step', days: -1 }],
  ['eso|ese|esa|ahi|alli|ellos|esos|lo', { kind: 'pronoun' }],
  ['su|sus|ella', { kind: 'pronoun', isPerson: true }],
  ['en la manana|por la manana|de la manana|morning', { kind: 'part', part: 'morning' }],
  ['en la tarde|por la tarde|tarde|de la tarde|afternoon', { kind: 'part', part: 'afternoon' }],
  ['en la noche|por la noche|noche', { kind: 'part', part: 'evening' }],
  [
    'queda|quedan|falta|faltan|me queda|me quedan|me falta|me faltan|mas|algo mas|pendientes|ya termine|ya acabe|ya terminamos',
    { kind: 'left' },
  ],
  ['todos|todas|todos mis|todas mis|todos los|todas las', { kind: 'all' }],
  ['y|que tal|y que tal|tambien', { kind: 'and' }],
  ['con', { kind: 'with' }],
  ['fue|era|tuve|tuvimos', { kind: 'past' }],
  [
    'que|es|son|soy|para|de|del|a|el|la|los|las|un|una|mi|mis|nuestro|nuestra|nuestros|en|this|al|voy|como this|vamos|cual|cuales|me|nos|dame|dime|muestrame|esta|estan|quiero|ver|hoy|casa|por|se|le|les|yo|nosotros|ir|pues|ok|tiene|tienen|at|vuelvo|lleva|llevan|veo|regreso|ya|que day|que days',
    { kind: 'glue' },
  ],
];

const tableOf = (rows: readonly Row[]) =>
  new Map(
    rows.flatMap(([phrases, piece]) => phrases.split('|').map((each) => [each, piece] as const)),
  );

export const TABLES = { en: tableOf(ENGLISH), es: tableOf(SPANISH) } as const;

export const LONGEST_PHRASE = 6;
