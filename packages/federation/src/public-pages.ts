/** The pages that an app has for everyone, search engines included: `pages.json` beside its files. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parseStrictly } from './contributions.ts';
import { readJson } from './web-root.ts';

/** Stands where the site's own address goes, which only whoever serves a page knows. */
export const SITE_URL = '__SITE_URL__';
/** Stands in the shell's layout where a page goes. */
export const PAGE_PLACE = '__PAGE__';
/** Styles of the pages that stand in no style sheet of the build. */
export const STYLES_FILE = 'pages.css';
export const PAGES_FILE = 'pages.json';

const text = v.pipe(v.string(), v.nonEmpty());
const ADDRESS = /^(\/|(\/[\w-]+)+)$/;

const fileName = v.pipe(v.string(), v.regex(/^\w[\w.-]*$/));

const PublicPage = v.object({
  path: v.pipe(v.string(), v.regex(ADDRESS)),
  /** Without the product's name. */
  title: text,
  description: text,
  /** Not for search engines: where a letter's link leads, for example. */
  hidden: v.optional(v.boolean()),
  /** The day an article was published. */
  published: v.optional(v.pipe(v.string(), v.isoDate())),
  /** What it says in terms of schema.org, for JSON-LD. */
  facts: v.optional(v.array(v.record(v.string(), v.unknown()))),
  /** What the API would answer to it, by the keys under which it asks. */
  answers: v.optional(v.record(v.string(), v.unknown())),
  /** The parameters of its address that change what stands on it. */
  varies: v.optional(v.array(v.pipe(v.string(), v.regex(/^\w+$/)))),
  /** The file of the picture that goes with a link to it, see `PICTURE_SIZE`. */
  picture: v.optional(fileName),
  /** What stands on it. */
  html: v.optional(v.string()),
  /** What belongs to that in the page's head. */
  head: v.optional(v.string()),
  /** Whether React can go on from `html`; versions from before it could have been published. */
  hydrates: v.optional(v.boolean()),
  /** The files of the version that hold the styles of `html`. */
  styles: v.optional(v.array(fileName)),
});
const PublicPages = v.object({
  schema: v.literal(1),
  pages: v.array(PublicPage),
  /** What the shell has around each page, with {@link PAGE_PLACE} in it. */
  layout: v.optional(v.string()),
  /** The same at those addresses where it differs. */
  layouts: v.optional(v.record(v.string(), v.string())),
});

export type PublicPage = v.InferOutput<typeof PublicPage>;
export type PublicPages = v.InferOutput<typeof PublicPages>;

const parsePages = (input: unknown): PublicPages => parseStrictly(PAGES_FILE, PublicPages, input);

/** The table as it is published. @throws Error naming the field that is wrong */
export const pagesFile = (
  pages: PublicPage[],
  layouts: Pick<PublicPages, 'layout' | 'layouts'> = {},
): string => JSON.stringify(parsePages({ schema: 1, pages, ...layouts }));

/** The table in a folder; undefined where there is none that can be read. */
export function pagesIn(folder: string): PublicPages | undefined {
  const file = path.join(folder, PAGES_FILE);
  if (!existsSync(file)) return undefined;
  try {
    return parsePages(readJson(file));
  } catch {
    // A team elsewhere may have sent anything: then its pages are served as before there were tables.
    return undefined;
  }
}
