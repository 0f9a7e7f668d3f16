/** Reads the posts in this folder, for the API and for prerendering the public pages. */
import { marked } from 'marked';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A parsed post. The caller checks its category. */
export interface WrittenPost {
  slug: string;
  title: string;
  excerpt: string;
  date: string;
  category: string;
  readingMinutes: number;
  html: string;
}

const WORDS_A_MINUTE = 200;

export const countWords = (text: string) => text.match(/[\p{L}\d][\p{L}\d'’.,%$-]*/gu)?.length ?? 0;

/**
 * Parses a post.
 *
 * @param slug - its file's name, which becomes its address
 * @param text - front matter with title, excerpt, date and category, then Markdown
 * @throws Error naming what is missing
 */
export function readPost(slug: string, text: string): WrittenPost {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const fields = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const need = (name: string): string => {
    const value = fields.get(name);
    if (!value) throw new Error(`The post ${slug} has no ${name}.`);
    return value;
  };
  return {
    slug,
    title: need('title'),
    excerpt: need('excerpt'),
    date: need('date'),
    category: need('category'),
    readingMinutes: Math.ceil(countWords(body) / WORDS_A_MINUTE),
    html: marked.parse(body, { async: false }),
  };
}

/** All posts of a folder, latest first. */
export function readFolder<Post extends { slug: string; date: string }>(
  folder: string,
  read: (slug: string, text: string) => Post,
): Post[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => read(path.basename(name, '.md'), readFileSync(path.join(folder, name), 'utf8')))
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}
