import type { Token } from '../../words/tokens.js';
import type { Purpose } from '../../tools/message-texts.js';
import { everyOf } from '../../words/every-of.js';
import { seeksOther } from '../appointment/open-hour.js';
import { Phrases } from '../../words/phrases.js';
import { afterHead, type Request } from '../request.js';
import { wordSet } from '../../words/word-set.js';

const HEADS = {
  en: new Phrases(
    'say to|reach out to|get in touch with|touch base with|apologize to|apologise to|say sorry to|congratulate|reply to|respond to|write back to|get back to|text|message|email|e mail|mail|remind|thank|tell|let|ask|notify|invite|write|write to|send|draft|compose|prepare|shoot|drop|give|ping|inform|warn|confirm with|follow up with|check in with|quote for|quote|estimate for|a quote for|an estimate for|reminder to|reminder for|wish|say|letter for|letter to|a letter for|a letter to|email for|a text for|a note for|a note to|a message for|a message to|short note for|a short note for|write a short note for|write a note for|short note to|short text for|message for|message to|text for|text to|note to|email to|hit up|nudge|heads up to|heads up for|a heads up to|a heads up for|apology to|apologies to|an apology to|thank you to|thanks to|a thank you to|late notice to|late notice for|confirmation to',
  ),
  es: new Phrases(
    'mensaje para|mensaje a|un mensaje para|un mensaje a|texto para|recordatorio para|recordatorio a|un recordatorio para|un recordatorio a|texto a|escribe|escribele|recuerdales|avisales|mandales|escribeles|escribir|manda|mandale|mandar|envia|enviale|enviar|dile|diles|decirle|avisa|avisale|avisarle|recuerda|recuerdale|recordarle|agradece|agradecele|dale las gracias|dales las gracias|pide|pidele|pregunta|preguntale|invita|invitalo|invitala|textea|redacta|confirma con',
  ),
};
/** Of prices, and of nothing else. */
export const OFFERS: ReadonlySet<string> = new Set([
  'quote for',
  'quote',
  'estimate for',
  'a quote for',
  'an estimate for',
]);
/** What the first word asks for is a part of what is to be said. */
export const HEAD_PURPOSES: Record<string, Purpose> = {
  remind: 'reminder',
  'reminder to': 'reminder',
  'reminder for': 'reminder',
  'recordatorio para': 'reminder',
  'recordatorio a': 'reminder',
  'un recordatorio para': 'reminder',
  'un recordatorio a': 'reminder',
  recuerda: 'reminder',
  recuerdale: 'reminder',
  recuerdales: 'reminder',
  recordarle: 'reminder',
  thank: 'thanks',
  'thank you to': 'thanks',
  'thanks to': 'thanks',
  'a thank you to': 'thanks',
  'late notice to': 'late',
  'late notice for': 'late',
  'confirmation to': 'confirm',
  agradece: 'thanks',
  agradecele: 'thanks',
  'dale las gracias': 'thanks',
  'dales las gracias': 'thanks',
  invite: 'rebooking',
  invita: 'rebooking',
  'confirm with': 'confirm',
  'confirma con': 'confirm',
  'follow up with': 'quote',
};
/** These make other things as well: then a word says that it is a message. */
export const MAKING = new Set('write draft compose prepare drop say redacta'.split(' '));
/** 'Drop Ana a line', 'give Ana a heads up': what else is dropped or given is no message. */
export const GIVING: ReadonlySet<string> = new Set(['drop', 'give']);
export const NOUNS = new Set(
  'text message email mail sms note reminder letter line something mensaje correo texto nota recordatorio'.split(
    ' ',
  ),
);
export const MAIL = new Set(['email', 'mail', 'correo']);

const FOR = wordSet('for|to|para|a');
/** A question, or what is done to a record. */
const OTHERS = wordSet(
  'what|which|who|how|when|where|why|is|are|do|does|did|can|has|have|show|list|any|find|get|give|change|set|schedule|add|delete|remove|update|edit|save|put|no|last|new|book|cancel|move|que|cual|como|cuando',
);
const MOST_BEFORE = 4;

/** 'Happy birthday text for Tanya': what is to be said stands before what it is said with. */
function nounHead(request: Request) {
  const { tokens } = request;
  const at = tokens.findIndex(
    ({ word }, index) => NOUNS.has(word) && FOR.has(tokens[index + 1]?.word ?? ''),
  );
  const isHead =
    at > 0 && at <= MOST_BEFORE && !tokens.slice(0, at).some(({ word }) => OTHERS.has(word));
  if (!isHead) return undefined;
  // 'I need an email for Ana' says nothing of what is in it.
  const saysNothing = tokens.slice(0, at).every(({ word }) => IDLE.has(word));
  const rest = saysNothing ? tokens.slice(at + 2) : tokens.filter((_, index) => index !== at);
  const head = saysNothing ? `${tokens[at]?.word ?? ''} for` : 'say';
  return { head, request: { ...request, tokens: rest } };
}
const IDLE = wordSet(
  'an|a|the|i|need|want|another|quick|short|nice|one|new|un|una|el|necesito|quiero|otro',
);

const WISHES = new Phrases(
  everyOf('happy|merry', 'birthday|anniversary|holidays|christmas|new year', 'to'),
  everyOf('congrats|congratulations', 'to'),
  'feliz cumpleanos a|feliz navidad a',
);

const OFFER = { en: new Phrases('offer'), es: new Phrases('ofrece|ofrecele') };
/** 'Offer Ana the 2 pm on Wednesday' is told to her; another time for what she has is none of a message. */
const offerHead = (asked: Request) =>
  seeksOther(asked.tokens) ? undefined : afterHead(asked, OFFER);

/** What begins a message, and the rest of the request. */
export function messageHead(asked: Request) {
  const offer = offerHead(asked);
  if (offer) return offer;
  const found = afterHead(asked, HEADS);
  // 'Happy birthday to Ana' is said to her.
  if (!found && WISHES.begin(asked.tokens)) return { head: 'say', request: asked };
  // 'Thank you note for Derek'
  return found && found.head !== 'thank' ? found : (nounHead(asked) ?? found);
}

const BY_MAIL = /\b(?:by|via|as|in) (?:an? )?e-?mail\b|\bpor correo\b/i;

/** 'Email Ana', 'send an email to Ana'; behind her it is what is said: 'ask Ana for her email'. */
export const isByMail = ({ text, tokens }: Request, whom: Token | undefined) =>
  BY_MAIL.test(text) ||
  tokens.some(({ word, start }) => MAIL.has(word) && start < (whom?.start ?? text.length)) ||
  tokens.some(
    ({ word }, at) => MAIL.has(word) && wordSet('an|a|un').has(tokens[at - 1]?.word ?? ''),
  );
