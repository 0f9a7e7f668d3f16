import type { Workbench } from '../actions/action.js';
import { isOfProduct, isSurelyOfProduct } from '../knowledge/aspects.js';
import { SURE, type Nearest } from '../knowledge/knowledge.js';
import {
  addsTo,
  asksAbout,
  isFollowUp,
  isOfRows,
  leansOn,
  pointsBack,
} from '../language/turns/follow-up.js';
import { normalized } from '../language/normalize/normalize.js';
import { spelled } from '../language/normalize/spelled.js';
import type { WordTokens } from '../words/tokens.js';
import type { Understanding } from '../language/understanding.js';
import type { Language } from '../plan/plan.js';
import { LIKELY } from './advice.js';
import type { Answer } from '../answers/answer.js';
import { asksAdvice } from '../language/messages/asks-advice.js';
import { isHowTo, isOfSetting } from './asks-how.js';
import { isNoRequest } from './asks-to-do.js';
import { isCounted, isOfOwnRecords } from './of-own.js';
import { adviceOf, isWhole, nearestTo } from './looked-up.js';
import { CAN, isOfSmellsOrTips, OF_OURS, SHOULD } from './question-words.js';
import { isSurelyOfRecords, type Sources } from './surely-of-records.js';
import { isTelling } from './tells.js';
import { unrecordedAnswer } from './unrecorded.js';

/** Of what the question just before it was: what was not understood was none of the handbook's. */
export type Follows = 'records' | 'handbook';

/** One question, and what is known of it before anything is answered. */
export class Question {
  readonly language: Language;
  /** How to do something, or what to think of it: asked so, the handbook comes before the records. */
  readonly isAdvice: boolean;
  /** Only the records of a business can have it. */
  readonly isRecords: boolean;
  /** How likely it asks for something to be done. */
  readonly toHaveDone: number;
  readonly words: WordTokens;
  private found?: Nearest;
  private advised?: Promise<Answer | undefined>;

  constructor(
    readonly text: string,
    readonly desk: Workbench,
    readonly understood: Understanding,
    readonly sources: Sources,
    readonly follows?: Follows,
  ) {
    this.language = normalized(text).language;
    this.words = spelled(text);
    const isRecords = isSurelyOfRecords(text, this.people.length > 0, sources);
    this.isRecords = isRecords && (this.plan?.period !== undefined || !SHOULD.in(this.words));
    const isOfAnswer = desk.meant !== undefined && pointsBack(text) && !isHowTo(text);
    this.isAdvice = asksAdvice(text) && !isOfAnswer && !this.isRecords;
    this.toHaveDone = isNoRequest(text) ? 0 : sources.wants.toHaveDone(text);
  }

  /** What is written about it. Most questions of the records are answered without it, and the search takes as long as they do. */
  get near(): Nearest {
    this.found ??= nearestTo(this.text, this.sources.knowledge);
    return this.found;
  }

  /** Prices and the handbook; beside a price of one's own what is only likely says how to think about it. */
  advice(): Promise<Answer | undefined> {
    this.advised ??= adviceOf(this.text, this.desk, this.sources.knowledge, this.near);
    return this.advised;
  }

  get plan() {
    return this.understood.plan;
  }

  get people() {
    return this.understood.people;
  }

  /** Every word of it has its place. */
  get isWhole(): boolean {
    return isWhole(this.understood);
  }

  get isOfNothing(): boolean {
    return this.plan === undefined && this.people.length === 0;
  }

  /** What this business wrote down, or a person did. */
  get isOwn(): boolean {
    const { text, understood, desk } = this;
    return (
      (this.isRecords && !this.isOfNothing) ||
      isTelling(text) ||
      isOfOwnRecords(understood, text) ||
      (desk.meant !== undefined && isOfRows(text))
    );
  }

  /** It goes on from an answer of the records, or from what was no question of the handbook: no article is about that. */
  get goesOn(): boolean {
    const { text, follows } = this;
    if (follows !== 'records' || isHowTo(text) || isOfSetting(text)) return false;
    // A few words may be a question of the handbook; what begins with 'and' hardly is.
    const enough = addsTo(text) || asksAbout(text) ? SURE : LIKELY;
    return leansOn(text) || (isFollowUp(text) && this.near.confidence < enough);
  }

  /** 'How often should customers rewax' asks what to do, and for no record. */
  get asksWhatToDo(): boolean {
    return this.isAdvice && this.plan?.period === undefined && this.people.length === 0;
  }

  get isOfDays(): boolean {
    return this.plan?.period !== undefined || isCounted(this.text);
  }

  get isOfProduct(): boolean {
    const isLikely = isOfProduct(this.text) && this.plan?.period === undefined;
    return isSurelyOfProduct(this.text) || isLikely;
  }

  /** The honest no to what nobody writes down; where it is asked for as advice there is none. */
  unrecorded(): Answer | undefined {
    const isOfHandbook = this.isAdvice || this.asksIfItCan || isOfSmellsOrTips(this.words);
    return isOfHandbook || this.isBare ? undefined : unrecordedAnswer(this.text);
  }

  /** 'Fire an employee' asks for no record: nothing of days, and nobody of ours. */
  private get isBare(): boolean {
    const isOurs = this.text.includes('?') || OF_OURS.in(this.words) !== undefined;
    return this.near.confidence >= LIKELY && !this.isOfDays && !isOurs;
  }

  /** 'Can two techs use it' asks whether it can be done, and for no record. */
  get asksIfItCan(): boolean {
    return CAN.begin(this.words);
  }
}
