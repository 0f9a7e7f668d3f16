import type { Knowledge } from '../knowledge/knowledge.js';
import { afterHandbook } from './after-handbook.js';
import type { Answer } from '../answers/answer.js';
import { isHowTo } from './asks-how.js';

/** 'What time do we open and how do I change it': how it is done is asked together with what was asked before it. */
export const howOfIt = (
  question: string,
  before: string | undefined,
  alone: Answer,
  knowledge: Knowledge,
): Answer =>
  before !== undefined && alone.isNo === true && isHowTo(question)
    ? afterHandbook(question, before, alone, knowledge)
    : alone;
