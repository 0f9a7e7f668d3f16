import { isBareClock } from '../../language/periods/times.js';
import { vehicleAt } from '../../language/pieces/vocabulary.js';
import { Phrases } from '../../words/phrases.js';
import { MINE } from './slot-at.js';
import { HAVING, OWNER, SOMEBODY } from './phrases.js';
import { said, type FoundWhom, type Place } from './place.js';

const MOST_VEHICLE_WORDS = 4;
const ENDING = new Phrases(
  'the|number|phone|phone number|that|ending in|ending with|ends in|ends with|ending',
  'el|numero|telefono|que|termina en|terminado en',
);
const SHORTEST_DIGITS = 4;
const YEAR = /^(?:19|20)\d\d$/;

/** 'The tesla guy' */
export async function byOwnedAt(place: Place): Promise<FoundWhom | undefined> {
  const { text, tokens, at } = place;
  // 'Mustang guy'
  const isBare = tokens
    .slice(at + 1, at + MOST_VEHICLE_WORDS)
    .some((_, next) => OWNER.lengthAt(tokens, at + 1 + next) > 0);
  const start = MINE.has(tokens[at]?.word ?? '') ? at + 1 : at;
  if (start === at && !isBare) return undefined;
  const found = await vehicleWordsAt(place, start);
  const owner = found && OWNER.lengthAt(tokens, found.end);
  if (!found || !owner) return undefined;
  const to = found.end + owner;
  const { words } = found;
  return { whom: { kind: 'vehicle', words, said: said(text, tokens, at, to) }, from: at, to };
}

export async function byVehicleAt(place: Place): Promise<FoundWhom | undefined> {
  const { text, tokens, at } = place;
  const somebody = SOMEBODY.lengthAt(tokens, at);
  const having = HAVING.lengthAt(tokens, at + somebody);
  if (somebody === 0 || having === 0) return undefined;
  const found = await vehicleWordsAt(place, at + somebody + having);
  if (!found) return undefined;
  const { words, end } = found;
  return { whom: { kind: 'vehicle', words, said: said(text, tokens, at, end) }, from: at, to: end };
}

/** 'Black tacoma' */
export async function vehicleWordsAt({ tokens, vocabulary }: Place, start: number) {
  const words: string[] = [];
  const plain = tokens.map(({ word }) => word);
  let end = start;
  while (words.length < MOST_VEHICLE_WORDS) {
    const known = vehicleAt(plain, end);
    const word = plain[end] ?? '';
    if (known) words.push(known.words);
    else if (word !== '' && (await vocabulary.whereIs(word)).isInVehicles) words.push(word);
    else break;
    end += known?.length ?? 1;
  }
  return words.length > 0 ? { words, end } : undefined;
}

/** '555 123 4567', 'the number ending in 4567' */
export function phoneAt({ text, tokens, at }: Place): FoundWhom | undefined {
  const start = at + ENDING.runAt(tokens, at);
  let [digits, end] = ['', start];
  while (/^\d{3,}$/.test(tokens[end]?.word ?? '')) {
    digits += tokens[end]?.word ?? '';
    end += 1;
  }
  // '1030' alone is a time rather than the end of a number.
  const isTime = start === at && isBareClock(digits);
  if (digits.length < SHORTEST_DIGITS || YEAR.test(digits) || isTime) return undefined;
  return { whom: { kind: 'phone', digits, said: said(text, tokens, at, end) }, from: at, to: end };
}
