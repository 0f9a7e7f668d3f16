import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { phoneDigits } from './phone.js';

/** Country of a number that names none. */
const COUNTRY = 'US';

/** E.164 of a number as typed, without its extension; undefined for none. */
export function toE164(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(phone, COUNTRY);
  return number?.isPossible() ? number.number : undefined;
}

/** Key that two spellings of one number share: E.164, or the digits of what is no whole number. */
export const phoneKey = (phone: string): string => toE164(phone) ?? phoneDigits(phone);

/** Number as people write it: (555) 123-4567, or with its country code abroad. */
export function readableNumber(e164: string): string {
  const number = parsePhoneNumberFromString(e164);
  if (!number) return e164;
  return number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational();
}
