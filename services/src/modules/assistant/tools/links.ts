/** Pages of Clearcoat, and links that a phone or mail program opens. */
const OWN_PAGE =
  /^\/(dashboard|contacts|appointments|my-jobs|revenue|settings|account|handbook|blog)(\/[\w-]+)*(\?[\w=&-]*)?(#[\w-]*)?$/;
const PERSON = /^(tel:[\d+().\s-]+|mailto:[^\s@?]+@[^\s@?]+)$/i;
/** Maximum length of our own links. Longer ones never reach the patterns above. */
const LONGEST_URL = 300;

const REMOVED = '(link removed)';
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:.*$/gm;
const ADDRESS = /(?:<\s*)?\b(?:(?:https?|ftp|javascript|data|file):\/{0,2}|www\.)[^\s<>)\]]+>?/gi;

const isAllowedLink = (url: string) =>
  url.length <= LONGEST_URL && (OWN_PAGE.test(url) || PERSON.test(url));

/** Removes links to other sites but keeps their words. Images are removed. */
export function withOwnLinks(markdown: string): string {
  const text = markdown.replace(DEFINITION, '');
  let result = '';
  let from = 0;
  for (const { start, end, words, url, isImage } of linksIn(text)) {
    const isKept = !isImage && isAllowedLink(url);
    result += withoutLinks(text.slice(from, start));
    result += isKept ? text.slice(start, end) : withoutLinks(words);
    from = end;
  }
  return result + withoutLinks(text.slice(from));
}

/** Separates `](`, so that the rest of a removed link cannot form a new one, as in `[[a](b)](c)`. */
const withoutLinks = (text: string) => withoutAddresses(text).replaceAll('](', '] (');

/** Text without addresses that a program would turn into links. */
export const withoutAddresses = (text: string) => text.replace(ADDRESS, REMOVED);

interface Link {
  start: number;
  end: number;
  words: string;
  url: string;
  isImage: boolean;
}

/**
 * `[words](url)` and `![words](url)`, found in linear time. A pattern would try every end for every start, and a
 * model can be made to write many starts.
 */
function* linksIn(text: string): Generator<Link> {
  const lineEnd = nextOf(text, '\n');
  const bracket = nextOf(text, ']');
  const parenthesis = nextOf(text, ')');
  for (let open = text.indexOf('['); open !== -1;) {
    const close = bracket(open);
    const end = text[close + 1] === '(' ? parenthesis(close) : text.length;
    if (end < lineEnd(open) && end < text.length) {
      const isImage = text[open - 1] === '!';
      const [url = ''] = text
        .slice(close + 2, end)
        .replace(/^\s*</, '')
        .trimStart()
        .split(/[>\s]/, 1);
      const start = isImage ? open - 1 : open;
      yield { start, end: end + 1, words: text.slice(open + 1, close), url, isImage };
      open = text.indexOf('[', end);
    } else {
      open = text.indexOf('[', open + 1);
    }
  }
}

/** Position of the next such character, or the length of the text. Calls must go from left to right. */
function nextOf(text: string, character: string): (from: number) => number {
  let at = -1;
  return (from) => {
    if (at < from) at = text.indexOf(character, from);
    if (at === -1) at = text.length;
    return at;
  };
}

/** Possible start of an address, which waits for the rest. */
const UNFINISHED_ADDRESS =
  /<\s*$|(?:<\s*)?(?<![a-z])(?:ht{0,2}|https?|w{1,3}|ft?|ftp|(?:https?|ftp|javascript|data|file):[^\s)>\]]*|www\.[^\s)>\]]*)$/i;
/** Possible start of a link, which waits for the rest. */
const UNFINISHED_LINK = /!?\[[^\]\n]*(?:\](?:\([^)\n]*|:[^\n]*)?)?$|[!\]]$/;
/** Maximum length of held text. Longer text is no link of ours, so it is sent without addresses. */
const LONGEST_HELD = 300;

/** Cleans an answer while it is streamed. Only a possible start of a link is held back. */
export class LinkFilter {
  private held = '';
  private isLineStart = true;

  push(delta: string): string {
    const text = this.held + delta;
    const from = Math.max(0, text.length - LONGEST_HELD);
    const tail = text.slice(from);
    const cuts = [UNFINISHED_LINK, UNFINISHED_ADDRESS].map((each) => tail.search(each));
    const cut = from + Math.min(...cuts.map((at) => (at < 0 ? tail.length : at)));
    this.held = text.slice(cut);
    return this.clean(text.slice(0, cut));
  }

  end(): string {
    const rest = this.held;
    this.held = '';
    return this.clean(rest);
  }

  /** Cleans a part of the text. Link definitions count only at the start of a line. */
  private clean(text: string): string {
    if (text === '') return '';
    const before = this.isLineStart ? '' : '-';
    this.isLineStart = text.endsWith('\n');
    return withOwnLinks(before + text).slice(before.length);
  }
}
