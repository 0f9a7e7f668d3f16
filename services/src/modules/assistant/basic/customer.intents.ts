import type { Route } from './intent.js';
import { whenIn } from './when.js';

const LOOKUP =
  /\b(?:find|look up|search for|show me|pull up|who is|tell me about|(?:phone|number|email|e-mail|details|contact|contact info|vehicle|car)(?: number| address)? (?:of|for))\s+(?:customer |client |contact )?(.+?)(?:'s\b.*)?[?.!]*$/i;
const HISTORY =
  /\b(?:(?:when (?:did|was)|has)\s+(.+?)(?:'s)?\s+(?:last|come|visit|been|here)\b.*|when(?:'s| is)\s+(.+?)\s+(?:coming|booked|scheduled|back)\b.*|(?:history|visits|past jobs|last visit|appointments) (?:of|for|with) (.+?)|what (?:did|has) (?:we do for |i do for )?(.+?) (?:have|had|get|bought|buy|spen[dt]|paid)\b.*|how much (?:did|has) (.+?) spen[dt]\b.*|what do (?:i|we|you) know about (.+?))[?.!]*$/i;
const DRIVES =
  /^what(?: kind of)?(?: car| vehicle)? (?:does|is) (.+?) (?:drive|driving|own)\b|^what (?:car|vehicle) does (.+?) have\b/i;
const NAME_THEN =
  /^(\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*)*) (?:phone|number|e-?mail|address|vehicle|car|history)\b/u;
const REACH =
  /^how (?:can|do|could) (?:i|we) (?:reach|get hold of|contact|call) (\p{Lu}.+?)[?.!]*$/iu;
const WHOSE =
  /^(?:what(?:'s| is) )?(.+?)'s (?:phone|number|e-?mail|vehicle|car|history|last visit|notes)\b/i;
const NOBODY = /^(i|we|it|the|my|a|an|there|you|they|business|this|that)\b/i;

export const reaching: Route = ({ text }) => {
  const name = REACH.exec(text)?.[1];
  return name ? { kind: 'customer', name, wants: 'card' } : undefined;
};

export const customer: Route = ({ text, today }) => {
  const past = HISTORY.exec(text);
  const name =
    past?.slice(1).find(Boolean) ??
    WHOSE.exec(text)?.[1] ??
    DRIVES.exec(text)?.slice(1).find(Boolean) ??
    LOOKUP.exec(text)?.[1] ??
    NAME_THEN.exec(text)?.[1];
  const who = name?.replace(/^(customer|client|contact) /i, '').trim();
  if (!who || NOBODY.test(who) || whenIn(who, today, 'past')) return undefined;
  const wantsHistory = past !== null || /\b(history|last visit|tell me about|notes)\b/i.test(text);
  return { kind: 'customer', name: who.slice(0, 200), wants: wantsHistory ? 'history' : 'card' };
};
