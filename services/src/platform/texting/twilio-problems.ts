import type { TextProblem } from './text-provider.js';

const final = (sentence: string): TextProblem => ({ sentence, isFinal: true });

/** Refusals by Twilio's code. */
const REFUSALS: Record<number, TextProblem> = {
  20_003: { sentence: 'The text message provider refused the sign-in.', isFinal: false },
  21_211: final('This is not a number that can get text messages.'),
  21_408: final('Text messages to this country are not switched on.'),
  21_610: final('This number answered STOP.'),
  21_612: final('The provider cannot reach this number by text message.'),
  21_614: final('This is not a mobile number.'),
  21_617: final('The text message is too long.'),
};

const TOO_MANY = 429;

/** Failure to hand a message over, without the provider's own words, which name the number. */
export function sendingProblem(error: unknown): TextProblem {
  const { status, code = 0 } = error as { status?: number; code?: number };
  const known = REFUSALS[code];
  if (known) return known;
  if (status === undefined) {
    return { sentence: 'The text message provider could not be reached.', isFinal: false };
  }
  if (status >= 500 || status === TOO_MANY) {
    return { sentence: 'The text message provider asked to try again later.', isFinal: false };
  }
  return final(`The text message provider refused this message (${code}).`);
}

const DELIVERY_PROBLEMS: Record<number, string> = {
  30_003: 'The phone is switched off or out of reach.',
  30_004: 'The number does not take this message.',
  30_005: 'The number does not exist any more.',
  30_006: 'The number is a landline, or its carrier cannot be reached.',
  30_007: 'The carrier took the message for spam.',
  30_034: 'The number of this business is not registered with the carriers yet.',
};

/** Sentence why a message that the provider took did not arrive. */
export const deliveryProblem = (code: number): string =>
  DELIVERY_PROBLEMS[code] ?? 'The carrier did not deliver it.';
