export type SmtpReason = 'sign_in' | 'refused' | 'later' | 'unreachable' | 'other';

export interface SmtpProblem {
  reason: SmtpReason;
  /** Sentence for the administrator, without personal data. */
  sentence: string;
  /** A retry would not help. */
  isFinal: boolean;
}

const UNREACHABLE = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'ECONNREFUSED'];

/** SMTP failure without the server's own message, which contains the recipient. */
export function smtpProblem(error: unknown): SmtpProblem {
  const { code = '', responseCode: reply } = error as { code?: string; responseCode?: number };
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return { reason: 'sign_in', sentence: 'The mail server refused the sign-in.', isFinal: false };
  }
  if (reply !== undefined && reply >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code)) {
    const sentence = `The mail server refused this mail (${reply}).`;
    return { reason: 'refused', sentence, isFinal: true };
  }
  if (reply !== undefined) {
    const sentence = `The mail server asked to try again later (${reply}).`;
    return { reason: 'later', sentence, isFinal: false };
  }
  return UNREACHABLE.includes(code)
    ? { reason: 'unreachable', sentence: 'The mail server could not be reached.', isFinal: false }
    : { reason: 'other', sentence: 'The mail could not be sent.', isFinal: code === 'EENVELOPE' };
}
