import { everyOf } from '../../words/every-of.js';
import type { Token } from '../../words/tokens.js';
import { isWanted } from './sought.js';
import { Phrases } from '../../words/phrases.js';
import { requestOf, type Request } from '../request.js';

/** One behind the other, each of them may be missing; but somebody, and what they want, are said. */
const GOT = new Phrases(
  'tengo|hay|tenemos|theres|there is|got|just got|i have|i got|we got|we have|have|ive got',
);
const SOMEBODY = new Phrases(
  everyOf(
    '|a|an|this|some|one|another|my|the',
    '|new|walk in|random',
    'lady|guy|man|woman|dude|girl|gal|person|customer|client|caller|couple|somebody|someone|kid',
  ),
  everyOf('|a|una|un', 'senora|senor|muchacho|muchacha|cliente|clienta|persona|joven'),
);
const WHERE = new Phrases(
  'here|on the phone|on the line|on line 1|on line 2|on hold|at the counter|in the shop|outside|just called|called|called in|called up|calling|calling in|is calling|just texted|texted|emailed|messaged|just walked in|walked in|is here',
  'en el telefono|al telefono|en la linea|aqui|llamando',
);
const WHO = new Phrases('que|who|that|and|hes|shes|theyre|he|she|they|is');
const WANTS = new Phrases(
  'wants|want|wanted|wanting|needs|need|needing|after|looking for|looking to get|looking to book|asking for|asking about|wants to get|wants to book|wants to do|wants to get in for|would like|would love|interested in',
  'quiere|necesita|pide|busca|pregunta por',
);
const AN = new Phrases('a|an|another|some|one|us to do|for|un|una|otro|otra');

/**
 * 'Got a lady on the phone after a full detail Friday': who it is, and how they asked, leads to what they want, and says
 * nothing more; it is asked as 'wants a full detail Friday'.
 */
export function withSeeker(request: Request): Request {
  const { tokens, today, vocabulary, language } = request;
  let at = GOT.lengthAt(tokens, 0);
  const somebody = SOMEBODY.lengthAt(tokens, at);
  if (somebody === 0) return request;
  at += somebody;
  at += WHERE.runAt(tokens, at);
  at += WHO.runAt(tokens, at);
  const wants = WANTS.lengthAt(tokens, at);
  if (wants === 0) return request;
  at += wants + AN.lengthAt(tokens, at + wants);
  const rest = tokens.slice(at).map(({ raw }: Token) => raw);
  if (rest.length === 0) return request;
  const wish = language === 'es' ? 'quiere un' : 'wants a';
  return { ...requestOf(`${wish} ${rest.join(' ')}`, today, vocabulary), language };
}

/** Whether it is said first what somebody wants. */
export const isSought = (request: Request) => isWanted(withSeeker(request).tokens);
