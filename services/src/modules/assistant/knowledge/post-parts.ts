/** What stands below one heading of a post; the beginning has no heading. */
export interface PostPart {
  heading: string;
  body: string;
}

const HEADING = /<h[23][^>]*>(.*?)<\/h[23]>/s;

/** A post's HTML by its headings, as plain text; a heading with nothing below it is left out. */
export function partsOf(html: string): PostPart[] {
  // Split by a group keeps what it caught: text, heading, text, heading, text.
  const [start = '', ...rest] = html.split(HEADING);
  const parts = [{ heading: '', body: textOf(start) }];
  for (let at = 0; at < rest.length; at += 2) {
    const heading = textOf(rest[at] ?? '').replace(/^\d+\.\s*/, '');
    parts.push({ heading, body: textOf(rest[at + 1] ?? '') });
  }
  return parts.filter(({ body }) => body !== '');
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&\w+;|&#\d+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
