import { Sayings } from '../../language/forms/sayings.js';
import { spelled } from '../../language/normalize/spelled.js';
import type { Request } from '../request.js';
import type { MessagePlan } from './read.js';

const SPELLED =
  '(?:an?|one|two|three|four|five|six|eight|ten|fifteen|twenty|thirty|forty|fifty|sixty)(?:[ -]five)?';
const OTHER_NUMBER = new Sayings(['<no>* <make>? {number} <long>? <end>*'], {
  no: 'no|wait|actually|sorry|ok|mejor|espera',
  make: 'make it|make that|i meant|more like|say|que sean|ponle|di|dile',
  number: String.raw`\d{1,4}|${SPELLED}(?= (?:minute|hour))`,
  long: 'minute|minutes|hour|hours|minutos|horas',
  end: 'late|behind|early|sorry|instead|actually|traffic|please|perdon|por favor',
});
/** A number, or how long, in letters or in digits. */
const NUMBERS = new RegExp(
  String.raw`\b\d{1,4}\b|\b(?:half )?${SPELLED}(?= (?:min(?:ute)?s?|hours?)\b)`,
  'gi',
);
const LONG = new RegExp(String.raw`(?:\d{1,4}|\b${SPELLED}) (min(?:ute)?s?|hours?)\b`, 'i');

const HOW_LATE = /\b(?:late|behind|early)\b/i;
/** 'Make it 40': the one number that the message has. */
export function withNumber({ text }: Request, before: MessagePlan): MessagePlan | undefined {
  const number = OTHER_NUMBER.find(spelled(text))?.number;
  if (number === undefined || before.words === undefined) return undefined;
  const [, unit] = LONG.exec(text) ?? [];
  const numbers = before.words.match(NUMBERS)?.length ?? 0;
  // 'Running late' had none yet.
  if (numbers === 0 && unit && HOW_LATE.test(before.words))
    return { ...before, words: before.words.replace(HOW_LATE, `${number} ${unit} $&`) };
  if (numbers !== 1) return undefined;
  const words = before.words.replace(NUMBERS, number);
  // 'Two hours' of what was an hour; a bare number keeps the unit.
  return { ...before, words: unit ? words.replace(LONG, `${number} ${unit}`) : words };
}
