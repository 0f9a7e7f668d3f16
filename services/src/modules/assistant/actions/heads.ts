import type { Language } from '../plan/plan.js';
import { everyOf } from '../words/every-of.js';
import { Phrases } from '../words/phrases.js';
import type { Token } from '../words/tokens.js';
import { wordSet } from '../words/word-set.js';
import { wordsOf, type Request } from './request.js';

const ADD = 'add|create|enter|make|register|save';
const ADD_ES = 'agrega|agregar|anade|crea|registra';
/** Words that begin a request of each verb. */
const HEADS = {
  book: {
    en: 'book|schedule|put|pencil in|pencil|set up|reserve|slot in|slot|squeeze in|squeeze|fit in|fit|get|add|rebook|sign up|block off|block out|throw|stick|set|sign|make an appointment for|new appointment for|appointment for',
    es: 'agenda|agendar|reserva|reservar|apunta|apuntar|programa|programar|pon|ponle|cita para|agregale|haz una cita para',
  },
  move: {
    en: 'move|reschedule|push back|push|bump|shift|slide|scoot|switch|change|postpone|delay|bring|pull|swap|give|assign|reassign|put',
    es: 'mueve|mover|cambia|cambiar|reprograma|reprogramar|pasa|recorre|recorrer|atrasa|adelanta|pospon|pospone',
  },
  cancel: {
    en: 'cancel|call off|void|clear out|clear off|clear|scratch|delete|remove|drop|take|nix|kill|axe|get rid of',
    es: 'cancela|cancelar|anula|anular|borra|elimina|quita',
  },
  step: {
    en: 'mark|set|log|finish|complete|close out|finished with|finished|done with|im done with|start|begin|confirm|put',
    es: 'marca|marcar|termina|finaliza|completa|termine con|ya termine con|empieza|inicia|confirma|confirmar|pon',
  },
  message: {
    en: [
      'text|txt|message|msg|email|e mail|mail|remind|thank|tell|let|ask|notify|invite|ping|inform|warn|nudge|reach out to|get back to|write back to|reply to|follow up with|check in with|say|write to|write|draft|send|shoot|drop|give|compose|confirm with|offer|apologize to|wish',
      everyOf('|a|an|the', 'text|message|email|note|reminder|letter|thank you|apology', 'to|for'),
      everyOf('|a|an|the', 'thank you|apology|reminder', 'text|message|msg|note', 'to|for'),
    ].join('|'),
    es: 'escribe|escribele|escribeles|manda|mandale|mandales|mandar|envia|enviale|enviar|dile|diles|avisa|avisale|avisales|recuerda|recuerdale|recuerdales|agradece|agradecele|pide|pidele|pregunta|preguntale|invita|invitalo|invitala|textea|redacta|mensaje para|mensaje a|un mensaje para|un mensaje a|recordatorio para|un recordatorio para',
  },
  customer: {
    en: [
      everyOf(`|${ADD}`, '|a|the', 'new', 'customer|client|contact|guy|lady', '|named|called'),
      everyOf(ADD, '|a', 'customer|client|contact', '|named|called|for'),
      'add|sign up',
    ].join('|'),
    es: [
      everyOf(`|${ADD_ES}`, '|un|una|al', 'nuevo|nueva', 'cliente|clienta', '|llamado|llamada'),
      everyOf(`|${ADD_ES}`, '|un|una|al', 'cliente|clienta', 'nuevo|nueva', '|llamado|llamada'),
      everyOf(ADD_ES, '|un|una|al|a la', 'cliente|clienta', '|llamado|llamada'),
    ].join('|'),
  },
  'change price': {
    en: 'raise|bump up|bump|increase|up|hike|lower|drop|cut|reduce|decrease|discount|knock|take|change|set|update|make|adjust|price|charge|put|new price for|add',
    es: 'sube|subir|aumenta|aumentar|subele|baja|bajar|reduce|bajale|cambia|cambiar|pon|ponle|actualiza',
  },
} as const;

type HeadedVerb = keyof typeof HEADS;

const TABLE = Object.fromEntries(
  Object.entries(HEADS).map(([verb, { en, es }]) => [
    verb,
    { en: new Phrases(en), es: new Phrases(es) },
  ]),
) as Record<HeadedVerb, Record<Language, Phrases>>;

/** Heads that hardly ever begin a question. */
const SURE = new Phrases(
  'offer|change|update|edit|set|add|book|reschedule|move|push|cancel|call off|delete|remove|confirm|mark|text|message|email|remind|thank|tell|let|notify|invite|raise|lower|charge|refund|send|write|draft|ask|reserva|mueve|mover|cambiar|cancela|cancelar|confirma|marca|dile|avisa|avisale|manda|mandale|recuerda|recuerdale|sube|baja|borra|escribe|escribele',
);

/** 'Ana can't make it' asks to cancel her appointment. */
export const CANT_COME = new Phrases(
  everyOf(
    'cant|can not|cannot|wont|is not able to|wont be able to',
    'make|come|be|do',
    '|it|in|here',
  ),
  everyOf('no', 'puede|podra|va a|va a poder', '|venir|llegar'),
  'wont work|does not work|doesnt work|bailed|backed out|is canceling|is cancelling',
);

const US = wordSet(
  'me|us|nos|too|in|from|vs|over|up|ons|on|addresses|list|rate|rates|fee|policy|messages|per',
);

/** Whether a head of `SURE` begins here. */
export const beginsRequest = (tokens: readonly Token[], at = 0): boolean =>
  SURE.lengthAt(tokens, at) > 0 && !US.has(tokens[at + 1]?.word ?? '');

const OBJECT = /(?<=[aeinorz])(?:me|nos|les?|l[ao]s?)$/;
const WHOM = /l[ao]s?$/;
/** 'Muévela al martes', 'resérvale': Spanish verbs carry the object pronoun at their end. */
function withoutClitic(tokens: readonly Token[], heads: Phrases): readonly Token[] {
  const [first, ...others] = tokens;
  const bare = first && { ...first, word: first.word.replace(OBJECT, '') };
  if (!bare || bare.word === first.word || heads.lengthAt([bare], 0) === 0) return tokens;
  if (heads.lengthAt(tokens, 0) > 0) return tokens;
  const whom = WHOM.exec(first.word)?.[0];
  return whom === undefined ? [bare, ...others] : [bare, { ...first, word: whom }, ...others];
}

export interface Headed {
  head: string;
  request: Request;
}

/** Request without its head, if it begins with one of this verb. */
export function afterHead(request: Request, verb: HeadedVerb): Headed | undefined {
  const { en, es } = TABLE[verb];
  const spanish = withoutClitic(request.tokens, es);
  const [ofEn, ofEs] = [en.lengthAt(request.tokens, 0), es.lengthAt(spanish, 0)];
  const length = Math.max(ofEn, ofEs);
  if (length === 0) return undefined;
  const tokens = ofEs > ofEn ? spanish : request.tokens;
  const language = ofEs > ofEn ? 'es' : request.language;
  return {
    head: wordsOf(tokens.slice(0, length)),
    request: { ...request, language, tokens: tokens.slice(length) },
  };
}
