/** '3', '1000.50' */
const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/;
const COUNT = /^\d{1,5}$/;

/** The number in '$1,000', '250 dollars', '4.0' or '4 hours'. */
const numberIn = (value: string): string =>
  /^\$? ?(\d[\d,]*(?:\.\d+)?)(?: ?[a-z]+)?$/i
    .exec(value)?.[1]
    ?.replaceAll(',', '')
    .replace(/\.0+$/, '') ?? value;

export const amounts = {
  read: numberIn,
  wanted: 'an amount in dollars, as 150 or 99.99',
  accepts: (value: string) => AMOUNT.test(value),
};

export const counts = {
  read: numberIn,
  wanted: 'a whole number',
  accepts: (value: string) => COUNT.test(value),
};

const HOURS = /^\d{1,2}(\.\d{1,2})?$/;

export const hours = {
  read: numberIn,
  wanted: 'a number of hours, as 2 or 1.5',
  accepts: (value: string) => HOURS.test(value),
};

export const centsOf = (value: string) => Math.round(Number(value) * 100);
