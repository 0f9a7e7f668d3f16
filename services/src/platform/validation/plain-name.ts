const LINK = /\/\/|\bhttps?:|\bwww\.|@/i;
/**
 * Domain that mail programs link by themselves: 'evil.com'. 'Ma.Theresa' and 'Detailing.Pro' are names.
 */
const DOMAIN = /[\p{L}\p{N}]\.(?:com|net|org|info|biz|io|рф|example|test)(?![\p{L}\p{N}])/iu;
/** 'evil.co/pay' */
const PATH = /[\p{L}\p{N}]\.\p{L}{2,20}[/?#:]\S/u;

/**
 * Whether a name contains no address, in any script. Names appear in mails to others, so a link in a
 * name would be a way to send it to strangers.
 */
export function isPlainName(text: string): boolean {
  const usual = text.normalize('NFKC').replaceAll('\u3002', '.');
  return ![LINK, DOMAIN, PATH].some((address) => address.test(usual));
}
