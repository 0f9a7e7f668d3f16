import { Phrases } from '../actions/phrases.js';
import { everyOf } from '../language/every-of.js';
import type { WordTokens } from '../language/tokens.js';

const OWN = 'my|his|her';
const WHOSE = `${OWN}|their|our|your|the|an|a|somebodys|somebody's|someones|someone's`;
const WORKER = "|guys|guy's|techs|tech's|helpers|helper's|kids|kid's|employees|workers";
const SKIN =
  'skin|hand|hands|arm|arms|face|leg|legs|foot|feet|mouth|finger|fingers|throat|lung|lungs';
const EYES = 'eye|eyes';
const BURNS =
  'burn|burns|burned|burnt|burning|sting|stings|stinging|stung|itch|itches|itching|blistered';

const HURT = new Phrases(
  everyOf('in|into', WHOSE, `${EYES}|mouth|lung|lungs`),
  everyOf(BURNS, OWN, `${SKIN}|${EYES}`),
  everyOf(OWN, `${SKIN}|${EYES}`, 'is|are|was|were|keep|keeps|', BURNS),
  everyOf('hit', OWN, 'head'),
  everyOf('fell', 'off|from', 'the|a|my', 'ladder'),
  'swallow|swallowed|swallowing|breathed|inhaled|poisoned|poisoning|drank|ingested|chemical burn|chemical burns',
  'feel dizzy|feeling dizzy|feels dizzy|lightheaded|chest pain|chest pains|got shocked|electric shock|im bleeding|bleeding bad|bleeding a lot|stop the bleeding',
  'passed out|fainted|unconscious|cant breathe|can not breathe|cannot breathe|electrocuted|allergic reaction|dizzy from|sick from the fumes|fumes made',
  'en el ojo|en los ojos|en la boca|en la piel|en mi ojo|en mis ojos|trague|trago|tragado|inhale|inhalado|inhalo|respire|quemadura quimica|me queme|se quemo|envenenado|intoxicado|me cayo quimico|me cayo en el ojo|al ojo|a los ojos',
);

const EYE = new Phrases(EYES, 'ojo|ojos');
const HARMS = new Phrases(
  BURNS,
  'splash|splashed|splashes|spray|sprayed|squirt|squirted|drip|dripped|hurt|hurts|hurting|irritated|irritates|irritation|itchy',
  'salpico|salpica|arde|arden|quema|queman|quemo',
);

const CHEMICAL = new Phrases(
  'acid|bleach|ammonia|chemical|chemicals|degreaser|cleaner|apc|remover|solvent|solvents|thinner|lye|caustic',
  'acido|cloro|quimico|quimicos',
);
/** What is 'on hand' is in stock. */
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

/** Somebody is hurt, or has something on them that hurts: nothing may delay what is said to it. */
export const isHarm = (words: WordTokens): boolean =>
  has(words, HURT) || has(words, EYE, HARMS) || has(words, CHEMICAL, ON_BODY);
