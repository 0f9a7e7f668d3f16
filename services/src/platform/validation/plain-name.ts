const LINK = /\/\/|\bhttps?:|\bwww\.|@/i;
/** Two words that a mail program makes a link of by themselves: 'evil.com'. 'Ma.Theresa' and 'Detailing.Pro' are names. */
const DOMAIN = /[\p{L}\p{N}]\.(?:com|net|org|info|biz|io|рф|example|test)(?![\p{L}\p{N}])/iu;
/** 'evil.co/pay' */
const PATH = /[\p{L}\p{N}]\.\p{L}{2,20}[/?#:]\S/u;

/**
 * A name without an address in it; other scripts' dots and letters count as ours. Names get into mails to others, so
 * that a link in one would be a way to send it to strangers.
 */
export function isPlainName(text: string): boolean {
  const usual = text.normalize('NFKC').replaceAll('\u3002', '.');
  return ![LINK, DOMAIN, PATH].some((address) => address.test(usual));
}
