/** A dot between a letter and two more: 'evil.example', not 'J.R. Detailing' or 'Inc. of Ohio'. */
const DOMAIN = /[\p{L}\p{N}]\.\p{L}{2}/u;
const ADDRESS = /https?:|\/\/|www\.|@/i;

/** A name that no mail program makes a link of; other scripts' dots and letters count as ours. */
export function isPlainName(text: string): boolean {
  const usual = text.normalize('NFKC').replaceAll('\u3002', '.');
  return !ADDRESS.test(usual) && !DOMAIN.test(usual);
}
