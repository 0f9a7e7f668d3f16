import {
  addsTo,
  asksAbout,
  changesForm,
  isFollowUp,
  leansOn,
  pointsBack,
} from '../language/turns/follow-up.js';
import { ofStretch } from '../language/forms/stretch-words.js';
import { pointsAtDays, pointsAtFirst } from '../language/turns/that-stretch.js';
import { understand } from '../language/understand.js';
import type { Vocabulary } from '../language/pieces/vocabulary.js';
import { mayBeCarried } from '../language/turns/carried.js';
import type { Language, Plan } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../words/text.js';
import type { Answer } from '../answers/answer.js';
import { asksBareEnd, isRequest } from './bare-turns.js';
import { isOfBefore } from './of-before.js';
import { isOfSetting } from './asks-how.js';
import { isWhole } from './looked-up.js';

/** What was understood last. */
export interface Earlier {
  plan?: Plan;
  /** In which words, where something that was not understood lies between. */
  over?: string;
  /** Only spoken of: what is asked of it may be meant, and nothing of it is changed. */
  isSpoken?: true;
  /** The question before was not understood, and nothing goes on from before it. */
  isLost?: true;
}

/** May mean nothing, or something else, without what was asked before. */
export const needsEarlier = (message: string) =>
  isFollowUp(message) || mayBeCarried(message) || asksBareEnd(message) || leansOn(message);

/** A few words may mean nothing at all. */
const surelyGoesOn = (question: string) =>
  addsTo(question) || asksAbout(question) || changesForm(question) || leansOn(question);

/** 'And Friday' changes a question; what was only spoken of was none. */
export const isChange = (message: string) => addsTo(message) || asksAbout(message);

/** What a question that was asked before can be read with. */
export interface Reading {
  vocabulary: Vocabulary;
  today: string;
  /** The last of so many questions was answered by prices, or by what is free: what it spoke of. */
  spokenOf(count: number): Promise<{ plan?: Plan } | undefined>;
  /** The service that the last of so many questions was of, where that was asked of the handbook. */
  topicOf(count: number): Promise<Plan | undefined>;
  /** The one stretch of days that stood first. */
  firstOf(plan: Plan): Promise<Plan | undefined>;
}

/** The plan of a conversation, made of its questions again: the server keeps none. */
export async function earlierOf(questions: readonly string[], reading: Reading): Promise<Earlier> {
  let [last, earlier]: [string, Earlier] = ['', {}];
  for (const [at, question] of questions.entries()) {
    const { plan } = earlier;
    // What was sent or drafted is no question of the records between.
    if (plan && isRequest(question)) continue;
    // 'How do I add a van' asks for none of the records.
    if (isOfSetting(question)) {
      earlier = { isLost: true };
      continue;
    }
    const spoken = await reading.spokenOf(at + 1);
    if (spoken) {
      // What was looked up lies between, also where nothing is left of it.
      if (spoken.plan) [last, earlier] = [question, { plan: spoken.plan, isSpoken: true }];
      else if (plan) earlier = { ...earlier, isSpoken: true };
      continue;
    }
    const topic = plan ? undefined : await reading.topicOf(at + 1);
    if (topic) {
      [last, earlier] = [question, { plan: topic, isSpoken: true }];
      continue;
    }
    const understood = await readAgain(question, plan, reading);
    if (!plan && at > 0 && (isOfBefore(question) || pointsBack(question))) continue;
    if (isWhole(understood)) {
      // What goes on from what was only looked up is of that again.
      const isOfSpoken = earlier.isSpoken && (understood.isOfBefore || isChange(question));
      const isSpoken = isOfSpoken ? { isSpoken: true as const } : {};
      if (understood.plan) [last, earlier] = [question, { plan: understood.plan, ...isSpoken }];
    } else if (!surelyGoesOn(question)) {
      // What was asked of something else lies between; what means nothing at all is only lost.
      const isOther = understood.plan !== undefined && !understood.isOfBefore;
      earlier = plan && !isOther && !earlier.isSpoken ? { plan, over: last } : { isLost: true };
    }
  }
  return earlier;
}

/** 'Who came that day' is of the day that stood first: its plan, and what is asked of it. */
export async function ofFirst(
  question: string,
  plan: Plan | undefined,
  { firstOf }: Pick<Reading, 'firstOf'>,
) {
  const first = pointsAtFirst(question, plan) ? await firstOf(plan) : undefined;
  const said = first || pointsAtDays(question, plan) ? ofStretch(question) : question;
  return { first, said };
}

async function readAgain(question: string, plan: Plan | undefined, reading: Reading) {
  const { first, said } = await ofFirst(question, plan, reading);
  return understand(said, reading.vocabulary, reading.today, first ?? plan);
}

const FROM: Record<Language, (question: string) => string> = {
  en: (question) => `Going on from “${question}”:`,
  es: (question) => `Sigo con “${question}”:`,
};

/** An answer that goes on over what was not understood says from where. */
export const ledFrom = (answer: Answer, over: string, language: Language): Answer => ({
  ...answer,
  text: `${FROM[language](plain(over))}\n\n${answer.text}`,
});
