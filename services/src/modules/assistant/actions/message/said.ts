import type { Token } from '../../words/tokens.js';
import type { MessagePlan } from './read.js';

/** What stands before and behind whoever is written to. */
export interface Content {
  text: string;
  before: readonly Token[];
  after: readonly Token[];
}

export type Said = Pick<
  MessagePlan,
  | 'purpose'
  | 'words'
  | 'besides'
  | 'minutes'
  | 'fee'
  | 'date'
  | 'site'
  | 'left'
  | 'services'
  | 'isForeign'
  | 'isAboutThat'
  | 'isBare'
  | 'isSame'
  | 'isUnsaid'
>;
