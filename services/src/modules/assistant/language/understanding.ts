import type { Language, Plan } from '../plan/plan.js';
import type { CardFields } from './pieces/card-fields.js';
import type { CrewMember } from './pieces/crew-members.js';
import type { Person } from './pieces/vocabulary.js';

export interface Understanding {
  language: Language;
  plan?: Plan;
  /** Words without a known meaning. */
  unknown: string[];
  /** Words that were understood but are missing in the plan. */
  unused: string[];
  /** The previous question was needed to read it. */
  isOfBefore: boolean;
  /** The measure, the days or the customer may come from the conversation. */
  isOpen: boolean;
  /** Only records could answer it, so the handbook must not. */
  isOfRecords: boolean;
  /** A word asks something, rather than only naming customer, service and days. */
  saysWhat: boolean;
  /** Named customers; `card` has the fields asked for. */
  people: Person[];
  /** Named users with their crews. */
  members: CrewMember[];
  /** Vehicles that tell apart customers of the same name. */
  vehicles: string[];
  card: CardFields;
  /** Only a name or fields of a card, so no request. */
  isCard: boolean;
}
