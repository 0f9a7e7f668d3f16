/** The digits that tell one phone from another: a leading 1 of North America says nothing. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

const PLAIN = /^\+?[\d\s().\-/]+$/;
const NORTH_AMERICAN = /^([2-9]\d{2})(\d{3})(\d{4})$/;

/** '555.123.4567', '5551234567' and '+1 555 123 4567' are all (555) 123-4567; others stay as they are. */
export function tidyPhone(text: string): string {
  const phone = text.replace(/^tel:/i, '').trim();
  const isAbroad = phone.startsWith('+') && !phone.startsWith('+1');
  if (isAbroad || !PLAIN.test(phone)) return phone;
  const [, area, exchange, line] = NORTH_AMERICAN.exec(phoneDigits(phone)) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}
