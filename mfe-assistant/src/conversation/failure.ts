import { ApiError } from '@clearcoat/api-client';

/** Why there is no answer, or only a part of one, in words for the person. */
export interface Failure {
  text: string;
  /** Whether asking again can help. */
  canRetry: boolean;
}

/** The server ended the answer with a sentence of its own. */
export class AnswerError extends Error {
  constructor(
    message: string,
    readonly canRetry: boolean,
  ) {
    super(message);
  }
}

const NO_REPLY = "Couldn't get a reply";
/** Asking the same again would be refused again. */
const FINAL_STATUSES = [400, 403, 413, 422];

/** @param hasBegun - whether a part of the answer came before */
export function failureOf(error: unknown, hasBegun: boolean): Failure {
  if (error instanceof AnswerError) return { text: error.message, canRetry: error.canRetry };
  if (hasBegun) {
    return { text: 'The answer broke off. What came so far is kept.', canRetry: true };
  }
  if (!(error instanceof ApiError))
    return { text: `${NO_REPLY}. Please try again.`, canRetry: true };
  if (error.isNetwork) {
    return { text: `${NO_REPLY}. Check your connection and try again.`, canRetry: true };
  }
  const canRetry = error.code !== 'daily_budget' && !FINAL_STATUSES.includes(error.status);
  const isForPeople = error.status < 500 && error.status !== 401 && error.serverMessage;
  return { text: isForPeople || `${NO_REPLY}. Please try again.`, canRetry };
}
