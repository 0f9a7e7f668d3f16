import OpenAI from 'openai';

/**
 * Parameter for the token limit. OpenAI's newer models know only the second name, most other servers only the first.
 */
type TokenLimit = 'max_tokens' | 'max_completion_tokens';

const OTHER_LIMIT: Record<TokenLimit, TokenLimit> = {
  max_tokens: 'max_completion_tokens',
  max_completion_tokens: 'max_tokens',
};

/** The parameters in which servers of chat completions differ. */
export interface Dialect {
  limit: TokenLimit;
  asksUsage: boolean;
}

const OPENAI_HOST = /^https:\/\/api\.openai\.com\b/;

export const firstDialect = ({ baseUrl }: { baseUrl?: string }): Dialect => ({
  limit: !baseUrl || OPENAI_HOST.test(baseUrl) ? 'max_completion_tokens' : 'max_tokens',
  asksUsage: true,
});

/** The dialect without the parameter that a 400 names. Undefined for any other error. */
export function dialectAfter(error: unknown, sent: Dialect): Dialect | undefined {
  if (!(error instanceof OpenAI.BadRequestError)) return undefined;
  const told = `${error.param} ${error.message}`;
  if (sent.asksUsage && /stream_options|include_usage/.test(told))
    return { ...sent, asksUsage: false };
  return told.includes(sent.limit) ? { ...sent, limit: OTHER_LIMIT[sent.limit] } : undefined;
}

export const parametersOf = ({ limit, asksUsage }: Dialect, tokens: number) => ({
  [limit]: tokens,
  ...(asksUsage && { stream_options: { include_usage: true } }),
});
