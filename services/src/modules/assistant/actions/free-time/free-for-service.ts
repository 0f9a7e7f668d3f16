import { SIZE_WORDS } from '../price/words.js';
import { readFreeTime } from './read.js';
import { isBareLength } from '../price/its-length.js';
import { readAskedPrice } from '../price/asked.js';
import { readPrice } from '../price/read.js';
import { requestOf, type Request } from '../request.js';
import { Sayings } from '../../language/forms/sayings.js';

const HOW_SOON = new Sayings(['and? how_soon', 'and? whats|what_is|when_is? the? soonest']);

/** 'What services do we have and how long do they take': a list of prices has told how long each takes. */
export async function isLengthTold(
  question: string,
  last: string | undefined,
  { today, vocabulary }: Pick<Request, 'today' | 'vocabulary'>,
): Promise<boolean> {
  if (last === undefined || !isBareLength(question)) return false;
  const priced = await readAskedPrice(requestOf(last, today, vocabulary));
  return priced !== undefined && priced.services.length !== 1;
}

/** 'Price of a ceramic on an F-150, and first opening': what is free is for that, and takes as long. */
export async function freeForService(before: Request, question: Request): Promise<string> {
  const { text, tokens, language } = question;
  if (isBareLength(text)) {
    const [one, ...more] = (await readPrice(before))?.services ?? [];
    return one === undefined || more.length > 0 ? text : `how long does a ${one} take`;
  }
  const isSoon = HOW_SOON.says(tokens);
  const free = await readFreeTime(
    isSoon ? requestOf('first opening', question.today, question.vocabulary) : question,
  );
  if (!free || free.services.length > 0 || free.minutes !== undefined) return text;
  const { services = [], size } = (await readPrice(before)) ?? {};
  const [service, ...others] = services;
  if (service === undefined || others.length > 0) return text;
  const bare = isSoon ? 'first opening' : text.replace(/[?.!\s]+$/, '');
  const { lead, of, names } = SIZE_WORDS[language];
  return `${bare} ${lead} ${service}${size ? ` ${of} ${names[size]}` : ''}`;
}
