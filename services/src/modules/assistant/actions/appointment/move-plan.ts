import type { Person } from '../../language/pieces/vocabulary.js';
import type { When } from '../when/index.js';
import type { Whom } from '../whom/place.js';
import type { Turn } from './turn.js';

export interface MovePlan {
  do: 'move';
  whom?: Whom;
  stranger?: string;
  /** When it is now, as far as that is said. */
  from: When;
  to: When;
  /** Of those that it could be, the first or the last one. */
  turn?: Turn;
  /** Of several of one day, that of this service. */
  services?: readonly string[];
  /** 'Make it 4': of one job that was told, or of a draft. */
  isMade?: true;
  /** By how much, instead. */
  by?: { minutes: number; days: number };
  /** 'Earlier on Monday', without an hour: what is free then is offered. */
  way?: 'earlier' | 'later';
  /** At no hour that is said, nor at the one that it has: what is free then is offered; of another day, without its own. */
  open?: 'hour' | 'day';
  /** At the first time that is free then. */
  isSoonest?: true;
  /** Each that is booked on those days, none of these people's. */
  isEach?: true;
  kept?: readonly Person[];
  /** Nobody said of which day: of the one that was told, or of today. */
  isAssumed?: true;
  left: string[];
}
