/** Part of a post below one heading. The part before the first heading has an empty one. */
export interface PostPart {
  heading: string;
  body: string;
}

const HEADING = /<h[23][^>]*>(.*?)<\/h[23]>/s;

/** Splits a post's HTML at its headings, as plain text. Headings without text are left out. */
export function partsOf(html: string): PostPart[] {
  // `split` with a capturing group keeps the group: text, heading, text, heading, text.
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
