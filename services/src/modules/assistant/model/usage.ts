import type { CompletionUsage } from 'openai/resources/completions';

/** Tokens of one call. */
export interface Usage {
  prompt: number;
  completion: number;
  /** Tokens of the prompt that came from the provider's cache. */
  cached: number;
}

export const usageOf = (given: CompletionUsage): Usage => ({
  prompt: given.prompt_tokens,
  completion: given.completion_tokens,
  cached: given.prompt_tokens_details?.cached_tokens ?? 0,
});

const CHARACTERS_A_TOKEN = 4;

/** Estimate for servers that report no usage. */
export const estimated = (sent: unknown, text: string): Usage => ({
  prompt: Math.ceil(JSON.stringify(sent).length / CHARACTERS_A_TOKEN),
  completion: Math.ceil(text.length / CHARACTERS_A_TOKEN),
  cached: 0,
});
