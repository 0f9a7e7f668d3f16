import type { Token } from '../words/tokens.js';

/** Where somebody lives stands on their page. */
export const STREET =
  /(?:^|[\s,])\d{1,5} (?:[nsew]\.? )?(?:(?!(?:at|on|in|to|for|his|her|their|my|our|the|am|pm|and)\b)\p{L}+ ){1,2}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|blvd|boulevard|way|pl|place|cir|circle)\b\.?/iu;

/** The words without a street, whose number is no hour: 'at 12 Elm St, Friday at 9'. */
export function withoutStreet(text: string, tokens: readonly Token[]) {
  const found = STREET.exec(text);
  const street = found?.[0].replace(/^[\s,]+/, '') ?? '';
  const from = found ? text.indexOf(street, found.index) : -1;
  const isOfStreet = ({ start }: Token) =>
    from >= 0 && start >= from && start < from + street.length;
  const rest = tokens.filter((token) => !isOfStreet(token));
  return { street: rest.length < tokens.length ? street : '', rest };
}
