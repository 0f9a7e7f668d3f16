/** Our own pages, and what a phone or mail program opens. */
const OWN_PAGE =
  /^\/(dashboard|contacts|appointments|revenue|settings|account|handbook|blog)(\/[\w-]+)*(\?[\w=&-]*)?(#[\w-]*)?$/;
const PERSON = /^(tel:[\d+().\s-]+|mailto:[^\s@?]+@[^\s@?]+)$/i;

const REMOVED = '(link removed)';
const LINK = /!?\[([^\]\n]*)\]\(\s*<?([^)>\s]*)>?[^)\n]*\)/g;
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:.*$/gm;
const ADDRESS = /(?:<\s*)?\b(?:(?:https?|ftp|javascript|data|file):\/{0,2}|www\.)[^\s<>)\]]+>?/gi;

// eslint-disable-next-line no-control-regex -- NUL stands for a link that is kept: no text contains it
const KEPT = /\u0000(\d+)\u0000/g;

export const isAllowedLink = (url: string) => OWN_PAGE.test(url) || PERSON.test(url);

/** Leaves the words of a link that leads elsewhere, and nothing of images. */
export function withOwnLinks(markdown: string): string {
  const links: string[] = [];
  const parts = markdown
    .replace(DEFINITION, '')
    .replace(LINK, (link: string, words: string, url: string) => {
      const isImage = link.startsWith('!');
      if (isImage || !isAllowedLink(url)) return words;
      links.push(link);
      return `\u0000${links.length - 1}\u0000`;
    });
  return withoutAddresses(parts).replace(KEPT, (_, n: string) => links[Number(n)] ?? '');
}

/** Text without anything that a program would make a link of. */
export const withoutAddresses = (text: string) => text.replace(ADDRESS, REMOVED);

/** Text that may be the beginning of an address, and waits for what follows. */
const UNFINISHED_ADDRESS =
  /<\s*$|(?:<\s*)?(?<![a-z])(?:ht{0,2}|https?|w{1,3}|ft?|ftp|(?:https?|ftp|javascript|data|file):[^\s)>\]]*|www\.[^\s)>\]]*)$/i;
/** A bracket, and whatever of a link follows it. */
const UNFINISHED_LINK = /!?\[[^\]\n]*(?:\](?:\([^)\n]*|:[^\n]*)?)?$|!$/;
const LONGEST_HELD = 2_000;

/** Cleans an answer while it arrives: holds back only what could still turn into a link. */
export class LinkFilter {
  private held = '';
  private isLineStart = true;

  push(delta: string): string {
    // A character that must not be in a text would pass for a kept link.
    // eslint-disable-next-line no-control-regex -- removing NUL is the point
    const text = this.held + delta.replace(/\u0000/g, '');
    const cuts = [UNFINISHED_LINK, UNFINISHED_ADDRESS].map((each) => text.search(each));
    const cut = Math.min(...cuts.map((at) => (at < 0 ? text.length : at)));
    const ready = text.length - cut > LONGEST_HELD ? text.length : cut;
    this.held = text.slice(ready);
    return this.clean(text.slice(0, ready));
  }

  end(): string {
    const rest = this.held;
    this.held = '';
    return this.clean(rest);
  }

  /** A definition of a link counts only where a line begins. */
  private clean(text: string): string {
    if (text === '') return '';
    const before = this.isLineStart ? '' : '-';
    this.isLineStart = text.endsWith('\n');
    return withOwnLinks(before + text).slice(before.length);
  }
}
