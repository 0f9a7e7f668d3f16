import type { Channel } from '../../dto/card.dto.js';
import { Sayings } from '../../language/forms/sayings.js';
import type { WordTokens } from '../../words/tokens.js';

const WAYS = 'text|sms|message|email|e mail|mail';
const OTHER_WAY = new Sayings(
  [
    '<no>* send|make|do? him|her|them|it? as|by? a|an? {way} him|her|them|it? instead',
    '<no>* send|make|do? him|her|them|it? as|by? a|an? {way} him|her|them|it? instead_of|rather_than|and_not|not a|an|by? <way>',
  ],
  { no: 'no|and|but|ok|actually|please|better|mejor', way: WAYS },
);
const BY_MAIL: ReadonlySet<string> = new Set(['email', 'e mail', 'mail']);

/** 'Text him instead of email': the message before by another way, and none that says so. */
export function otherWay(words: WordTokens): Channel | undefined {
  const way = OTHER_WAY.find(words)?.way;
  return way === undefined ? undefined : BY_MAIL.has(way) ? 'email' : 'sms';
}
