import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';
import type { Token, WordTokens } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

/** What one of several things in a message is. */
export type Kind = 'message' | 'request' | 'question' | 'advice' | 'told';

export const POLITE = new Phrases(
  'lets|let us|i want|i wanna|remind me|tell me|show me|give me|let me know|please|can you|could you|will you|would you|just|also|then|i need to|i need you to|i want to|i want you to|go ahead and|if not|if so|otherwise|hey|ok|okay|yo|por favor|puedes|podrias|si no|dime|recuerdame|muestrame',
);

export const IF_SO = new Phrases('if not|if so|if he is not|if she is not|otherwise|si no');

/** What says something to somebody. */
export const TELLS = new Phrases(
  'text|tell|message|email|e mail|remind|let|send|ask|write|notify',
  'dile|diles|manda|mandale|mandales|avisa|avisale|avisales|escribe|escribele|recuerda|recuerdale|recuerdales|enviale|agradecele|agradeceles|dale las gracias|dales las gracias|dale las|dales las|pregunta|preguntale|pidele|invitalo|invitala',
);
/** 'Avísales que llueve' */
export const beginsMessage = (tokens: WordTokens) =>
  TELLS.lengthAt(tokens, POLITE.runAt(tokens, 0)) > 0;
/** The same to whoever it was about: 'and say sorry'. */
export const SAYS = new Phrases(
  'say sorry|say thanks|apologize|apologise|thank him|thank her|thank them',
);
/** What is done with an appointment. */
export const DOES = new Phrases(
  'book|schedule|reschedule|cancel|move|push|bump|switch|mark|confirm|finish|complete|start',
  'agenda|agendala|agendalo|apunta|apuntala|apuntalo|reserva|mueve|muevela|muevelo|cambia|cambiala|cambialo|pasa|pasala|pasalo|cancela|cancelala|cancelalo|borra|borrala|confirma|confirmala|confirmalo|marca|marcala|marcalo|termina|sube|subele|baja|bajale',
);
/** What is done with other things, or where it goes on from an appointment. */
export const CHANGES = new Phrases(
  'offer|see if|check if|see whether|check whether|find out if|dont|do not|squeeze in|squeeze|pencil in|raise|lower|charge|refund|invoice|bill|call|give|block|close|clear|delete|take|put|set up|make it|make that|make her|make him|make hers|make his|add a note|add note|add a customer|add customer|note that|draft|bring|same for|same thing for|same with|same goes for',
);
/** These begin a message, and no second half of one: 'and add pet hair' is of the booking before it. */
export const BEGINS = new Phrases(
  'add|new customer|new client|new guy|new lady|sign up|save|put in|set|make|change|drop|update|open|remove|take|new job|new appointment',
  'agrega|anade|pon|nuevo cliente|nueva cita',
);
/** Nobody is told that either: 'his car is done and post a picture of it'. */
export const SHOWS = new Phrases(
  everyOf('post|publish|upload|print|file', 'a|an|it|the|my|our|some'),
  everyOf('publica|sube|imprime', 'la|el|una|un|mi'),
);
export const WHOM = wordSet('him|her|them|it|everyone|everybody|all|each');
/** What follows is no object: 'and start at 8', 'and move on'. */
export const NO_OBJECT = wordSet(
  'at|on|to|with|in|by|up|from|or|and|if|when|me|us|you|your|yours|back|over|around|through|early|late|now|soon|y|a|en|con|me|nos',
);
export const TO_ME = wordSet('me|us|you|your');

export const ASKS = new Phrases(
  'how many|how much|how long|how|what|when|who|whose|where|which|is|are|am|do|does|did|was|were|can i|can we|could we|whats|any|anything',
  'cuanto|cuantos|cuanta|cuantas|que|quien|quienes|cuando|cual|donde|a que hora|hay|tengo|tenemos',
);
/** How a thing is done, or whether it should be, is asked as a whole. */
export const ADVICE = new Phrases(
  'how do|how can|how to|how should|how would|how does|what should|what do i do|what do you do|where do|where can|can i|can we|could we|do i|do you|does|did|was|were|when should',
  'como|donde|debo|puedo',
);
export const isAt = (phrases: Phrases, tokens: WordTokens, at: number) =>
  phrases.lengthAt(tokens, at) > 0;

/** 'Do the engine bay' is to be done. */
const DO_SUBJECT = wordSet('i|we|you|u|they|any|anyone|anybody|these|those');
export function isQuestionAt(tokens: WordTokens, at: number): boolean {
  const [first, next = ''] = tokens.slice(at, at + 2).map(({ word }) => word);
  // 'Her total and when to come in' is named, and asks nothing.
  const isNamed = next === 'to' && first !== 'is' && first !== 'are';
  return isAt(ASKS, tokens, at) && (first !== 'do' || DO_SUBJECT.has(next)) && !isNamed;
}

const NEW = new Phrases(
  everyOf('new|a|the|as a', '|new', 'customer|client|contact|guy|lady|person'),
  'add|save|sign up',
);
/** 'Add Rosa, 555 …, who drives a Civic': what is told of her asks nothing. */
export const isOfSomebodyNew = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === 'who' && NEW.in(tokens.slice(0, at)) !== undefined;

const CAN_WE = new Phrases(
  everyOf('can|could', 'we|i', 'do|move|switch|push|bump|get|put|have', 'her|him|them|it'),
  everyOf('can|could', 'he|she|they', 'come|come in|do|make it|switch'),
);
const ELSEWHEN = wordSet('instead|to');
/** 'What time is Megan on, and can we do her at 10 instead': the second half is to be done. */
export const asksToMove = (tokens: readonly Token[], at: number) =>
  isAt(CAN_WE, tokens, at) && tokens.slice(at).some(({ word }) => ELSEWHEN.has(word));
