import { marked } from 'marked';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isCalendarDate } from '../../platform/validation/fields.js';
import { BLOG_CATEGORIES, type BlogCategory, type BlogPostSummary } from './dto/blog.dto.js';

export interface Post extends BlogPostSummary {
  html: string;
}

const WORDS_A_MINUTE = 200;

/** All posts of a folder of Markdown files, latest first. A file that is not a post is an error. */
export function readPosts(folder: string): Post[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) =>
      parsePost(path.basename(name, '.md'), readFileSync(path.join(folder, name), 'utf8')),
    )
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/**
 * One post.
 *
 * @param slug - its file's name, which becomes its address
 * @param text - front matter with title, excerpt, date and category, then Markdown
 */
export function parsePost(slug: string, text: string): Post {
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
  const [date, category] = [need('date'), need('category')];
  if (!isCalendarDate(date)) throw new Error(`The post ${slug} has no real date.`);
  if (!isCategory(category)) throw new Error(`The post ${slug} has no such category: ${category}.`);
  return {
    slug,
    title: need('title'),
    excerpt: need('excerpt'),
    date,
    category,
    readingMinutes: Math.ceil(countWords(body) / WORDS_A_MINUTE),
    html: marked.parse(body, { async: false }),
  };
}

const isCategory = (text: string): text is BlogCategory =>
  (BLOG_CATEGORIES as readonly string[]).includes(text);

export const countWords = (text: string) => text.match(/[\p{L}\d][\p{L}\d'’.,%$-]*/gu)?.length ?? 0;
