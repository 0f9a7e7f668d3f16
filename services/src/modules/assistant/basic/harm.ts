import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import type { WordTokens } from '../words/tokens.js';

const OWN = 'my|his|her';
const WHOSE = `${OWN}|their|our|your|the|an|a|somebodys|somebody's|someones|someone's`;
const WORKER = "|guys|guy's|techs|tech's|helpers|helper's|kids|kid's|employees|workers";
const SKIN =
  'skin|hand|hands|arm|arms|face|leg|legs|foot|feet|mouth|finger|fingers|throat|lung|lungs';
const EYES = 'eye|eyes';
const BURNS =
  'burn|burns|burned|burnt|burning|sting|stings|stinging|stung|itch|itches|itching|blistered';

const SUFFERS_ES =
  'intoxique|intoxico|desmaye|desmayo|quemo|queme|quemaron|corto feo|corte feo|dio un toque|dio toques|electrocuto|ahogo|ahoga|envenene|enveneno|maree|mareo';
const BODY_ES =
  'mano|manos|dedo|dedos|cara|brazo|brazos|pierna|piernas|piel|cabeza|garganta|pulmones|pecho|ojo|ojos|boca|pie|pies';

const HURT = new Phrases(
  everyOf('in|into', WHOSE, `${EYES}|mouth|lung|lungs`),
  everyOf(BURNS, OWN, `${SKIN}|${EYES}`),
  everyOf(OWN, `${SKIN}|${EYES}`, 'is|are|was|were|keep|keeps|', BURNS),
  everyOf('hit', OWN, 'head'),
  everyOf(OWN + WORKER, `${SKIN}|${EYES}`, 'got|is all|are all', `${BURNS}|hurt|cut`),
  everyOf(`${SKIN}|${EYES}`, 'got|get|gets', BURNS),
  everyOf(
    'cut|sliced|slashed|poked|pricked|stabbed|pinched|smashed|crushed|jammed',
    OWN,
    `${SKIN}|thumb|palm|wrist`,
  ),
  everyOf('a|bad|electric', 'shock', 'from|off', 'the|my|a|an|that|our'),
  everyOf('fell', 'off|from', 'the|a|my', 'ladder'),
  'swallow|swallowed|swallowing|breathed|inhaled|poisoned|poisoning|drank|ingested|chemical burn|chemical burns',
  'feel dizzy|feeling dizzy|feels dizzy|lightheaded|chest pain|chest pains|chest hurts|mixed bleach|got shocked|electric shock|im bleeding|bleeding bad|bleeding a lot|stop the bleeding',
  'passed out|fainted|unconscious|cant breathe|can not breathe|cannot breathe|electrocuted|allergic reaction|dizzy from|sick from the fumes|fumes made',
  'got hurt|hurt himself|hurt herself|hurt myself|shocked by|shocked me|shocked him|heat stroke|heatstroke|heat exhaustion|carbon monoxide poisoning|coughing up blood|throwing up from',
  everyOf('me|se|te|le', SUFFERS_ES),
  everyOf('me|se|le', 'corte|corto|lastime|lastimo|golpee|golpeo', 'la|el|un|una', BODY_ES),
  everyOf(
    'me|le',
    'arde|arden|duele|duelen|pica|pican',
    'la|el|los|las|mucho la|mucho el',
    BODY_ES,
  ),
  'me pique con|se pico con|golpe de calor|insolacion|toque electrico|descarga electrica|no puede respirar|no puedo respirar',
  'en el ojo|en los ojos|en la boca|en la piel|en mi ojo|en mis ojos|trague|trago|tragado|inhale|inhalado|inhalo|respire|quemadura quimica|me queme|se quemo|envenenado|intoxicado|me cayo quimico|me cayo en el ojo|al ojo|a los ojos',
);

const EYE = new Phrases(EYES, 'ojo|ojos');
const HARMS = new Phrases(
  BURNS,
  'splash|splashed|splashes|spray|sprayed|squirt|squirted|drip|dripped|hurt|hurts|hurting|irritated|irritates|irritation|itchy',
  'red|swollen|watering|rojo|rojos|irritado|irritados|hinchado|hinchados',
  'salpico|salpica|arde|arden|quema|queman|quemo',
);

const CHEMICAL = new Phrases(
  'acid|bleach|ammonia|chemical|chemicals|degreaser|cleaner|apc|remover|solvent|solvents|thinner|lye|caustic|acetone|gasoline|stripper|hydrofluoric|peroxide|muriatic|fumes',
  'acido|cloro|quimico|quimicos|desengrasante|limpiador|removedor|solvente|gasolina|acetona|amoniaco|vapores|gases|shampoo|jabon|cera',
);
/** 'My guy is coughing after he mixed bleach'. */
const AILS = new Phrases(
  'coughing|choking|gasping|wheezing|dizzy|nauseous|throwing up|vomiting|feels sick|feel sick|feeling sick|hard to breathe|trouble breathing|burns to breathe',
  'tosiendo|tose|mareado|mareada|mareo|vomitando|vomito|me siento mal|se siente mal|le cuesta respirar|me cuesta respirar',
);
/** 'Se tomó desengrasante', but not 'se tomó una hora'. */
const TAKEN_ES = new Phrases(everyOf('se|me', 'tomo|tome|bebio|bebi|comio|trago|trague'));
const TIME_ES = new Phrases('tiempo|hora|horas|minutos|rato|foto|fotos');
/** 'The dog licked up tire shine'. */
const TAKEN = new Phrases(
  everyOf(
    'dog|cat|puppy|kid|toddler|baby|son|daughter',
    'ate|licked|licked up|got into|chewed|chewed on|drank|lapped up',
  ),
  everyOf('perro|gato|nino|nina|hijo|hija', 'se|', 'comio|lamio|tomo|bebio'),
);
const PRODUCT = new Phrases(
  'shine|dressing|soap|wax|coating|polish|compound|antifreeze|detailer|pods|shampoo|coolant|conditioner',
  'abrillantador|pulidor|anticongelante',
);
const SPLASHED = new Phrases(
  everyOf(
    'splashed|splash|sprayed|squirted|dripped|spilled|spilt|blew up|popped',
    '|on|in|into|onto|all over',
    `${OWN}|their|the`,
    WORKER,
    SKIN,
  ),
  everyOf('a|en|sobre', 'la|el|los|las|mi|su', BODY_ES),
);
const SPLASHES_ES = new Phrases('salpico|salpique|cayo|derramo|derrame|rocio|echo|chorreo');
/** 'On hand' means in stock. */
const ON_BODY = new Phrases(
  everyOf('on|onto|in|into|over', WHOSE, WORKER, `${SKIN}|${EYES}`),
  everyOf('on|onto|in|into|over', `skin|${EYES}`),
  everyOf(
    'en|sobre',
    'el|la|los|las|mi|mis|su|sus',
    'mano|manos|piel|cara|brazo|brazos|ojo|ojos|boca',
  ),
);

const has = (words: WordTokens, ...all: readonly Phrases[]) =>
  all.every((phrases) => phrases.in(words) !== undefined);

/** Whether somebody is hurt, or has a harmful product on the skin or in the eyes. */
export const isHarm = (words: WordTokens): boolean =>
  has(words, HURT) ||
  has(words, EYE, HARMS) ||
  [ON_BODY, AILS, TAKEN, SPLASHED].some((each) => has(words, CHEMICAL, each)) ||
  has(words, TAKEN, PRODUCT) ||
  (has(words, CHEMICAL, TAKEN_ES) && !has(words, TIME_ES)) ||
  has(words, SPLASHES_ES, SPLASHED);
