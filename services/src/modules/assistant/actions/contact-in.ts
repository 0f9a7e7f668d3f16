const EMAIL = /[^\s,;<>()]+@[^\s,;<>()]+\.[^\s,;<>().]+/;
const PHONE = /\+?\(?\d[\d\s().-]{5,18}\d/;

export const emailIn = (text: string): string | undefined => EMAIL.exec(text)?.[0];

/** A year is no phone number: it has at least seven digits. */
export function phoneIn(text: string): string | undefined {
  const [phone = ''] = PHONE.exec(text) ?? [];
  const year = /\s(?:19|20)\d\d$/.exec(phone)?.[0] ?? '';
  const isTooLong = phone.replace(/\D/g, '').length > 11;
  const own = isTooLong && year ? phone.slice(0, -year.length) : phone;
  return own.replace(/\D/g, '').length >= 7 ? own.trim() : undefined;
}
