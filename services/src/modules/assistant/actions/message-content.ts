import type { Language } from '../plan/plan.js';
import type { Purpose } from '../tools/message-texts.js';
import { keyedPhrases } from '../words/keyed-phrases.js';
import { Phrases } from '../words/phrases.js';
import type { Token } from '../words/tokens.js';
import { wordSet } from '../words/word-set.js';
import type { Args } from './call.js';
import type { Request } from './request.js';
import { spansIn, typedOf, wordsOf } from './request.js';
import { spoken } from './spoken.js';
import { dayOf, whenIn } from './when.js';

export type Content = Pick<Args, 'purpose' | 'text' | 'isAboutThat' | 'isSame' | 'site'> & {
  /** Date of the appointment that the message is about. */
  date?: string;
};

/** Words for each purpose, the most specific first. */
const PURPOSES = keyedPhrases<Purpose>({
  review: 'review|reviews|feedback|rating|google|yelp|resena|resenas|opinion|calificacion',
  no_show: 'noshow|missed|faltar',
  quote: 'quote|estimate|cotizacion|presupuesto',
  reschedule: 'reschedule|rescheduling|reprogramar',
  confirm: 'confirm|confirmation|confirmar|confirme|confirmacion',
  reminder: 'reminder|reminders|remind|reminding|recordatorio|recordatorios|recuerda|recordar',
  thanks: 'thanks|thank|thx|thanking|gracias|agradecer|agradecele',
  late: 'late|delay|retraso',
  rebooking:
    'rebook|rebooking|nudge|invite|invitation|back|miss|seguimiento|volver|vuelva|invitacion|followup',
});
const HINTS = keyedPhrases<Purpose>({
  reminder: 'remind|reminder|recuerda|recuerdale|recuerdales',
  thanks: 'thank|agradece|agradecele',
  ...{ rebooking: 'invite|invita|nudge', confirm: 'confirm with', quote: 'follow up with' },
});
/** Words around a purpose that add nothing. */
const FILLER = new Phrases(
  'know|something|smth|something nice|a|an|the|to|for|of|my|our|text|texts|message|messages|email|e mail|mail|sms|note|line|short|quick|nice|friendly|polite|little|out|over|off|up|ask|asking|leave|say|saying|with|me|us|and|by|there|their|him|her|them|his|please|in|at|on|send|about|appointment|appointments|appt|appts|visit|job|next|upcoming|win|you|u|we|come|coming|business|again|another|come in|coming in|show|no show|running|booking|get|give|it|just|good',
  'un|una|el|la|los|las|de|del|para|por|a|con|mensaje|texto|correo|nota|y|su|cita|citas|mi|que|le|les|en|al|nos|deje|dale|pide|pidele|venir|sobre|amable|corto|breve|bonito',
);
const THAT = new Phrases(
  'about it|about that|about this|of it|that|this|it|the details|the new time|the change|know|know about it|know about that|know that|know the new time|the news',
  'sobre eso|de eso|eso|lo de eso|los detalles',
);
export const SAME = new Phrases(
  'the same|the same thing|same|same thing|same text|the same message|the same text|that too|it too|this too|too',
  'lo mismo|el mismo mensaje',
);
const LEADS = new Phrases(
  'that|saying|saying that|to say|to say that|know|know that|a heads up|a heads up that|a quick heads up|and say|and say that|and ask|and ask her|and ask him|and ask them|asking|explaining|explaining that|a note that|a line|a line that|a message that|a text that|a text saying|an email saying|a message saying|a reminder that|telling him|telling her|telling them|to let him know|to let her know|to let them know|to tell him|to tell her',
  'que|diciendo|diciendo que|diciendole que|para decirle que|un mensaje que|un mensaje que diga|y dile que',
);
const TO_DO = new Phrases('to|a reminder to|know to|that he has to|that she has to');
const TELLS = wordSet('tell|let|notify|inform|warn|dile|diles|avisa|avisale|avisales');
const ASKS = wordSet('ask|pide|pidele|pregunta|preguntale');
const WISH = wordSet('see|check|find|follow|thank|ask|invite|remind|apologize');
/** 'A nice note saying' describes the message and is not part of its text. */
const NOTED =
  /^an? (?:nice |quick |short |friendly |little )?(?:note|message|text|line|email|heads up)(?: that| saying(?: that)?| to say(?: that)?)? /i;
const NOTE = wordSet('a|text|message|note|line|un|mensaje|texto');
const LANGUAGES: readonly [RegExp, Language][] = [
  [/\s*,?\s*\b(?:in spanish|en espa[nñ]ol)\W*$/i, 'es'],
  [/\s*,?\s*\b(?:in english|en ingl[eé]s)\W*$/i, 'en'],
];
const SITE = /\b(google|yelp|facebook)\b/i;
const THINGS = wordSet(
  'invoice|invoices|receipt|bill|link|photo|photos|pics|picture|pictures|file|quote|estimate|factura|recibo|fotos|contract|payment|refund|call|ring|prices|menu|hours|info|precios',
);

/** Language that a request asks for: 'in Spanish'. */
export const languageIn = (text: string): Language | undefined =>
  LANGUAGES.find(([pattern]) => pattern.test(text))?.[1];

/** Purpose of the message, if the words say nothing else but days. */
async function occasionOf(
  request: Request,
  all: readonly Token[],
  hint: Purpose | undefined,
): Promise<Content | undefined> {
  const spans = await spansIn(request, all);
  const used = new Set<(typeof spans)[number]>();
  const when = whenIn(spans, request.today, used);
  const idle = [FILLER, ...PURPOSES.map(([is]) => is)];
  const isFiller = (words: readonly string[]) =>
    words.every((word) => idle.some((each) => each.isAllOf([{ word }])));
  if (spans.some((span) => !used.has(span) && !isFiller(span.words))) return undefined;
  const named = PURPOSES.find(([is]) => is.in(all))?.[1];
  const isNoShow = /\bno shows?\b/.test(wordsOf(all));
  const purpose = isNoShow ? 'no_show' : named === 'review' ? named : (hint ?? named);
  const date = dayOf(when);
  const isBare =
    purpose === undefined &&
    (all.length > 0 && date === undefined
      ? !/appointment|appt|cita/.test(wordsOf(all))
      : date === undefined);
  if (purpose === 'reminder' && date !== undefined && date < request.today) return undefined;
  const site = purpose === 'review' ? SITE.exec(request.text)?.[1] : undefined;
  return {
    purpose: purpose ?? (isBare ? 'rebooking' : 'reminder'),
    ...(date !== undefined && { date }),
    ...(site !== undefined && { site: site.charAt(0).toUpperCase() + site.slice(1) }),
  };
}

/** User's own words, rephrased to address the customer. */
function ownWords(request: Request, after: readonly Token[], head: string): Content | undefined {
  const { language, text } = request;
  const todo = TO_DO.lengthAt(after, 0);
  const lead = Math.max(LEADS.runAt(after, 0), todo);
  const [first] = after.slice(lead);
  if (!first) return undefined;
  const isToDo = todo > 0 && todo === lead && !ASKS.has(head);
  const said = LANGUAGES.reduce(
    (words, [pattern]) => words.replace(pattern, ''),
    text.slice(first.start),
  );
  const words = said
    .replace(/^["“]|["”](?=[.!?]*$)/g, '')
    .replace(NOTED, '')
    .replace(/^an? (thank you|thanks|happy \w+)(?: note| text| message| card| email)?\b/i, '$1')
    .replace(/,? (?:please|por favor)[.!]?$/i, '');
  // 'Send the invoice' asks for a document, not for a message.
  const isThing = lead === 0 && after.length <= 3 && THINGS.has(after.at(-1)?.word ?? '');
  if (isThing || words.trim() === '') return undefined;
  const please = !isToDo
    ? ''
    : WISH.has(first.word)
      ? 'I wanted to '
      : language === 'es'
        ? 'por favor '
        : 'please ';
  const isQuestion = TELLS.has(head) && /^(?:what|when|how|where|if|whether)\b/i.test(words);
  if (isQuestion && !/\b(?:is|are|we|you|have|can)\b/i.test(words)) return undefined;
  const asked =
    ASKS.has(head) &&
    todo === 0 &&
    !/^(?:if|whether|when|what|where|which|how|why|for|to|about|si|que)\b/i.test(words);
  const turned = ASKS.has(head) && todo > 0 ? `if you could ${words.replace(/^to /i, '')}` : words;
  return { purpose: 'other', text: spoken(`${please}${asked ? 'for ' : ''}${turned}`, language) };
}

/** Purpose with a template, the user's own words, or the previous topic. */
export async function contentOf(
  request: Request,
  { before, after, head }: { before: readonly Token[]; after: readonly Token[]; head: string },
): Promise<Content | undefined> {
  const all = [...before, ...after];
  const heads = head.split(' ').map((word) => ({ word }));
  const hint = HINTS.find(([phrases]) => phrases.in(heads))?.[1];
  const sorry = `I wanted to apologize ${typedOf(request, after)}`;
  if (/\bapolog/.test(head)) return { purpose: 'other', text: spoken(sorry, 'en') };
  if (after.length === 0 && before.length === 0 && (TELLS.has(head) || head === 'give'))
    return { isAboutThat: true };
  const isOfOccasion = PURPOSES.some(([is]) => is.in(before));
  if (THAT.isAllOf(after.filter(({ word }) => !NOTE.has(word))) && !isOfOccasion)
    return { isAboutThat: true, ...(hint && { purpose: hint }) };
  if (SAME.isAllOf(after)) return { isSame: true };
  const isReview = PURPOSES[0]?.[0].in(after) !== undefined;
  // 'Ask her for her e-mail' is text, not a purpose.
  const isWords = after.length > 0 && (ASKS.has(head) || TELLS.has(head)) && !isReview;
  const occasion = isWords ? undefined : await occasionOf(request, all, hint);
  if (occasion) return occasion;
  if (head === 'say' || head === 'wish')
    return before.length > 0 && after.length === 0
      ? { purpose: 'other', text: spoken(typedOf(request, before), request.language) }
      : ownWords(request, after, head);
  return ownWords(request, after, head);
}
