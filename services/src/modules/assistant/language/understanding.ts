import type { Language, Plan } from '../plan/plan.js';
import type { CardFields } from './pieces/card-fields.js';
import type { CrewMember } from './pieces/crew-members.js';
import type { Person } from './pieces/vocabulary.js';

export interface Understanding {
  language: Language;
  plan?: Plan;
  /** Words that mean nothing known. */
  unknown: string[];
  /** What was understood, but the plan has no place for. */
  unused: string[];
  /** It was read with the question before it. */
  isOfBefore: boolean;
  /** It leaves to what was said before what is asked, or of which days or of whom. */
  isOpen: boolean;
  /** It asks for what only records could say: the handbook has no answer, whatever words it shares. */
  isOfRecords: boolean;
  /** A word says what is asked, and not only whom, what for and when. */
  saysWhat: boolean;
  /** Whom it names, and what of their card it asks for. */
  people: Person[];
  /** Who of our own is named, and for which crews they stand. */
  members: CrewMember[];
  /** By which vehicle one of several is told. */
  vehicles: string[];
  card: CardFields;
  /** Nothing but a name, or what stands on somebody's card: nothing is asked to be done. */
  isCard: boolean;
}
