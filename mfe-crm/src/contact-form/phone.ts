/** A number without its country: so many digits tell people apart. */
const NATIONAL_DIGITS = 10;
/** Fewer are still being typed. */
const FEWEST_DIGITS = 7;

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').slice(-NATIONAL_DIGITS);

/** The digits to look a number up by; '' while it is too short to be one. */
export function searchableDigits(phone: string): string {
  const digits = digitsOf(phone);
  return digits.length < FEWEST_DIGITS ? '' : digits;
}

/** Whether two numbers ring the same phone, however they are written. */
export function isSamePhone(one: string, other: string): boolean {
  const digits = searchableDigits(one);
  return digits !== '' && digits === searchableDigits(other);
}
