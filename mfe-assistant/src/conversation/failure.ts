import { ApiError } from '@clearcoat/api-client';

/** Message for a missing or partial answer. */
export interface Failure {
  text: string;
  /** Whether a retry can help. */
  canRetry: boolean;
  /** The daily limit is reached, and this question was not sent. */
  isOver?: true;
}

/** The server ended the answer with a message of its own. */
export class AnswerError extends Error {
  constructor(
    message: string,
    readonly canRetry: boolean,
  ) {
    super(message);
  }
}

const NO_REPLY = "Couldn't get a reply";
/** Statuses for which a retry would be refused again. */
const FINAL_STATUSES = [400, 403, 413, 422];

const isOverText = ({ serverMessage }: ApiError): string =>
  serverMessage ?? "That was today's last question. I'm back at midnight.";

/** @param hasBegun - whether a part of the answer arrived before */
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
  if (error.code === 'daily_budget')
    return { text: isOverText(error), canRetry: false, isOver: true };
  const canRetry = !FINAL_STATUSES.includes(error.status);
  const isForPeople = error.status < 500 && error.status !== 401 && error.serverMessage;
  return { text: isForPeople || `${NO_REPLY}. Please try again.`, canRetry };
}
