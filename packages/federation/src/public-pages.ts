/** The pages that an app has for everyone, search engines included: `pages.json` beside its files. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parseStrictly } from './contributions.ts';
import { readJson } from './web-root.ts';

/** Stands where the site's own address goes, which only whoever serves a page knows. */
export const SITE_URL = '__SITE_URL__';
export const PAGES_FILE = 'pages.json';

const text = v.pipe(v.string(), v.nonEmpty());
const ADDRESS = /^(\/|(\/[\w-]+)+)$/;

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
});
const PublicPages = v.object({ schema: v.literal(1), pages: v.array(PublicPage) });

/** One page; an app's `src/pages.ts` has all of its own as its default export. */
export type PublicPage = v.InferOutput<typeof PublicPage>;

/** Reads a table of pages. @throws Error naming the field that is wrong */
export const parsePages = (input: unknown): PublicPage[] =>
  parseStrictly(PAGES_FILE, PublicPages, input).pages;

/** The table as it is published. @throws Error naming the field that is wrong */
export function pagesFile(pages: PublicPage[]): string {
  const table = { schema: 1, pages };
  parsePages(table);
  return JSON.stringify(table);
}

/** The table in a folder; undefined where there is none that can be read. */
export function pagesIn(folder: string): PublicPage[] | undefined {
  const file = path.join(folder, PAGES_FILE);
  if (!existsSync(file)) return undefined;
  try {
    return parsePages(readJson(file));
  } catch {
    // A team elsewhere may have sent anything: then its pages are served as before there were tables.
    return undefined;
  }
}
