export interface SmtpProblem {
  /** For the administrator; names nobody. */
  sentence: string;
  /** Trying again will not help. */
  isFinal: boolean;
}

const UNREACHABLE = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'ECONNREFUSED'];

/** What went wrong, without what the server said, which names the recipient. */
export function smtpProblem(error: unknown): SmtpProblem {
  const { code = '', responseCode: reply } = error as { code?: string; responseCode?: number };
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return { sentence: 'The mail server refused the sign-in.', isFinal: false };
  }
  if (reply !== undefined && reply >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code)) {
    return { sentence: `The mail server refused this mail (${reply}).`, isFinal: true };
  }
  if (reply !== undefined) {
    return { sentence: `The mail server asked to try again later (${reply}).`, isFinal: false };
  }
  return UNREACHABLE.includes(code)
    ? { sentence: 'The mail server could not be reached.', isFinal: false }
    : { sentence: 'The mail could not be sent.', isFinal: code === 'EENVELOPE' };
}
