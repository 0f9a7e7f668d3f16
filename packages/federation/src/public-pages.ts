/** Public pages of an app, search engines included: `pages.json` beside its files. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parseStrictly } from './contributions.ts';
import { readJson } from './web-root.ts';

/** Placeholder for the site's origin, which only the server knows. */
export const SITE_URL = '__SITE_URL__';
/** Placeholder for the page in the shell's layout. */
export const PAGE_PLACE = '__PAGE__';
/** Former inline styles of the pages. */
export const STYLES_FILE = 'pages.css';
export const PAGES_FILE = 'pages.json';

const text = v.pipe(v.string(), v.nonEmpty());
const ADDRESS = /^(\/|(\/[\w-]+)+)$/;

const fileName = v.pipe(v.string(), v.regex(/^\w[\w.-]*$/));

const PublicPage = v.object({
  path: v.pipe(v.string(), v.regex(ADDRESS)),
  /** Title without the product's name. */
  title: text,
  description: text,
  /** Excluded from search engines, such as the target of an e-mail link. */
  hidden: v.optional(v.boolean()),
  /** Publication date of an article. */
  published: v.optional(v.pipe(v.string(), v.isoDate())),
  /** Structured data (schema.org) for JSON-LD. */
  facts: v.optional(v.array(v.record(v.string(), v.unknown()))),
  /** API answers for the page, by the page's own keys. */
  answers: v.optional(v.record(v.string(), v.unknown())),
  /** Query parameters that change the page's content. */
  varies: v.optional(v.array(v.pipe(v.string(), v.regex(/^\w+$/)))),
  /** File of the link preview picture, see `PICTURE_SIZE`. */
  picture: v.optional(fileName),
  /** Prerendered HTML. */
  html: v.optional(v.string()),
  /** Elements for the page's head that belong to `html`. */
  head: v.optional(v.string()),
  /** Whether React can hydrate `html`; missing in older versions. */
  hydrates: v.optional(v.boolean()),
  /** Style sheets of the version that `html` needs. */
  styles: v.optional(v.array(fileName)),
});
const PublicPages = v.object({
  schema: v.literal(1),
  pages: v.array(PublicPage),
  /** The shell's layout around each page, with {@link PAGE_PLACE} in it. */
  layout: v.optional(v.string()),
  /** Layouts of the addresses where it differs. */
  layouts: v.optional(v.record(v.string(), v.string())),
});

export type PublicPage = v.InferOutput<typeof PublicPage>;
export type PublicPages = v.InferOutput<typeof PublicPages>;

const parsePages = (input: unknown): PublicPages => parseStrictly(PAGES_FILE, PublicPages, input);

/** Text of the table for publishing. @throws Error naming the invalid field */
export const pagesFile = (
  pages: PublicPage[],
  layouts: Pick<PublicPages, 'layout' | 'layouts'> = {},
): string => JSON.stringify(parsePages({ schema: 1, pages, ...layouts }));

/** Table in a folder; undefined if missing or invalid. */
export function pagesIn(folder: string): PublicPages | undefined {
  const file = path.join(folder, PAGES_FILE);
  if (!existsSync(file)) return undefined;
  try {
    return parsePages(readJson(file));
  } catch {
    // An invalid table of another team must not break the site: its pages are served without one.
    return undefined;
  }
}
