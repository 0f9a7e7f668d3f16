import { normalized } from '../language/normalize/normalize.js';
import { Sayings } from '../language/forms/sayings.js';
import { spelled } from '../language/normalize/spelled.js';
import type { Said } from '../plan/plan.js';
import type { Answer } from '../answers/answer.js';
import { said } from '../answers/fixed.texts.js';

/** Days in which something may have been booked; none of 'new appointment for Tanya'. */
const CLASSES = {
  ask: 'any|are there any|is there any|do we have any|do i have any|have we got any|got any|did we get any|did i get any|do we have|did we get|have i got any|how many|what|what are|what are the|which|list|list the|show|show me|show me the|my|the|all the',
  rows: 'bookings|appointments|reservations|appts',
  pregunta: 'hay|tenemos|tengo|cuantas|que|cuales son las|las|alguna|algunas|hubo|entraron',
  citas: 'nuevas citas|citas nuevas|nuevas reservas|reservas nuevas',
  when: 'today|yesterday|tonight|overnight|lately|recently|come in|came in|(?:this|last) (?:morning|afternoon|evening|night|week|weekend|month|year)|so far|hoy|ayer|esta semana|este mes|(?:since|in the last|in the past|from|desde) .+',
} as const;
const NEW_BOOKINGS = new Sayings(
  [
    '<so>* <ask>? new|brand_new|newly_made|freshly_made <rows> <when>* yet?',
    '<so>* <pregunta>? <citas> <when>*',
  ],
  CLASSES,
);
const TEXT: Said = {
  en: 'I can tell for which day something is booked, but not on which day it was booked. Ask for example “which jobs are not confirmed?” or “any new customers this week?”.',
  es: 'Puedo decir para qué día está reservado algo, pero no qué día se reservó. Pregunte por ejemplo “¿qué citas faltan por confirmar?” o “¿clientes nuevos esta semana?”.',
};

/** 'Any new bookings today' asks for no draft, for no page, and for nothing that is done today. */
export function bookedWhenAnswer(question: string): Answer | undefined {
  if (!NEW_BOOKINGS.says(spelled(question))) return undefined;
  return { ...said(TEXT[normalized(question).language], question), isNo: true };
}
