import type { Plan } from '../plan/plan.js';
import { normalized } from './normalize.js';
import type { Parts } from './parts.js';

/** 'How much was it', 'who was it for': what the row of one job says. */
export const OF_ONE =
  /^(?:and |y )?(?:how much (?:was|is|did) (?:it|that|that one)(?: cost| in dollars)?|(?:whats|what (?:is|will)|how much (?:is|will)) (?:he|she|they) (?:pay|paying|owe)(?: for (?:it|that|this)(?: one)?)?|how much (?:was|is) that job|(?:whats|what (?:is|was)|how much (?:is|was)) (?:it|that|that one) worth|(?:who|what) (?:was|is) (?:it|that) for|(?:who|what|where) (?:was|is) (?:it|that)(?: one)?|(?:when|what day|which day) (?:was|is) (?:it|that)|(?:whats |what (?:is|was) )?the (?:address|car|vehicle|service|time|customer)|(?:whats|what is) the name|who did (?:we|i) do (?:it|that)(?: one)?(?: for)?|when|what day|what time|for whom?|what time (?:was|is) that|how (?:long|duration) (?:will|does|did|would|is) (?:it|that|that one)(?: (?:take|going to take|be))?|what (?:kind of |kinda )?service (?:was|is) (?:it|that)|what did (?:he|she|they|we|i) (?:get|do|have|buy|come in for)(?: done)?|(?:whats|what is) (?:he|she|they) (?:driving|drive|drives|in|bringing|getting|having done)|who for|what for|(?:the )?(?:price|cost|amount)|whose (?:(?:car|truck|job|vehicle) )?(?:is|was) (?:it|that|this)(?: one)?|what (?:are|were|is) (?:we|i) doing(?: (?:on|for|with) (?:it|that|that one|him|her))?|what (?:kind of )?(?:car|vehicle)(?: (?:(?:is|was) (?:it|that)(?: on| for)?|do they (?:drive|have)|does (?:he|she) (?:drive|have)))?|qu[eé] (?:carro|coche|auto|troca|camioneta|veh[ií]culo)(?: (?:es|trae|tiene|maneja))?|cu[aá]nto (?:fue|cost[oó]|es)|(?:para )?qui[eé]n (?:fue|era|es)|a qu[eé] hora(?: es)?|d[oó]nde es)\s*\??$/i;

/** 'Which of the two', before what it was that it did. */
export const OF_TWO = String.raw`(?:(?:which|who|what|cual) (?:one )?(?:of (?:them|those|these|the)(?: two| 2)?(?: \w+)? )?(?:was|is|were|are|did|do|does|made|makes?|brought(?: in)?|brings?(?: in)?|had|has|have|earned|earns?|sold|sells?|pulled in|pulls in|took in|takes in|spent|spends|spend|paid|pays|fue|es|hizo|trajo|gasto) (?:us |me )?(?:the )?)`;

/** 'And after that one': the row that comes next of those that begin with the first. */
export const AFTER_THAT =
  /^(?:(?:and|ok|so|y) )*(?:(?:what|whats|who|whos|which|is there|anything|anyone|anybody|is there anything|is there anyone|cual|quien) )?(?:(?:is|was|comes?|right|es|sigue) )?(?:the )?(?:(?:one|job|stop|customer) )?(?:after (?:that|it|them|him|her)(?: one)?|then|(?:the )?other(?: one)?|(?:(?:the )?next|following)(?: one)?|after|despues(?: de (?:ese|esa|eso))?|(?:el|la) (?:siguiente|que sigue))\s*\??$/i;
/** The same, of those that begin with the last. */
export const BEFORE_THAT =
  /^(?:(?:and|ok|so|y) )*(?:(?:what|whats|who|whos|which) )?(?:(?:is|was|came) )?(?:the )?(?:(?:one|job|stop|customer) )?(?:before (?:that|it|them|him|her)(?: one)?|before|previous one)\s*\??$/i;
/** 'When were they each last in': what the row of a customer says. */
export const LAST_OF_EACH =
  /^(?:and )?when (?:was|were|did|is) (?:each(?: one)?|they each|each of (?:them|those|these)|they|those|these)\b(?: \w+){0,3} (?:last|latest)\b(?: \w+){0,2}\s*\??$/i;

/** 'What is the second one for' */
export const NTH =
  /^(?:and |so )?(?:(?:how long|how much|who|what|when|where|which)(?: ?s| is| was| about)? )?(?:the )?(second|third|2nd|3rd)(?: (?:one|job|stop|appointment)(?: (?:for|take))?)?\s*\??$/i;

/** 'How many jobs did we do in it': of the first of a ranking. */
export const OF_FIRST =
  /^(?:and |so )?how many (?:jobs|cars|visits|appointments|times|of (?:them|those)) (?:did (?:i|we) (?:do|have|run|wash|sell)|were there|was that|is that)(?: (?:it|that|them|those|in it|then|(?:in |on )?that (?:one|day|week|month|quarter|year)))?\s*\??$/i;

const PAID =
  /^(?:and |so |y )?(?:(?:how much|what) (?:did|does|will|do) (?:he|she|they) (?:pay|spend)(?: us)?(?: (?:for (?:it|that|this)(?: one)?|that time|then|last time))?|cuanto pago)$/;

/** Asks that of the one job that was answered before; of it alone somebody paid for something. */
export const asksOfOne = (parts: Parts, { want, limit }: Plan): boolean => {
  const words = parts.spans.flatMap((span) => [...span.words]).join(' ');
  return want === 'list' && limit === 1 && (OF_ONE.test(words) || PAID.test(words));
};

/** Asks something of one job, whether or not one was told. */
export const saysOfOne = (text: string): boolean =>
  OF_ONE.test(
    normalized(text)
      .tokens.map(({ word }) => word)
      .join(' '),
  );

/** 'How long will it take' of several leaves open which of them. */
export const asksOfOneOf = (text: string): boolean =>
  OF_ONE.test(text) && /\b(?:it|that)\b/i.test(text) && !WORTH.test(text);
/** What that is worth, and how much that is, is so of all of them. */
const WORTH =
  /\b(?:it|that) (?:all )?worth\b|^(?:and |so )?how much (?:is|was|were) (?:all )?that\W*$/i;
