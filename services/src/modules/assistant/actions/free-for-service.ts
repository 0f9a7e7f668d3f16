import { SIZE_WORDS } from './price-words.js';
import { readFreeTime } from './free-time-read.js';
import { readPrice } from './price-read.js';
import type { Request } from './request.js';

/** 'Price of a ceramic on an F-150, and first opening': what is free is for that, and takes as long. */
export async function freeForService(before: Request, question: Request): Promise<string> {
  const { text, language } = question;
  const free = await readFreeTime(question);
  if (!free || free.services.length > 0 || free.minutes !== undefined) return text;
  const { services = [], size } = (await readPrice(before)) ?? {};
  const [service, ...others] = services;
  if (service === undefined || others.length > 0) return text;
  const bare = text.replace(/[?.!\s]+$/, '');
  const { lead, of, names } = SIZE_WORDS[language];
  return `${bare} ${lead} ${service}${size ? ` ${of} ${names[size]}` : ''}`;
}
