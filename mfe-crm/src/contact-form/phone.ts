/** Digits of a phone number without country code, enough to tell numbers apart. */
const NATIONAL_DIGITS = 10;
/** A shorter number is still being typed. */
const FEWEST_DIGITS = 7;

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').slice(-NATIONAL_DIGITS);

/** Digits for looking up a number; '' if it is too short. */
export function searchableDigits(phone: string): string {
  const digits = digitsOf(phone);
  return digits.length < FEWEST_DIGITS ? '' : digits;
}

/** Whether two numbers are the same, regardless of formatting. */
export function isSamePhone(one: string, other: string): boolean {
  const digits = searchableDigits(one);
  return digits !== '' && digits === searchableDigits(other);
}
