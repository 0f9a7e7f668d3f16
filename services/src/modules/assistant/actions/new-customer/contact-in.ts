const EMAIL = /[^\s,;<>()]+@[^\s,;<>()]+\.[^\s,;<>().]+/;
const PHONE = /\+?\(?\d[\d\s().-]{5,18}\d/;

export const emailIn = (text: string): string | undefined => EMAIL.exec(text)?.[0];

/** As they are written here; what follows is a year, or the number of a house. */
const OF_TEN = /^(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?=\s+\d)/;

/** It has at least seven digits. */
export function phoneIn(text: string): string | undefined {
  const [found = ''] = PHONE.exec(text) ?? [];
  const own = OF_TEN.exec(found)?.[0] ?? found;
  return own.replace(/\D/g, '').length >= 7 ? own.trim() : undefined;
}
