/** The posts' heads, for the table of pages. Runs at build time only: the texts come from the API. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '../../../services/src/modules/marketing/blog');

export interface PostHead {
  slug: string;
  title: string;
  excerpt: string;
  date: string;
  category: string;
}

function readHead(file: string): PostHead {
  const [, head = ''] = readFileSync(path.join(FOLDER, file), 'utf8').split('---\n');
  const field = (name: string): string => {
    const [, value] = new RegExp(`^${name}: *(.+)$`, 'm').exec(head) ?? [];
    if (!value) throw new Error(`${file} has no ${name}.`);
    return value;
  };
  return {
    slug: path.basename(file, '.md'),
    title: field('title'),
    excerpt: field('excerpt'),
    date: field('date'),
    category: field('category'),
  };
}

/** All posts, the latest first. */
export const postHeads: readonly PostHead[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map(readHead)
  .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
